import { once } from 'node:events'
import { inspect } from 'node:util'
import { beforeEach, expect, it, vi } from 'vitest'
import { DatabaseError, databaseErrorCode, readingTimeout } from './connect'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, shortestInquiry } from './samples'
import { freshDatabase } from '@/db/test/database'
import { startDatabaseGate } from '@/db/test/gate'
import { setEnv } from '@/lib/test/env'

const database = await freshDatabase()
beforeEach(
  () =>
    void vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal),
)

const save = (names: string) => saveInquiry({ ...shortestInquiry, names })
const storedNames = async () =>
  (await database.owner`select names from inquiries`).map(row => row.names as string)

it.each([
  ['no server listens', 'postgres://web:secret@127.0.0.1:1/site', 'ECONNREFUSED', {}],
  ['an answer is not an option', database.webUrl, '23514', { nda: 'x' as 'nda' }],
])('if %s, the error has a code and quotes no answer', async (_, url, code, changed) => {
  setEnv('DATABASE_URL', url)
  const error: unknown = await saveDetailedInquiry({ ...detailedInquiry, ...changed }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toEqual(new DatabaseError(code))
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toMatch(
    /Meera|example|2027|secret|insert into/i,
  )
})

it('an insert gives up within six seconds if the server never answers', async () => {
  vi.mocked(AbortSignal.timeout).mockRestore()
  const gate = await startDatabaseGate(database.webUrl)
  setEnv('DATABASE_URL', gate.url)
  gate.freeze()
  const began = performance.now()
  const codes = await Promise.all(
    Array.from({ length: 16 }, (_, n) => save(`hindered ${n}`).catch(databaseErrorCode)),
  )
  expect(performance.now() - began).toBeLessThan(6_000)
  expect(codes).toEqual(Array(16).fill('TIMEOUT'))
  gate.open()
  await save('next')
  await gate.close()
})

it('the deadline does not count time in which Node was blocked', async () => {
  vi.mocked(AbortSignal.timeout).mockRestore()
  const timeout = readingTimeout(1_000)
  const aborted = once(timeout, 'abort')
  const end = performance.now() + 1_500
  while (performance.now() < end); // as in a burst of forms
  await new Promise(setImmediate)
  expect(timeout.aborted).toBe(false)
  await aborted
})

it('an inquiry is stored even if its connection is cut', async () => {
  await database.owner.unsafe(`
    create sequence attempts;
    create function cut_first() returns trigger language plpgsql security definer as $$ begin
      if nextval('attempts') = 1 then perform pg_terminate_backend(pg_backend_pid()), pg_sleep(60); end if;
      return new;
    end $$;
    create trigger cut_first before insert on inquiries for each row execute function cut_first()`)
  await save('cut off')
  expect(await storedNames()).toContain('cut off')
  expect(await database.owner`select last_value::int as attempts from attempts`).toMatchObject([
    { attempts: 2 },
  ])
})

it('no connection stays open after an inquiry is stored', async () => {
  await save('stored')
  const connectionsOfTheSite = () =>
    database.owner`select from pg_stat_activity where usename = 'web' and datname = current_database()`
  await vi.waitFor(async () => expect(await connectionsOfTheSite()).toEqual([]), 60_000)
})
