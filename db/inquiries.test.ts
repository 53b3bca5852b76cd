import { afterEach, expect, it, vi } from 'vitest'
import { inquiryId, referenceOf, saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestDetailedInquiry, shortestInquiry } from './samples'
import { freshDatabase } from './testing'

const database = await freshDatabase({ emptied: true })
afterEach(() => void vi.useRealTimers())

const storedIn = async (table: string) =>
  (await database.owner`select to_jsonb(inquiry) as row from ${database.owner(table)} inquiry`).map(
    ({ row }) => row,
  )
const column = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const inColumns = (answers: object) =>
  Object.fromEntries(Object.entries(answers).map(([field, answer]) => [column(field), answer]))

it.each([
  ['every answer to the letter', inquiry, detailedInquiry, []],
  ['null for what a couple left empty', shortestInquiry, shortestDetailedInquiry, undefined],
  ['the flags of spam', inquiry, detailedInquiry, ['honeypot', 'a "quoted", one', 'back\\slash']],
])('keeps %s', async (_, short, long, flags) => {
  const shortId = await saveInquiry(short, flags)
  const longId = await saveDetailedInquiry(long, flags)
  expect(await storedIn('inquiries')).toMatchObject([
    { ...inColumns(short), flags: flags ?? [], id: shortId },
  ])
  expect(await storedIn('detailed_inquiries')).toMatchObject([
    { ...inColumns(long), flags: flags ?? [], id: longId },
  ])
})

it('stores once what is sent again, and anew what differs in one answer or comes on another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T23:59:59Z') })
  await Promise.all([
    saveInquiry(inquiry),
    saveInquiry(inquiry),
    saveInquiry({ ...inquiry }, ['fast']),
  ])
  for (let time = 0; time < 2; time++) await saveDetailedInquiry(detailedInquiry)
  expect([
    (await storedIn('inquiries')).length,
    (await storedIn('detailed_inquiries')).length,
  ]).toEqual([1, 1])
  await saveInquiry({ ...inquiry, phone: '+91 98765 43211' })
  vi.setSystemTime(new Date('2026-11-22T00:00:00Z'))
  await saveInquiry(inquiry)
  expect(await storedIn('inquiries')).toHaveLength(3)
})

it('an id is the same for the same answers in any order, and tells forms and empty answers apart', () => {
  const idOf = (answers: object, form = 'inquiries') => inquiryId(form, answers, new Date(0))
  const id = idOf({ a: '1', b: null })
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(idOf({ b: null, a: '1' })).toBe(id)
  expect(referenceOf(id)).toBe(`${id.slice(0, 4)} ${id.slice(4, 8)}`)
  const others = [
    idOf({ a: '1', b: 'null' }),
    idOf({ a: null, b: '1' }),
    idOf({ a: '1', b: null }, 'detailed_inquiries'),
  ]
  expect(new Set([id, ...others]).size).toBe(4)
})
