import { createRequire } from 'node:module'
import path from 'node:path'
import { plainAddress } from '@/db/connect'
import { openForStaff } from '@/db/database'
import { checkAddressFree, readPort } from './address'
import { command } from './command'
import { runProgram } from './next'
import { readArguments } from './usage'

/** drizzle-kit asks for no login: only this machine may reach it, and only its own page (studio-guard.cjs). */
const host = '127.0.0.1'

/** The program lies beside the package's entry, which does not export its path. */
const drizzleKit = path.join(path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')

const { values } = readArguments({
  command: 'npm run db:studio',
  takes: '--port 4983',
  help: 'Shows the tables in a browser, as role staff, which reads, and may set answered_at and notified_at. Ctrl-C ends it.',
  options: { port: { type: 'string', default: '4983' } },
})

await command(async stopping => {
  const port = readPort('--port', values.port)
  await checkAddressFree({ host, port }, '--port')
  const database = await openForStaff()
  try {
    console.log('Programs on this machine can read what studio can: stop it (Ctrl-C) when you have looked.')
    const environment = { STUDIO_DATABASE_URL: plainAddress(database.url) }
    const reach = ['--host', host, '--port', String(port)]
    return await runProgram([drizzleKit, 'studio', ...reach], environment, stopping, ['studio-guard.cjs'])
  } finally {
    await database.stop()
  }
})
