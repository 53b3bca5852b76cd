import { createServer, type AddressInfo, type Server } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { disconnect } from './client'
import { NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from './samples'
import { open, useFreshDatabase, type TestDatabase } from './testing'

let database: TestDatabase
beforeAll(async () => {
  database = await useFreshDatabase()
})
afterEach(async () => {
  await useAddress(database.webUrl)
})

async function useAddress(url: string) {
  await disconnect()
  process.env.DATABASE_URL = url
}

const failure = (saving: Promise<void>): Promise<unknown> =>
  saving.then(
    () => undefined,
    error => error,
  )

const storedNames = async () => (await database.owner`select names from inquiries`).map(row => row.names)

it('says that nobody listens', async () => {
  await useAddress('postgres://web:secret@127.0.0.1:1/site')
  const error = await failure(saveInquiry(inquiry))
  expect(error).toEqual(new NotStored('ECONNREFUSED'))
})

it('carries no answer and no password in whatever it throws', async () => {
  const errors = [await failure(saveInquiry({ ...inquiry, wedding_date: '2027-02-31' }))]
  errors.push(await failure(saveDetailedInquiry({ ...detailedInquiry, nda: 'x' as 'nda' })))
  await useAddress('postgres://web:secret@nowhere:port/site')
  errors.push(await failure(saveInquiry(inquiry)))
  for (const error of errors) {
    expect(error).toBeInstanceOf(NotStored)
    expect(inspect(error, { showHidden: true, depth: 9 })).not.toMatch(/Meera|example|2027|secret|insert into/i)
  }
})

it('does not guess a database where none is set', async () => {
  await useAddress('')
  expect(await failure(saveInquiry(inquiry))).toEqual(new NotStored('NO_DATABASE_URL'))
})

describe('with a server that takes connections and says nothing', () => {
  let mute: Server
  beforeAll(async () => {
    mute = createServer(socket => socket.on('error', () => undefined))
    await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve))
    return () => void mute.close()
  })

  it('gives up in time', async () => {
    await useAddress(`postgres://web:secret@127.0.0.1:${(mute.address() as AddressInfo).port}/site`)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => failure(saveInquiry(inquiry))))
    for (const error of outcomes) expect(error).toBeInstanceOf(NotStored)
  })
})

it('gives up in time when the server freezes after the connection is made, and stores the next one', async () => {
  await saveInquiry({ ...shortestInquiry, names: 'before' })
  const [site] = await database.owner<{ pid: number }[]>`
    select pid from pg_stat_activity where application_name = 'noor-vista' and datname = current_database()`
  process.kill(site!.pid, 'SIGSTOP')
  try {
    const error = await failure(saveInquiry({ ...shortestInquiry, names: 'frozen' }))
    expect(error).toEqual(new NotStored('TIMEOUT'))
    await saveInquiry({ ...shortestInquiry, names: 'after' })
  } finally {
    process.kill(site!.pid, 'SIGCONT')
  }
  expect(await storedNames()).toEqual(expect.arrayContaining(['before', 'after']))
})

it('gives up in time when somebody holds the table', async () => {
  const holder = open(database.ownerUrl)
  try {
    await holder.unsafe('begin; lock table inquiries in access exclusive mode')
    const error = await failure(saveInquiry({ ...shortestInquiry, names: 'held' }))
    expect(error).toEqual(new NotStored('55P03'))
  } finally {
    await holder.end()
  }
})

it('stores an inquiry whose connection is cut off while it waits', async () => {
  const holder = open(database.ownerUrl)
  await holder.unsafe('begin; lock table inquiries in access exclusive mode')
  const saving = saveInquiry({ ...shortestInquiry, names: 'cut off' })
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
