/**
 * `npm run licences`: what the licences of others ask to be handed on, into public/, where it goes with the site. Both are
 * committed.
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
