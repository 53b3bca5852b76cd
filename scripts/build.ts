import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Stopping } from './command'
import { runNext } from './next'

/** Everything that the built site is made of. */
const inputs = [
  ...['app', 'components', 'content', 'db', 'lib', 'public', 'instrumentation.ts', 'proxy.ts'],
  ...[
    'mdx-components.tsx',
    'next.config.ts',
    'postcss.config.mjs',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
]
/** Variables that end up in it. */
const environment = /^(NEXT_PUBLIC_|NEXT_SERVER_ACTIONS_|SITE_)/

const buildId = '.next/BUILD_ID'
/** What the build was made of; beside it, so that it is lost with it. */
const record = '.next/built-from'

/** Builds the site unless this very content has been built. Resolves with the exit code of the build. */
export async function buildIfNeeded(stopping: Stopping): Promise<number> {
  const content = contentHash()
  if (existsSync(buildId) && existsSync(record) && readFileSync(record, 'utf8') === content) return 0
  rmSync(record, { force: true }) // a build that is broken off must not count
  const code = await runNext(['build'], {}, stopping)
  if (code !== 0 || stopping.stop.aborted) return code
  writeFileSync(record, content)
  return code
}

/** Of contents and not of times: a checkout changes every time and a restored backup none. */
function contentHash(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const read = Object.entries(process.env).filter(([name]) => environment.test(name))
  return hash.update(JSON.stringify(read.sort())).digest('hex')
}

function filesIn(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(place) ? [] : [place]
  return readdirSync(place)
    .sort()
    .flatMap(name => filesIn(path.join(place, name)))
}
