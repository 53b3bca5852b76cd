import { beforeAll, expect, it } from 'vitest'
import { saveInquiry } from './inquiries'
import { inquiry } from './samples'
import { invented, seed, unseed } from './seed'
import { type TestDatabase, useFreshDatabase } from './testing'

let database: TestDatabase
beforeAll(async () => {
  database = await useFreshDatabase()
})

it('adds invented inquiries of all ages, each marked, and none a second time', async () => {
  const added = await seed(database.ownerUrl)
  const rows = await database.owner`select * from inbox`
  expect([rows.length, rows.every(row => row.flags.startsWith(invented))]).toEqual([added, true])
  expect(rows.every(row => row.email.endsWith('@invented.example'))).toBe(true)
  for (const left of ['24', 'overdue']) expect(rows.some(row => row.hours_left === left)).toBe(true)
  expect(new Set(rows.map(row => row.form)).size).toBe(2)
  expect(await seed(database.ownerUrl)).toBe(0)
})

it('takes them away again, and nothing of a couple’s', async () => {
  await saveInquiry(inquiry)
  expect(await unseed(database.ownerUrl)).toBeGreaterThan(100)
  expect(await database.owner`select names from inquiries`).toMatchObject([{ names: inquiry.names }])
  expect(await database.owner`select 1 from detailed_inquiries`).toHaveLength(0)
})
