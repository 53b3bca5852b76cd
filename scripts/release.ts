import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '@/db/setup-error'
import { checkSiteUrl } from './address'
import { command } from './command'
import { assembleRelease } from './release/assemble'
import { readArguments } from './usage'

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const { values } = readArguments({
  command: 'npm run release',
  takes: '--into DIRECTORY',
  help: 'Builds, and writes noor-vista-<build>/ and the same as .tar.gz into DIRECTORY (.release unless given). It runs where Node is and nothing else: deploy/README.md says how, here and in the archive.',
  options: { into: { type: 'string', default: '.release' } },
})

await command(async () => {
  checkSiteUrl()
  if (!process.env.SITE_URL?.startsWith('https://'))
    throw new SetupError('SITE_URL must say the public https:// address: it is built into every page.')
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  const name = `noor-vista-${readFileSync('.next/BUILD_ID', 'utf8').trim()}`
  const directory = path.join(values.into, name)
  rmSync(directory, { recursive: true, force: true })
  const { files, bytes } = await assembleRelease(directory)
  const archive = `${directory}.tar.gz`
  execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', values.into, name])
  const packed = readFileSync(archive)
  const sum = createHash('sha256').update(packed).digest('hex')
  console.log(`${directory}: ${files} files, ${megabytes(bytes)}`)
  console.log(`${archive}: ${megabytes(packed.length)}\nsha256 ${sum}`)
  console.log(`On the server: noor-vista-roll ${name}.tar.gz. The first time, see deploy/README.md in the archive.`)
  return 0
})
