import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { disconnect } from './client'
import { migrateBundled } from './database'
import { findDatabase, refuseSecondOwner, startDatabase } from './embedded'
import { clusterIn } from './embedded/cluster'
import { readPidFile } from './embedded/processes'
import { saveInquiry } from './inquiries'
import { inquiry } from './samples'
import { open } from './testing'

/** A busy machine may take its time. */
const patience = { timeout: 20_000, interval: 100 }

let dataDir: string
let stops: (() => Promise<unknown>)[]
beforeEach(() => {
  dataDir = temporaryFolder()
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

it('starts its server again when that dies, on the same port, and owns it again', async () => {
  const { ownerUrl } = await start()
  await saveInquiry({ ...inquiry, names: 'before' })
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect((await findDatabase(dataDir))?.ownerUrl).toBe(ownerUrl), patience)
  expect(postmaster()).not.toBe(killed)
  await saveInquiry({ ...inquiry, names: 'after' })
  expect(await storedNames(ownerUrl)).toEqual(['before', 'after'])
  await vi.waitFor(() => expect(refuseSecondOwner(dataDir)).rejects.toThrow(/already runs/), patience)
})

it("starts although a killed server's number stands for another program by now", async () => {
  const first = await start()
  await disconnect()
  await first.stop()
  // Any process of the account that runs servers: of another account's, Postgres would know that it is none of its own.
  const another = open(inject('template').ownerUrl)
  const [{ pid } = { pid: 0 }] = await another<{ pid: number }[]>`select pg_backend_pid() as pid`
  writeFileSync(path.join(clusterIn(dataDir).cluster, 'postmaster.pid'), `${pid}\n`)
  await start()
  expect(postmaster()).not.toBe(pid)
  await another.end()
})

it('lets one of two processes that start at once make the database, and refuses the other', async () => {
  const [mine, theirs] = await Promise.allSettled([start(), startElsewhere()])
  const running = theirs.status === 'fulfilled' && theirs.value.exitCode === null
  expect([mine.status === 'fulfilled', running].toSorted()).toEqual([false, true])
  expect(readdirSync(dataDir)).toEqual(['postgres-18'])
})

it('lets the site in again although its login has changed its own password and settings', async () => {
  const first = await start()
  const web = open(first.webUrl)
  await web.unsafe(`
    alter role web password 'another'; alter role web set default_transaction_read_only = on;
    alter role web in database noor_vista set default_transaction_read_only = on`)
  await web.end()
  await first.stop()
  const { ownerUrl } = await start()
  await saveInquiry({ ...inquiry, names: 'stored' })
  expect(await storedNames(ownerUrl)).toEqual(['stored'])
})
