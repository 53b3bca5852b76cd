import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readOrCreateActionKey } from './action-key'

/** Everything that the built site is made of. Long films are not: they may be gigabytes, and are not in git. */
const inputs = [
  ...['app', 'components', 'content', 'db', 'lib', 'public', 'instrumentation.ts', 'mdx-components.tsx', 'proxy.ts'],
  ...['next.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

/**
 * A hash of the sources and of the environment that ends up in a build, which next.config.ts makes the build's id: so a
 * build tells what it was made of. Of contents and not of times: a checkout changes every time and a restored backup none.
 */
export function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  const { SITE_URL = '', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, DATA_DIR } = process.env
  const key = NEXT_SERVER_ACTIONS_ENCRYPTION_KEY || readOrCreateActionKey(DATA_DIR || '.data') || ''
  return hash.update(`${SITE_URL}\0${key}`).digest('hex').slice(0, 24)
}

function filesIn(file: string): string[] {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return /\.test\.tsx?$|^public\/film\/long-/.test(file) ? [] : [file]
  return readdirSync(file)
    .sort()
    .flatMap(name => filesIn(path.join(file, name)))
}
