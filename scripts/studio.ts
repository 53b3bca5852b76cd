import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runAsStaff } from '@/db/open-database'
import { command } from './command'
import { run } from './run'

/** The program lies beside the package's entry, which does not export its path. */
const drizzleKit = path.join(
  path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')),
  'bin.cjs',
)

const { values } = parseArgs({ options: { port: { type: 'string', default: '4983' } } })

// drizzle-kit asks for no login, so it listens on 127.0.0.1 only.
await command(async stop => {
  const args = [drizzleKit, 'studio', '--host', '127.0.0.1', '--port', values.port]
  return runAsStaff(url => {
    console.log(
      'While drizzle-kit studio runs, any program on this machine can read the inquiries. Press Ctrl-C when you are done.',
    )
    return run(stop, args, { STUDIO_DATABASE_URL: url }, ['studio-guard.cjs'])
  })
})
