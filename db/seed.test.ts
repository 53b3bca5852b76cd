import { expect, it } from 'vitest'
import { saveInquiry } from './inquiries'
import { inquiry } from './samples'
import { invented, seed, unseed } from './seed'
import { freshDatabase } from './testing'

const database = await freshDatabase()

it('adds marked inquiries of all ages, none a second time, and takes away no couple’s', async () => {
  await saveInquiry(inquiry, [])
  expect([await seed(database.ownerUrl), await seed(database.ownerUrl)]).toEqual([10, 0])
  const rows = await database.owner`select * from inbox where email like '%@invented.example'`
  expect([rows.length, rows.every(row => row.flags.startsWith(invented))]).toEqual([10, true])
  for (const left of ['24', 'overdue']) expect(rows.some(row => row.hours_left === left)).toBe(true)
  expect(new Set(rows.map(row => row.form)).size).toBe(2)
  expect(await unseed(database.ownerUrl)).toBe(10)
  expect(await database.owner`select names from inquiries`).toMatchObject([{ names: inquiry.names }])
})
