import { afterEach, expect, it, vi } from 'vitest'
import { NotStored, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestDetailedInquiry, shortestInquiry } from './samples'
import { freshDatabase } from './testing'

const database = await freshDatabase({ emptied: true })
afterEach(() => {
  vi.useRealTimers()
})

/** Every row by the column names of the database. */
const storedIn = async (table: string) =>
  (await database.owner`select to_jsonb(inquiry) as row from ${database.owner(table)} inquiry`).map(({ row }) => row)
const column = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const inColumns = (answers: object) => Object.fromEntries(Object.entries(answers).map(([k, v]) => [column(k), v]))

it.each([
  ['every answer to the letter', inquiry, detailedInquiry],
  ['null for what a couple left empty', shortestInquiry, shortestDetailedInquiry],
])('keeps %s', async (_, short, long) => {
  await saveInquiry(short, [])
  await saveDetailedInquiry(long, [])
  expect(await storedIn('inquiries')).toMatchObject([inColumns(short)])
  expect(await storedIn('detailed_inquiries')).toMatchObject([inColumns(long)])
})

it.each([
  ...[
    "'; drop table inquiries; --",
    '%00',
    '\\x00',
    '\\N',
    '$1',
    '${7*7}',
    '__proto__',
    'null',
    '<script>alert(1)</script>',
  ],
  ...['=1+1', '{}', 'e\u0301 \u0958', '👩‍👩‍👧‍👦🏳️‍🌈', 'שלום\u200fabc', 'Z͑ͫ̓ͪ̂A'],
])('keeps %j, which another program would read, as it was typed', async text => {
  await saveInquiry({ ...inquiry, message: text })
  await saveDetailedInquiry({ ...detailedInquiry, story: text })
  expect(await storedIn('inquiries')).toMatchObject([{ message: text }])
  expect(await storedIn('detailed_inquiries')).toMatchObject([{ story: text }])
})

it('gives a row an id, its time and no flags', async () => {
  await saveInquiry(inquiry)
  const [row] = await database.owner`select id, now() - created_at < '1 minute' as recent, flags from inquiries`
  expect(row).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), recent: true, flags: [] })
})

it('keeps the flags of spam', async () => {
  const flags = ['honeypot', 'a "quoted", one', 'back\\slash']
  await saveInquiry(inquiry, flags)
  await saveDetailedInquiry(detailedInquiry, flags)
  const rows = await database.owner`select flags from inquiries union all select flags from detailed_inquiries`
  expect([...rows]).toEqual([{ flags }, { flags }])
})

it('stores an inquiry that is sent again once, without an error', async () => {
  await Promise.all([saveInquiry(inquiry), saveInquiry(inquiry), saveInquiry({ ...inquiry }, ['fast'])])
  await saveDetailedInquiry(detailedInquiry)
  await saveDetailedInquiry(detailedInquiry)
  expect(await storedIn('inquiries')).toHaveLength(1)
  expect(await storedIn('detailed_inquiries')).toHaveLength(1)
})

it('stores what differs in one answer, and the same words on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:59Z') })
  await saveInquiry(inquiry)
  await saveInquiry({ ...inquiry, phone: '+91 98765 43211' })
  vi.setSystemTime(new Date('2026-11-22T00:00:00Z'))
  await saveInquiry(inquiry)
  expect(await storedIn('inquiries')).toHaveLength(3)
})

it('refuses a date that does not exist, instead of moving it', async () => {
  await expect(saveInquiry({ ...inquiry, wedding_date: '2027-02-31' })).rejects.toEqual(new NotStored('22008'))
})

it('takes the first and the last dates', async () => {
  for (const wedding_date of ['0001-01-01', '2028-02-29', '9999-12-31']) await saveInquiry({ ...inquiry, wedding_date })
  const all = await storedIn('inquiries')
  expect(all.map(row => row.wedding_date).toSorted()).toEqual(['0001-01-01', '2028-02-29', '9999-12-31'])
})
