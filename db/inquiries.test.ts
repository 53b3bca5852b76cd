import { afterEach, expect, it, vi } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from './inquiries'
import { detailedInquiry, inquiry, shortestDetailedInquiry, shortestInquiry } from './samples'
import { freshDatabase } from '@/db/test/database'

const database = await freshDatabase({ emptyEachTest: true })
afterEach(() => void vi.useRealTimers())

const storedIn = async (table: string) =>
  (await database.owner`select to_jsonb(inquiry) as row from ${database.owner(table)} inquiry`).map(
    ({ row }) => row,
  )
const column = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const inColumns = (answers: object) =>
  Object.fromEntries(Object.entries(answers).map(([field, answer]) => [column(field), answer]))

it.each([
  ['null for an empty answer', shortestInquiry, shortestDetailedInquiry, undefined],
  ['every answer and flag unchanged', inquiry, detailedInquiry, ['honeypot', '"a", \\b']],
])('a stored inquiry has %s', async (_, short, detailed, flags) => {
  const shortId = await saveInquiry(short, flags)
  const detailedId = await saveDetailedInquiry(detailed, flags)
  expect(await storedIn('inquiries')).toMatchObject([
    { ...inColumns(short), flags: flags ?? [], id: shortId },
  ])
  expect(await storedIn('detailed_inquiries')).toMatchObject([
    { ...inColumns(detailed), flags: flags ?? [], id: detailedId },
  ])
})

const setDate = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

it('an inquiry that is sent again on the same day is stored once', async () => {
  setDate('2026-11-21T23:59:59Z')
  await Promise.all([
    saveInquiry(inquiry),
    saveInquiry(inquiry),
    saveInquiry({ ...inquiry }, ['fast']),
  ])
  for (let time = 0; time < 2; time++) await saveDetailedInquiry(detailedInquiry)
  expect(await storedIn('inquiries')).toHaveLength(1)
  expect(await storedIn('detailed_inquiries')).toHaveLength(1)
})

it('an inquiry with another answer or on another day is another row', async () => {
  setDate('2026-11-21T23:59:59Z')
  await saveInquiry(inquiry)
  await saveInquiry({ ...inquiry, phone: '+91 98765 43211' })
  setDate('2026-11-22T00:00:00Z')
  await saveInquiry(inquiry)
  expect(await storedIn('inquiries')).toHaveLength(3)
})
