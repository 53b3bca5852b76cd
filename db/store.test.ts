import { inspect } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { database as siteDatabase, disconnect } from './client'
import { NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from './samples'
import { open, freshDatabase } from './testing'
import { startDatabaseGate } from './testing-gate'

const database = await freshDatabase()
afterEach(() => useAddress(database.webUrl))

async function useAddress(url: string) {
  await disconnect()
  process.env.DATABASE_URL = url
}
const save = (names: string) => saveInquiry({ ...shortestInquiry, names }, [])
/** A couple is promised an outcome within this time; a third of it is for a busy machine. */
const promisedMs = 6_000
/** The code that a failed inquiry throws, in time; undefined if it is stored. */
async function failure(saving: Promise<unknown>): Promise<unknown> {
  const began = performance.now()
  const error = await saving.then(
    () => undefined,
    error => error,
  )
  expect(performance.now() - began).toBeLessThan(promisedMs)
  return error
}
const storedNames = async () => (await database.owner`select names from inquiries`).map(row => row.names as string)

it.each([
  ['nobody listens', 'postgres://web:secret@127.0.0.1:1/site', 'ECONNREFUSED'],
  ['no database is set: it does not guess one', '', 'NO_DATABASE_URL'],
])('says in a code that %s', async (_, url, code) => {
  await useAddress(url)
  expect(await failure(save('x'))).toEqual(new NotStored(code))
})

it('carries no answer and no password in whatever it throws', async () => {
  const errors = [await failure(saveInquiry({ ...inquiry, wedding_date: '2027-02-31' }, []))]
  errors.push(await failure(saveDetailedInquiry({ ...detailedInquiry, nda: 'x' as 'nda' }, [])))
  await useAddress('postgres://web:secret@nowhere:port/site')
  errors.push(await failure(saveInquiry(inquiry, [])))
  for (const error of errors) {
    expect(error).toBeInstanceOf(NotStored)
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toMatch(/Meera|example|2027|secret|insert into/i)
  }
})

it('gives up within six seconds where a server accepts connections and never answers', async () => {
  const gate = await startDatabaseGate(database.webUrl)
  gate.freeze()
  await useAddress(gate.url)
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => failure(save(`mute ${n}`))))
  for (const error of outcomes) expect(error).toBeInstanceOf(NotStored)
  await gate.close()
})

it('gives up within six seconds when the server freezes after the connection is made, and stores the next one', async () => {
  await save('before')
  const [site] = await database.owner<{ pid: number }[]>`
    select pid from pg_stat_activity where application_name = 'noor-vista' and datname = current_database()`
  process.kill(site!.pid, 'SIGSTOP')
  try {
    expect(await failure(save('frozen'))).toEqual(new NotStored('TIMEOUT'))
    await save('after')
  } finally {
    process.kill(site!.pid, 'SIGCONT')
  }
  expect(await storedNames()).toEqual(expect.arrayContaining(['before', 'after']))
})

it('stores the next one after its connections have vanished without a reset', async () => {
  const gate = await startDatabaseGate(database.webUrl)
  await useAddress(gate.url)
  const many = (word: string) => Promise.all(Array.from({ length: 12 }, (_, n) => failure(save(`${word} ${n}`))))
  expect(await many('healthy')).toEqual(Array(12).fill(undefined)) // more than the pool has connections
  gate.silence()
  for (const error of await many('lost')) expect(error).toBeInstanceOf(NotStored)
  expect(await many('next')).toEqual(Array(12).fill(undefined))
  expect((await storedNames()).filter(names => /^(lost|next)/.test(names))).toHaveLength(12)
  await disconnect()
  await gate.close()
})

it('stores the next one at once where idle connections have vanished', async () => {
  const gate = await startDatabaseGate(database.webUrl)
  await useAddress(gate.url)
  await Promise.all(Array.from({ length: 12 }, (_, n) => save(`before the silence ${n}`)))
  gate.silence()
  vi.setSystemTime(Date.now() + 20_000)
  await save('after the silence')
  vi.useRealTimers()
  expect(await storedNames()).toContain('after the silence')
  await disconnect()
  await gate.close()
})

// An ended pool of postgres.js connects again for queries that waited in it, and keeps those connections.
it('closes connections that have been idle for twenty seconds', () => {
  expect(siteDatabase().$client.options.idle_timeout).toBe(20)
})

it('gives up within six seconds while another connection locks the table', async () => {
  const holder = open(database.ownerUrl)
  try {
    await holder.unsafe('begin; lock table inquiries in access exclusive mode')
    expect(await failure(save('held'))).toEqual(new NotStored('55P03'))
  } finally {
    await holder.end()
  }
})

it('stores an inquiry whose connection is cut while it waits', async () => {
  const holder = open(database.ownerUrl)
  await holder.unsafe('begin; lock table inquiries in access exclusive mode')
  const saving = save('cut off')
  await vi.waitFor(async () => {
    const cut = await database.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect(cut).toHaveLength(1)
  }, 10_000)
  await holder.end()
  await saving
  expect(await storedNames()).toContain('cut off')
})
