import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { SetupError } from '@/db/setup-error'
import { keyDigest } from '@/lib/action-key'
import { sceneNames } from '@/scripts/launch/content'
import { licenceFiles } from '@/scripts/shipped'
import { writeErrorPages } from './error-pages'
import { aboutFile, type AboutRelease } from './about'

const standalone = '.next/standalone'
/** For an operator who has the archive and no checkout; deploy/README.md is the first to read. */
const documents = ['.env.example', 'CHANGELOG.md', 'OPERATIONS.md', 'STAFF.md']
const commands = {
  'migrate.mjs': 'scripts/release/migrate.ts',
  'inquiries.mjs': 'scripts/inquiries.ts',
  'launch-check.mjs': 'scripts/launch-check.ts',
}

/**
 * Lays the build of this checkout out as a directory that runs with Node alone: what `output: 'standalone'` makes, with the
 * files that it leaves to be copied beside it. It holds the key of the forms, as Next embeds it, and no `.env`.
 * @throws {SetupError} without a build
 */
export async function assembleRelease(directory: string): Promise<{ files: number; bytes: number }> {
  if (!existsSync(path.join(standalone, 'server.js'))) throw new SetupError('There is no build: npm run build.')
  const inside = (name: string) => path.join(directory, name)
  cpSync(standalone, directory, { recursive: true, filter: file => isServed(path.relative(standalone, file)) })
  cpSync('.next/static', inside('.next/static'), { recursive: true })
  cpSync('public', inside('public'), { recursive: true })
  writeErrorPages(inside('errors'))
  for (const [name, entry] of Object.entries(commands)) await bundle(entry, inside(name))
  cpSync('db/migrations', inside('migrations'), { recursive: true })
  cpSync('db/roles.sql', inside('roles.sql'))
  cpSync('deploy', inside('deploy'), { recursive: true, filter: file => !file.endsWith('.ts') })
  for (const name of documents) cpSync(name, inside(path.join('deploy', name)))
  copyLicences(inside('node_modules'))
  writeFileSync(inside(aboutFile), JSON.stringify(about(inside('.next'))) + '\n')
  return sizeOf(directory)
}

/** Next copies `.env`, but each machine that runs a release has its own. */
const isServed = (file: string) => !file.startsWith('.env')

/** All that a command imports in one file. It finds migrations and roles.sql beside itself. */
const bundle = (entry: string, outfile: string) =>
  build({
    ...{ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20.9' },
    banner: { js: "import{createRequire as _require}from'node:module';const require=_require(import.meta.url);" },
    define: {
      'process.env.INQUIRIES_COMMAND': JSON.stringify('noor-vista-inquiries'),
      'process.env.SCENES': JSON.stringify(sceneNames().join(' ')),
    },
    external: ['@next/env'], // it looks for its own directory, and the server has brought it along
    logLevel: 'warning',
  })

function about(build: string): AboutRelease {
  const manifest = readFileSync(path.join(build, 'server/server-reference-manifest.json'), 'utf8')
  const { encryptionKey } = JSON.parse(manifest) as { encryptionKey: string }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return {
    version,
    build: readFileSync(path.join(build, 'BUILD_ID'), 'utf8').trim(),
    actionKey: keyDigest(encryptionKey),
  }
}

/** Next traces what its server loads, and leaves the licences. Those of what is bundled are in public/licences.txt. */
function copyLicences(packages: string) {
  const names = readdirSync(packages).flatMap(name =>
    name.startsWith('@') ? readdirSync(path.join(packages, name)).map(part => `${name}/${part}`) : [name],
  )
  for (const name of names)
    for (const file of licenceFiles(name, { recursive: true }))
      cpSync(path.join('node_modules', name, file), path.join(packages, name, file))
}

function sizeOf(directory: string) {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  const found = names.map(name => statSync(path.join(directory, name))).filter(entry => entry.isFile())
  return { files: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) }
}
