import { inspect } from 'node:util'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { database as siteDatabase, disconnect } from './client'
import { NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, shortestInquiry } from './samples'
import { open, freshDatabase } from './testing'
import { startDatabaseGate } from './testing-gate'

const database = await freshDatabase()

/** An inquiry has as long as its test lets it: this ends the time of those that are being stored. */
let endTime: () => void
beforeEach(() => {
  let time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.any([time.signal]))
  endTime = () => {
    time.abort()
    time = new AbortController()
  }
  return async () => {
    vi.useRealTimers()
    await connectSite(database.webUrl)
  }
})

async function connectSite(url: string) {
  await disconnect()
  process.env.DATABASE_URL = url
}
async function openGate() {
  const gate = await startDatabaseGate(database.webUrl)
  onTestFinished(() => gate.close())
  await connectSite(gate.url)
  return gate
}
const save = (names: string) => saveInquiry({ ...shortestInquiry, names })
const failure = (saving: Promise<unknown>) => saving.catch((error: unknown) => error)
/** More than the pool has connections. */
const saveMany = (word: string) => Array.from({ length: 12 }, (_, n) => save(`${word} ${n}`))
const storedNames = async () => (await database.owner`select names from inquiries`).map(row => row.names as string)

it.each([
  ['nobody listens', 'postgres://web:secret@127.0.0.1:1/site', 'ECONNREFUSED', {}],
  ['no database is set: it does not guess one', '', 'NO_DATABASE_URL', {}],
  ['the address is none', 'postgres://web:secret@nowhere:port/site', 'ERR_INVALID_URL', {}],
  ['there is no such option', database.webUrl, '23514', { nda: 'x' as 'nda' }],
])('says in a code, with no answer and no password, that %s', async (_, url, code, changed) => {
  await connectSite(url)
  const error = await failure(saveDetailedInquiry({ ...detailedInquiry, ...changed }))
  expect(error).toEqual(new NotStored(code))
  expect(inspect(error, { showHidden: true, depth: 9 })).not.toMatch(/Meera|example|2027|secret|insert into/i)
})

it.each<[string, (owner: ReturnType<typeof open>) => Promise<unknown>]>([
  ['a server accepts connections and never answers', async () => (await openGate()).freeze()],
  ['another connection locks the table', owner => owner.unsafe('begin; lock table inquiries in access exclusive mode')],
])('gives up within the six seconds that a couple is promised, where %s', async (_, hinder) => {
  vi.mocked(AbortSignal.timeout).mockRestore()
  const owner = open(database.ownerUrl)
  onTestFinished(() => owner.end())
  await hinder(owner)
  const began = performance.now()
  for (const error of await Promise.all(saveMany('hindered').map(failure))) expect(error).toBeInstanceOf(NotStored)
  expect(performance.now() - began).toBeLessThan(6_000)
})

it.each(['next', 'idle'])(
  'stores the %s one at once after all its connections have vanished without a reset',
  async which => {
    const gate = await openGate()
    // Again where a busy machine does not connect in the time that the pool has for it.
    await vi.waitFor(() => Promise.all(saveMany(`before ${which}`)), 60_000)
    gate.silence()
    const lost = which === 'next' ? saveMany('lost').map(failure) : []
    endTime()
    expect(await Promise.all(lost)).toEqual(lost.map(() => new NotStored('TIMEOUT')))
    if (which === 'idle') vi.setSystemTime(Date.now() + 20_000)
    await save(which)
    expect((await storedNames()).filter(names => names === which || names.startsWith('lost'))).toEqual([which])
    // An ended pool of postgres.js connects again for queries that waited in it, and would keep those connections.
    expect(siteDatabase().$client.options.idle_timeout).toBe(20)
  },
)

it('stores an inquiry whose connection is cut while it is being stored', async () => {
  await database.owner.unsafe(`
    create sequence attempts;
    create function cut_first() returns trigger language plpgsql security definer as $$ begin
      if nextval('attempts') = 1 then perform pg_terminate_backend(pg_backend_pid()), pg_sleep(60); end if;
      return new;
    end $$;
    create trigger cut_first before insert on inquiries for each row execute function cut_first()`)
  await save('cut off')
  expect(await storedNames()).toContain('cut off')
  expect(await database.owner`select last_value::int as attempts from attempts`).toMatchObject([{ attempts: 2 }])
})
