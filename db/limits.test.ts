import { createHmac } from 'node:crypto'
import postgres from 'postgres'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { floodCode, NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestInquiry } from './samples'
import { open, useFreshDatabase, type TestDatabase } from './testing'

const client = '203.0.113.9'
const crowded = 'many from one address'

let database: TestDatabase
beforeAll(async () => {
  database = await useFreshDatabase()
})
beforeEach(async () => {
  await database.owner`truncate inquiries, detailed_inquiries, arrival_counts, arrival_secrets`
})

/** The nth inquiry of different people who write nothing but their names. */
const send = (n: number, from: string | null = client) =>
  saveInquiry({ ...shortestInquiry, names: `Asha ${n}` }, { client: from })
const stored = () => database.owner<{ names: string; flags: string[] }[]>`select names, flags from inquiries order by 1`
const flagsOf = async (names: string) => (await stored()).find(row => row.names === names)?.flags
const counters = () => database.owner<{ key: string; count: number }[]>`select key, count from arrival_counts`
/** As if the client had sent that many within the hour. */
async function pretend(count: number) {
  await send(0)
  await database.owner`update arrival_counts set count = ${count}`
}

describe('one client', () => {
  it('is flagged above 5 inquiries an hour, and everything is stored', async () => {
    for (let n = 1; n <= 6; n++) await send(n)
    expect((await stored()).map(row => row.flags)).toEqual([[], [], [], [], [], [crowded]])
  })

  it('is refused above 30, and others are not', async () => {
    await pretend(29)
    await send(30)
    await expect(send(31)).rejects.toEqual(new NotStored(floodCode))
    await send(32, '203.0.113.10')
    expect((await stored()).map(row => row.names)).toEqual(['Asha 0', 'Asha 30', 'Asha 32'])
  })

  it('begins again when its hour is over', async () => {
    await pretend(30)
    await database.owner`update arrival_counts set until = now()`
    await send(31)
    expect(await flagsOf('Asha 31')).toEqual([])
  })

  it('may be unknown, and is then never refused for it', async () => {
    for (let n = 1; n <= 40; n++) await send(n, null)
    expect((await stored()).flatMap(row => row.flags)).toEqual([])
  })

  it('gets exactly 30 of 1,000 through that it sends at once', async () => {
    const web = postgres(database.webUrl, { max: 20, onnotice: () => undefined })
    try {
      const calls = Array.from({ length: 1000 }, () => web`select note_arrival(${client}, null)`)
      const outcomes = await Promise.allSettled(calls)
      const passed = outcomes.filter(({ status }) => status === 'fulfilled')
      const refused = outcomes.filter(outcome => outcome.status === 'rejected' && outcome.reason.code === floodCode)
      expect([passed.length, refused.length]).toEqual([30, 970])
    } finally {
      await web.end()
    }
  })
})

it('flags a letter from the third time on, whoever signs it, on either form', async () => {
  const letter = 'We offer the very best prices for everything that you could ever need.'
  const sign = (n: number) => `${letter.toUpperCase()} Ref. ${n}!`
  for (let n = 1; n <= 3; n++) await saveInquiry({ ...shortestInquiry, names: `Asha ${n}`, message: sign(n) })
  expect((await stored()).map(row => row.flags)).toEqual([[], [], ['repeated']])
  const elsewhere = { ...detailedInquiry, culturalDetails: null, visualReferences: null, story: sign(4) }
  await saveDetailedInquiry(elsewhere)
  expect([...(await database.owner`select flags from detailed_inquiries`)]).toEqual([{ flags: ['repeated'] }])
})

it('takes a few words for no letter', async () => {
  for (let n = 1; n <= 4; n++) await saveInquiry({ ...inquiry, names: `Asha ${n}`, message: 'As we discussed today.' })
  expect((await stored()).flatMap(row => row.flags)).toEqual([])
})

it('flags what comes in above 300 an hour from anywhere, and refuses none of it', async () => {
  await pretend(300)
  await send(1, '203.0.113.10')
  expect(await flagsOf('Asha 1')).toEqual(['many at once'])
})

it('adds its flags to those that were given', async () => {
  await pretend(5)
  await saveInquiry(inquiry, { client, flags: ['honeypot'] })
  expect(await flagsOf(inquiry.names)).toEqual(['honeypot', crowded])
})

describe('what is kept to count', () => {
  it('tells nobody who was counted', async () => {
    await saveInquiry(inquiry, { client })
    const [secret] = await database.owner<{ inner_key: Buffer; outer_key: Buffer }[]>`select * from arrival_secrets`
    const key = secret!.inner_key.subarray(0, 32).map(byte => byte ^ 0x36)
    const hmac = createHmac('sha256', key).update(`client ${client}`).digest('hex')
    const keys = (await counters()).map(row => row.key)
    expect(keys).toContain(hmac)
    expect(keys.every(each => /^[0-9a-f]{64}$/.test(each))).toBe(true)
  })

  it('has another secret each day, and forgets yesterday’s', async () => {
    await send(1)
    const yesterday = await database.owner`update arrival_secrets set day = day - 1 returning inner_key`
    await send(2)
    const today = await database.owner`select inner_key from arrival_secrets`
    expect(today).toHaveLength(1)
    expect(today[0]).not.toEqual(yesterday[0])
  })

  it('does not pile up', async () => {
    for (let n = 1; n <= 20; n++) await send(n, `203.0.113.${n}`)
    await database.owner`update arrival_counts set until = now()`
    await send(21, '203.0.113.21')
    expect(await counters()).toHaveLength(2)
  })
})

describe('an inquiry is stored', () => {
  afterEach(async () => {
    await database.owner`alter table if exists elsewhere rename to arrival_counts`
    await database.owner`grant execute on function note_arrival to web`
  })

  it('although its counters are gone', async () => {
    await database.owner`alter table arrival_counts rename to elsewhere`
    await saveInquiry(inquiry, { client, flags: ['honeypot'] })
    expect(await flagsOf(inquiry.names)).toEqual(['honeypot'])
    // By counting itself, and not only by the insert without it that would follow.
    const web = open(database.webUrl)
    expect([...(await web`select note_arrival(${client}, 'x') as flags`)]).toEqual([{ flags: [] }])
    await web.end()
  })

  it('although counting is forbidden', async () => {
    await database.owner`revoke execute on function note_arrival from web`
    await saveInquiry(inquiry, { client, flags: ['honeypot'] })
    await saveDetailedInquiry(detailedInquiry, { client })
    expect(await flagsOf(inquiry.names)).toEqual(['honeypot'])
  })

  it('although somebody holds the counters', async () => {
    const holder = open(database.ownerUrl)
    try {
      await holder.unsafe('begin; lock table arrival_counts in access exclusive mode')
      await saveInquiry(inquiry, { client })
    } finally {
      await holder.end()
    }
    expect(await flagsOf(inquiry.names)).toEqual([])
  })
})
