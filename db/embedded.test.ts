import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing'
import { disconnect } from './client'
import { migrateBundled, openForOwner, openForSite, openForStaff } from './database'
import { findDatabase, refuseSecondOwner, startDatabase } from './embedded'
import { findBinaries } from './embedded/binaries'
import { clusterIn } from './embedded/cluster'
import { readPidFile } from './embedded/server'
import { saveInquiry } from './inquiries'
import { inquiry } from './samples'
import { readInbox } from './stored'
import { open } from './testing'
import { asStaff } from './with-connection'

/** A migrated database that does not run: copying it is much faster than making another. */
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
  vi.unstubAllEnvs()
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

it('is announced as one for trials, is read by staff beside the site, and is started for them where no site runs', async () => {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', '')
  const { environment, summary, stop } = await openForSite()
  stops.push(stop)
  expect(summary).toMatch(/bundled PostgreSQL, .*, for trials and development; a public site needs a DATABASE_URL\.$/)
  vi.stubEnv('DATABASE_URL', environment.DATABASE_URL)
  await saveInquiry({ ...inquiry, names: 'read' })
  vi.stubEnv('DATABASE_URL', '')
  expect(await asStaff(readInbox)).toMatchObject([{ name: 'read' }])
  expect(await findDatabase(dataDir)).toBeDefined()
  await stop()
  expect(await asStaff(readInbox)).toMatchObject([{ name: 'read' }])
  expect(await findDatabase(dataDir)).toBeUndefined()
})

it('is not made for a command of staff or of the owner, where it would have no tables', async () => {
  const none = temporaryFolder()
  vi.stubEnv('DATA_DIR', none)
  vi.stubEnv('DATABASE_URL', '')
  const message = expect.stringMatching(
    /^There is no database in .*: npm run site creates one, and \.env\.example says/,
  )
  for (const opening of [openForStaff, openForOwner])
    await expect(opening()).rejects.toMatchObject({ name: 'SetupError', message })
  expect(readdirSync(none)).toEqual([])
})

it('takes over the server that an owner killed with -9 has left running', async () => {
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

// Both processes belong to the account that runs the server: PostgreSQL itself ignores those of other accounts.
it.each([
  ['another program', 'echo $$; exec sleep 300 > /dev/null'],
  ['a zombie', '"$0" --version 3>&1 > /dev/null & echo $!; exec sleep 300 > /dev/null'],
])("starts although a killed server's number stands for %s by now", async (_, script) => {
  const first = await start()
  await disconnect()
  await first.stop()
  const { cluster } = clusterIn(dataDir)
  const { uid, gid } = statSync(cluster)
  const postgres = path.join(path.dirname((await findBinaries()).pg_ctl), 'postgres')
  const other = spawn('sh', ['-c', script, postgres], { uid, gid, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] })
  stops.push(async () => other.kill('SIGKILL'))
  const pid = await text(other.stdout) // ends once the process is a zombie
  writeFileSync(path.join(cluster, 'postmaster.pid'), pid)
  await start()
  expect(postmaster()).not.toBe(Number(pid))
})

it('listens on this machine only, and logs nothing that was written to it', async () => {
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
