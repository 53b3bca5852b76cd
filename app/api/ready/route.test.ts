import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GET } from './route'
import { disconnect } from '@/db/client'
import { saveInquiry } from '@/db/inquiries'
import { shortestInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { startDatabaseGate } from '@/db/testing-gate'
import { temporaryFolder } from '@/lib/testing'

const database = await freshDatabase()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

async function useAddress(url: string) {
  await disconnect()
  process.env.DATABASE_URL = url
}
/** Its own limit is 1 s, that of the query behind it 5 s. */
const waitMs = 4_000
const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)))

it('is ready while the database answers the site’s own login', async () => {
  await useAddress(database.webUrl)
  const answer = await GET()
  expect([answer.status, await answer.text()]).toEqual([200, 'ready\n'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(logged()).toEqual([])
})

it('is not ready without a database, and logs only the code', async () => {
  await useAddress('postgres://web:secret@127.0.0.1:1/site')
  const answer = await GET()
  expect([answer.status, await answer.text()]).toEqual([503, 'not ready\n'])
  expect(logged()).toEqual([
    { event: 'not ready', reference: expect.stringMatching(/^\d{4}-\d{4}$/), code: 'ECONNREFUSED' },
  ])
})

it('is not ready without the built pages', async () => {
  await useAddress(database.webUrl)
  vi.stubEnv('NODE_ENV', 'production')
  vi.spyOn(process, 'cwd').mockReturnValue(temporaryFolder())
  expect((await GET()).status).toBe(503)
  vi.unstubAllEnvs()
  expect(logged()).toMatchObject([{ event: 'not ready', code: 'NO_PAGES' }])
})

it('does not wait for a database that hangs, and is ready again once it answers', async () => {
  const gate = await startDatabaseGate(database.webUrl)
  gate.freeze()
  await useAddress(gate.url)
  const asked = performance.now()
  expect((await GET()).status).toBe(503)
  expect(performance.now() - asked).toBeLessThan(waitMs)
  expect(logged()).toMatchObject([{ code: 'TIMEOUT' }])
  gate.open()
  await vi.waitFor(async () => expect((await GET()).status).toBe(200), 10_000)
  await gate.close()
})

it('is not ready once an inquiry could not be stored, until one is or ten minutes have passed', async () => {
  await useAddress(database.webUrl)
  const save = (names: string) => saveInquiry({ ...shortestInquiry, names }, [])
  const [{ status: before }, { status: refused }] = [await GET(), await save('x'.repeat(201)).then(GET, GET)]
  expect([before, refused], 'an answer that the database refuses is the answer’s fault').toEqual([200, 200])

  await database.owner`revoke insert on inquiries from web`
  await expect(save('No right')).rejects.toMatchObject({ code: '42501' })
  expect((await GET()).status).toBe(503)
  expect(logged()).toMatchObject([{ code: 'NOT_STORED' }])
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000)
  expect((await GET()).status).toBe(200)
  later.mockRestore()
  expect((await GET()).status).toBe(503)

  await database.owner`grant insert on inquiries to web`
  await save('Stored again')
  expect((await GET()).status).toBe(200)
})

const probes = 30
/** Connections of one instance: the pool of postgres.js. */
const most = 10

it('constant requests leave connections for inquiries while the database stalls again and again', async () => {
  const gate = await startDatabaseGate(database.webUrl)
  await useAddress(gate.url)
  for (let stall = 0; stall < 3; stall++) {
    gate.freeze()
    const answers = await Promise.all(Array.from({ length: probes }, GET))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    gate.open()
    await vi.waitFor(async () => expect((await GET()).status).toBe(200), 10_000)
  }
  const names = Array.from({ length: 20 }, (_, n) => `after the stalls ${n}`)
  await Promise.all(names.map(each => saveInquiry({ ...shortestInquiry, names: each }, [])))
  const stored = await database.owner`select 1 from inquiries where names like 'after the stalls %'`
  expect(stored).toHaveLength(names.length)
  expect(await connections()).toBeLessThanOrEqual(most)
  await disconnect()
  await gate.close()
})

/** This site's connections to the test's database, as PostgreSQL counts them. */
async function connections(): Promise<number> {
  const [row] = await database.owner<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'noor-vista'`
  return row!.count
}
