import { drizzle } from 'drizzle-orm/postgres-js'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry'
import { fingerprint } from './fingerprint'
import { detailedInquiries, inquiries } from './schema'
import { store } from './store'

/** Writes statements, and runs none: db/store.ts does, with its time limit. */
const write = drizzle.mock()

/**
 * Stores Share Your Story. The same inquiry sent again on the same day is stored once, and is no error.
 * @param flags why it looks like spam
 * @throws {NotStored} within 6 s, whatever the database does
 */
export async function saveInquiry(inquiry: Inquiry, flags: string[] = []): Promise<void> {
  const row = { ...inquiry, flags, fingerprint: fingerprint('inquiries', inquiry) }
  await store(write.insert(inquiries).values(row).onConflictDoNothing())
}

/** Stores Tell Us About Your Celebration; the same promises as {@link saveInquiry}. */
export async function saveDetailedInquiry(inquiry: DetailedInquiry, flags: string[] = []): Promise<void> {
  const row = { ...inquiry, flags, fingerprint: fingerprint('detailed_inquiries', inquiry) }
  await store(write.insert(detailedInquiries).values(row).onConflictDoNothing())
}

export { NotStored } from './store'
