import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openDatabase } from '@/db/database'
import { checkAddressFree, freePort, listening } from './address'
import { command } from './command'
import { runProgram } from './next'
import { startStudioGuard, studioPage } from './studio-guard'

/** Where studio's page looks for it. */
const door = { host: '127.0.0.1', port: 4983 }

/** The program beside the package's entry: a path of its own is not exported. */
const drizzleKit = path.join(path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')

/**
 * Where drizzle-kit itself listens, behind the guard: no page may guess it, and so it is another port each time and, on
 * Linux, another of the 16 million addresses of this machine. A program that runs here can find it all the same.
 */
async function hiddenPlace() {
  const host = process.platform === 'linux' ? ['127', ...[1, 2, 3].map(() => randomInt(1, 255))].join('.') : '127.0.0.1'
  return { host, port: await freePort(host) }
}

/** `npm run db:studio`: look into the tables, as role `staff`, which can read and change nothing. */
await command(async stopping => {
  await checkAddressFree(door)
  const database = await openDatabase({ share: true })
  const ended = new AbortController()
  try {
    const studio = await hiddenPlace()
    void listening(studio, ended.signal).then(async yes => {
      if (!yes) return
      await startStudioGuard(door, studio)
      console.log(`Look into the tables at ${studioPage}; no other page is let in.`)
      console.log('Other programs on this machine can read what it can: stop it (Ctrl-C) when you have looked.')
    })
    const args = [drizzleKit, 'studio', '--host', studio.host, '--port', String(studio.port)]
    // It says where it listens, which is not where one may ask; and with mkcert on its PATH it would speak TLS.
    const environment = { STUDIO_DATABASE_URL: database.staffUrl, PATH: '' }
    return await runProgram(args, environment, stopping, { silent: true })
  } finally {
    ended.abort()
    await database.stop()
  }
})
