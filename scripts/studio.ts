import { createRequire } from 'node:module'
import path from 'node:path'
import { plainAddress } from '@/db/connect'
import { openDatabase } from '@/db/database'
import { command } from './command'
import { runProgram } from './next'

/** drizzle-kit asks for no login: this machine alone may reach it, and of all pages its own (studio-guard.cjs). */
const reach = ['--host', '127.0.0.1', '--port', '4983']

/** The program beside the package's entry: a path of its own is not exported. */
const drizzleKit = path.join(path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')

/** `npm run db:studio`: look into the tables, as role `staff`, which can read and change nothing. */
await command(async stopping => {
  const database = await openDatabase({ share: true })
  try {
    console.log('Programs on this machine can read what studio can: stop it (Ctrl-C) when you have looked.')
    const environment = { STUDIO_DATABASE_URL: plainAddress(database.staffUrl) }
    return await runProgram([drizzleKit, 'studio', ...reach], environment, stopping, ['studio-guard.cjs'])
  } finally {
    await database.stop()
  }
})
