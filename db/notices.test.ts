import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, expect, it, vi } from 'vitest'
import { saveInquiry } from './inquiries'
import { pendingNotices, sendAndRecord } from './notices'
import { inquiry } from './samples'
import * as schema from './schema'
import { freshDatabase, open } from './testing'

const database = await freshDatabase({ emptied: true })
const staff = open(database.staffUrl)
afterAll(() => staff.end())

it('sends one notice for an inquiry that two processes have found', async () => {
  await saveInquiry(inquiry)
  const db = drizzle(staff, { schema })
  const [found] = await pendingNotices(db)
  const send = vi.fn(() => Promise.resolve())
  expect([await sendAndRecord(db, found!, send), await sendAndRecord(db, found!, send)]).toEqual([true, false])
  expect(send).toHaveBeenCalledOnce()
})
