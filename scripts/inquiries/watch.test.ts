import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { runAs } from './testing'
import { end, openMailServer, spawnWatch } from './testing-watch'

/** A busy machine may take its time. */
const patience = { timeout: 20_000, interval: 50 }

const database = await freshDatabase({ emptied: true })
let dataDir: string
let ends: (() => unknown)[]
beforeEach(() => {
  dataDir = temporaryFolder()
  ends = []
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const end of ends) await end()
})

/** `npm run inquiries -- watch` on the test's database. */
function startWatch(line: string[], environment: Record<string, string> = {}) {
  const watch = spawnWatch(line, { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, ...environment })
  ends.push(() => end(watch.child, 'SIGKILL'))
  return { ...watch, ready: () => expect.poll(watch.said, patience).toContain('Watching.') }
}

const startMailing = ({ port }: { port: number }) =>
  startWatch(['--mail'], { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_TO: 'studio@example.com' })

async function startMailServer(port?: number) {
  const mailServer = await openMailServer(port)
  ends.push(() => mailServer.close().catch(() => undefined))
  return mailServer
}

/** Oldest first. */
const ids = async () => (await database.owner`select id from inbox`).map(row => row.id as string).reverse()
const idsIn = (mails: string[]) => mails.map(mail => /^Message-ID: <inquiry\.(\S+)@example\.com>/im.exec(mail)?.[1])

describe('mail', () => {
  it('is sent for each inquiry, and its log holds nothing of the couple', async () => {
    const mailServer = await startMailServer()
    const watch = startMailing(mailServer)
    await watch.ready()
    await saveInquiry({ ...inquiry, names: 'Asha', email: 'asha@example.org' }, ['offer'])
    await expect.poll(() => mailServer.mails.length, patience).toBe(1)
    await saveDetailedInquiry({ ...detailedInquiry, name: 'Meera' })
    await expect.poll(() => mailServer.mails.length, patience).toBe(2)
    expect(idsIn(mailServer.mails)).toEqual(await ids())
    expect(watch.said()).not.toMatch(/Asha|asha|Meera|98765|Udaipur/)
  })

  it('is sent after a stop for what came meanwhile, and not again for the rest', async () => {
    const mailServer = await startMailServer()
    const first = startMailing(mailServer)
    await first.ready()
    await saveInquiry(inquiry)
    await expect.poll(() => mailServer.mails.length, patience).toBe(1)
    await end(first.child, 'SIGTERM')
    expect(first.child.exitCode).toBe(0)
    await saveDetailedInquiry(detailedInquiry)
    await startMailing(mailServer).ready()
    await expect.poll(() => mailServer.mails.length, patience).toBe(2)
    await saveInquiry({ ...inquiry, names: 'one more' })
    await expect.poll(() => mailServer.mails.length, patience).toBe(3)
    expect(idsIn(mailServer.mails)).toEqual(await ids())
  })

  it('is sent by the next run where one was killed between hearing and sending', async () => {
    const mailServer = await startMailServer()
    mailServer.accepts = 0
    const killed = startMailing(mailServer)
    await killed.ready()
    await saveInquiry(inquiry)
    await expect.poll(() => mailServer.received, patience).toBe(1)
    await end(killed.child, 'SIGKILL')
    expect(mailServer.mails).toEqual([])
    mailServer.accepts = Infinity
    await startMailing(mailServer).ready()
    await expect.poll(() => idsIn(mailServer.mails), patience).toEqual(await ids())
  })

  it('is not sent again for those that were delivered before the kill', async () => {
    const mailServer = await startMailServer()
    const first = startMailing(mailServer)
    await first.ready()
    await end(first.child, 'SIGTERM')
    for (const names of ['one', 'two']) await saveInquiry({ ...inquiry, names })
    mailServer.accepts = 1
    const killed = startMailing(mailServer)
    await expect.poll(() => mailServer.received, patience).toBe(2)
    await end(killed.child, 'SIGKILL')
    mailServer.accepts = Infinity
    await startMailing(mailServer).ready()
    expect(idsIn(mailServer.mails)).toEqual(await ids())
  })

  it('is sent once each when the server of the mails was down for a while', async () => {
    const mailServer = await startMailServer()
    await mailServer.close()
    const watch = startMailing(mailServer)
    await watch.ready()
    await saveInquiry(inquiry)
    await saveDetailedInquiry(detailedInquiry)
    await expect.poll(watch.said, patience).toMatch(/could not be delivered \(ECONNREFUSED\): trying again/)
    const again = await startMailServer(mailServer.port)
    await expect.poll(watch.said, patience).toContain('All delivered.')
    // The server may come back between the two, and the second be delivered first.
    expect(idsIn(again.mails).sort()).toEqual((await ids()).sort())
  })
})

it('a command gets each inquiry as JSON, and again where it failed', async () => {
  const out = path.join(dataDir, 'out')
  // Fails at the first try.
  const line = `test -e "${out}.tried" && cat >> "${out}" || { touch "${out}.tried"; exit 1; }`
  const watch = startWatch(['--run', line])
  await watch.ready()
  await saveInquiry({ ...inquiry, names: 'Asha' })
  await expect.poll(() => existsSync(out) && readFileSync(out, 'utf8'), patience).toMatch(/\n$/)
  const [id] = await ids()
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ id, name: 'Asha', hours_left: '24' })
})

it('the bell rings for each that arrives, after those that wait and whose 24 hours run', async () => {
  for (const [names, age] of Object.entries({ over: '25 hours', running: '3 hours', done: '2 hours' })) {
    await saveInquiry({ ...inquiry, names })
    await database.owner`update inquiries set created_at = now() - ${age}::interval where names = ${names}`
  }
  await database.owner`update inquiries set answered_at = now() where names = 'done'`
  const stop = new AbortController()
  let written = ''
  const screen = { columns: 120, colour: false }
  const watching = runAs(database, ['watch'], { screen, stop: stop.signal, onWrite: text => (written += text) })
  await expect.poll(() => written, patience).toContain('running')
  await saveInquiry({ ...inquiry, names: 'arriving' })
  await expect.poll(() => written, patience).toMatch(/arriving.*\n\u0007$/)
  stop.abort()
  const { code } = await watching
  expect(code).toBe(0)
  expect(written).toMatch(
    /^REF .*\n[0-9a-f]{8} {5}due .*, 21 h .* running .*\n[0-9a-f]{8} {5}due .*, 24 h .* arriving .*\n\u0007$/,
  )
})

it('goes on when the connection is cut, finds what came meanwhile, and is still alone', async () => {
  const out = path.join(dataDir, 'out')
  const watch = startWatch(['--run', `cat >> "${out}"`])
  await watch.ready()
  await database.owner`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'noor-vista inquiries' and datname = current_database()`
  await saveInquiry(inquiry)
  await expect.poll(() => existsSync(out) && readFileSync(out, 'utf8'), patience).toMatch(/\n$/)
  await saveDetailedInquiry(detailedInquiry)
  await expect.poll(() => readFileSync(out, 'utf8').trim().split('\n').length, patience).toBe(2)
  const lines = readFileSync(out, 'utf8').trim().split('\n')
  expect(lines.map(line => JSON.parse(line).id)).toEqual(await ids())
  const second = startWatch(['--run', 'true'])
  await once(second.child, 'exit')
  const refused = 'Another process already does this (watch --run): stop it first.\n'
  expect([second.child.exitCode, second.said()]).toEqual([1, refused])
})
