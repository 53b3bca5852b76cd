import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { disconnect } from './client'
import { migrateBundled } from './database'
import { findDatabase, refuseSecondOwner, startDatabase } from './embedded'
import { clusterIn } from './embedded/cluster'
import { readPidFile } from './embedded/server'
import { saveInquiry } from './inquiries'
import { inquiry } from './samples'
import { open } from './testing'

/** A database that was made and migrated, and runs no more: a copy of it is there much sooner than another. */
const made = temporaryFolder()
let dataDir: string
let stops: (() => Promise<unknown>)[]
beforeAll(async () => {
  const { stop, ...addresses } = await startDatabase({ dataDir: made, durable: false })
  await migrateBundled(addresses)
  await stop()
})
beforeEach(() => {
  dataDir = temporaryFolder()
  execFileSync('cp', ['-a', `${made}/.`, dataDir])
  stops = []
})
afterEach(async () => {
  await disconnect()
  for (const stop of stops) await stop()
})

async function start() {
  const database = await startDatabase({ dataDir, durable: false })
  stops.push(() => database.stop())
  await migrateBundled(database)
  process.env.DATABASE_URL = database.webUrl
  return database
}

async function storedNames(ownerUrl: string) {
  const owner = open(ownerUrl)
  const rows = await owner<{ names: string }[]>`select names from inquiries order by created_at`
  await owner.end()
  return rows.map(row => row.names)
}

const postmaster = () => readPidFile(clusterIn(dataDir).cluster)!.pid

/** Another process that owns the same database, and is ready. */
async function startElsewhere() {
  const code = `
    const { startDatabase } = await import('./db/embedded.ts')
    await startDatabase({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
    console.log('ready')`
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stops.push(async () => owner.kill('SIGKILL'))
  await Promise.race([once(owner.stdout, 'data'), once(owner, 'exit')])
  return owner
}

it('keeps rows over a stop and a start, and its passwords from other users', async () => {
  const first = await start()
  expect(statSync(clusterIn(dataDir).passwords).mode & 0o777).toBe(0o600)
  expect(statSync(clusterIn(dataDir).cluster).mode & 0o777).toBe(0o700)
  await saveInquiry({ ...inquiry, names: 'kept' })
  await disconnect()
  await first.stop()
  expect(await findDatabase(dataDir)).toBeUndefined()
  expect(await storedNames((await start()).ownerUrl)).toEqual(['kept'])
})

it('refuses a second owner in one sentence, and leaves the first alone', async () => {
  const { ownerUrl } = await start()
  const sentence = `Another process already runs the site's database in ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`
  await expect(startDatabase({ dataDir })).rejects.toMatchObject({ name: 'SetupError', message: sentence })
  await expect(refuseSecondOwner(dataDir)).rejects.toThrow(sentence)
  await saveInquiry({ ...inquiry, names: 'still here' })
  expect(await storedNames(ownerUrl)).toEqual(['still here'])
})

it('adopts the server that an owner killed with -9 has left', async () => {
  const owner = await startElsewhere()
  const left = postmaster()
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  await start()
  expect(postmaster()).toBe(left)
})

it('starts after its server was killed, with every row', async () => {
  await start()
  await saveInquiry({ ...inquiry, names: 'before' })
  await disconnect()
  process.kill(postmaster(), 'SIGKILL')
  const { ownerUrl } = await vi.waitFor(start, 10_000) // its other processes may take a moment to end
  await saveInquiry({ ...inquiry, names: 'after' })
  expect(await storedNames(ownerUrl)).toEqual(['before', 'after'])
})

it("starts although a killed server's number stands for another program by now", async () => {
  const first = await start()
  await disconnect()
  await first.stop()
  const { cluster } = clusterIn(dataDir)
  const { uid, gid } = statSync(cluster)
  // Of the account that runs the server: of another account's, PostgreSQL knows that it is none of its own.
  const other = spawn('sleep', ['300'], { uid, gid, cwd: '/', stdio: 'ignore' })
  stops.push(async () => other.kill('SIGKILL'))
  writeFileSync(path.join(cluster, 'postmaster.pid'), `${other.pid}\n`)
  await start()
  expect(postmaster()).not.toBe(other.pid)
})

it('listens on this machine alone, and logs nothing that was written to it', async () => {
  const { ownerUrl } = await start()
  const owner = open(ownerUrl)
  const settings = await owner`select current_setting('listen_addresses') || current_setting('unix_socket_directories')`
  expect(Object.values(settings[0]!)).toEqual(['127.0.0.1'])
  const refused = owner`insert into inquiries (names) values ('a secret')`
  await expect(refused).rejects.toMatchObject({ code: '23502' })
  await owner.end()
  const log = readFileSync(path.join(clusterIn(dataDir).cluster, 'server.log'), 'utf8')
  expect(log).toContain('violates not-null constraint')
  expect(log).not.toContain('a secret')
})

it('lets one of two processes that start at once make the database, and refuses the other', async () => {
  dataDir = temporaryFolder()
  const [mine, theirs] = await Promise.allSettled([start(), startElsewhere()])
  const running = theirs.status === 'fulfilled' && theirs.value.exitCode === null
  expect([mine.status === 'fulfilled', running].toSorted()).toEqual([false, true])
  expect(readdirSync(dataDir)).toEqual(['postgres-18'])
})
