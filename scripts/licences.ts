/**
 * `npm run licences` writes the notices that the licences of packages and fonts require, into public/. Both files are committed.
 */
import { writeFileSync } from 'node:fs'
import { fontNotices, softwareNotices } from './notices'
import { readArguments } from './usage'

readArguments({
  command: 'npm run licences',
  help: 'Writes the notices of others that go with the site: public/licences.txt and public/fonts/OFL.txt. Both are committed.',
})

writeFileSync('public/licences.txt', await softwareNotices())
writeFileSync('public/fonts/OFL.txt', fontNotices())
