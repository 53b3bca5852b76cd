import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { GET as getHealth } from '@/app/api/health/route'
import { databaseErrorCode } from '@/db/connect'
import { markAnswered, saveInquiry } from '@/db/inquiries'
import { shortestInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/test/database'
import { startDatabaseGate } from '@/db/test/gate'
import { GET } from './route'
import { setEnv } from '@/lib/test/env'

const database = await freshDatabase()
const advanceSeconds = (n: number) => vi.setSystemTime(Date.now() + n * 1_000)
vi.useFakeTimers({ toFake: ['Date'] })
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  advanceSeconds(24 * 3_600) // the process forgets what an earlier test has refused
})
const logEntries = () =>
  vi
    .mocked(console.error)
    .mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, string>)
const statuses = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, GET))).map(response => response.status)

it('the site is healthy without a database', async () => {
  setEnv('DATABASE_URL', '')
  expect((await getHealth()).status).toBe(200)
})

async function refuseInquiry() {
  await database.owner`revoke insert on inquiries from web`
  await expect(saveInquiry(shortestInquiry)).rejects.toMatchObject({ code: '42501' })
  await database.owner`grant insert on inquiries to web`
}
const refuseAnswer = () =>
  expect(saveInquiry({ ...shortestInquiry, budget: 'x' as '12+' })).rejects.toMatchObject({
    code: '23514',
  })

it.each([
  ['a refused inquiry', 15, refuseInquiry],
  ['an inquiry whose answers are refused', 30, refuseAnswer],
])('%s makes the site not ready for %i minutes', async (_, minutes, refuse) => {
  expect(await statuses(1)).toEqual([200])
  await refuse()
  await saveInquiry(shortestInquiry)
  await markAnswered(randomUUID(), true)
  advanceSeconds(minutes * 60 - 1)
  expect(await statuses(1)).toEqual([503])
  const reference = expect.stringMatching(/^F-\d{4}-\d{4}$/)
  expect(logEntries().at(-1)).toEqual({ event: 'not ready', reference, code: 'NOT_STORED' })
  advanceSeconds(2)
  expect(await statuses(1)).toEqual([200])
})

it.each([
  ['is unreachable', 'ECONNREFUSED', { port: '1' }],
  ['refuses the login', '28P01', { password: 'another' }],
  ['is missing', '3D000', { pathname: '/missing' }],
])('once a database that %s works again, the site is ready', async (_, code, changed) => {
  setEnv('DATABASE_URL', Object.assign(new URL(database.webUrl), changed).href)
  await expect(saveInquiry(shortestInquiry)).rejects.toMatchObject({ code })
  setEnv('DATABASE_URL', database.webUrl)
  advanceSeconds(10)
  expect(await statuses(1)).toEqual([200])
})

it('a database that an inquiry brings down makes the site not ready', async () => {
  await database.owner.unsafe(`
    create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
    create trigger wait before insert on inquiries for each row execute function wait()`)
  const gate = await startDatabaseGate(database.webUrl)
  setEnv('DATABASE_URL', gate.url)
  const failure = saveInquiry(shortestInquiry).catch(databaseErrorCode)
  const insert = database.owner`pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
  await vi.waitFor(
    async () => expect(await database.owner`select from ${insert}`).toHaveLength(1),
    60_000,
  )
  await gate.close()
  expect(await failure).toMatch(/^(ECONNRESET|CONNECTION_CLOSED)$/)
  await database.owner`select pg_terminate_backend(pid) from ${insert}`
  await database.owner`drop function wait cascade`
  setEnv('DATABASE_URL', database.webUrl)
  advanceSeconds(20)
  expect(await statuses(1)).toEqual([503])
})

it('readiness is answered as JSON with only a reason and a time', async () => {
  const now = new Date()
  vi.setSystemTime(now)
  const bodies = async () => (await GET()).json() as Promise<unknown>
  expect(await bodies()).toEqual({ reason: 'ready', at: now.toISOString() })
  await refuseInquiry()
  advanceSeconds(60)
  expect(await bodies()).toEqual({ reason: 'inquiry refused', at: now.toISOString() })
  advanceSeconds(60)
  setEnv('DATABASE_URL', 'postgres://web:x@127.0.0.1:1/x')
  const at = new Date(now.getTime() + 120_000).toISOString()
  expect(await bodies()).toEqual({ reason: 'database unavailable', at })
})

it('while the database hangs, thirty requests share one connection', async () => {
  const gate = await startDatabaseGate(database.webUrl)
  setEnv('DATABASE_URL', gate.url)
  gate.freeze()
  expect(new Set(await statuses(30))).toEqual(new Set([503]))
  expect(gate.connections()).toBe(1)
  expect(logEntries().at(-1)).toMatchObject({ code: 'TIMEOUT' })
  gate.open()
  advanceSeconds(1)
  expect(await statuses(1)).toEqual([200])
  await gate.close()
})
