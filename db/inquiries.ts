import { sql } from 'drizzle-orm'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry'
import { inquiryId } from './inquiry-id'
import { detailedInquiries, inquiries } from './schema'
import { store } from './store'

export { referenceOf } from './inquiry-id'
export { NotStored } from './store'

/**
 * Stores Share Your Story, and resolves with its id. The same inquiry sent again on the same day is stored once, without an
 * error. The conflict clause names no target: that would need the right to read.
 * @param flags why it looks like spam
 * @throws {NotStored} within 6 s, whatever the database does
 */
export async function saveInquiry(inquiry: Inquiry, flags: string[] = []): Promise<string> {
  const row = { ...inquiry, flags, id: inquiryId('inquiries', inquiry) }
  await store(db => db.insert(inquiries).values(row).onConflictDoNothing())
  return row.id
}

/** Stores Tell Us About Your Celebration, as {@link saveInquiry} does. */
export async function saveDetailedInquiry(inquiry: DetailedInquiry, flags: string[] = []): Promise<string> {
  const row = { ...inquiry, flags, id: inquiryId('detailed_inquiries', inquiry) }
  await store(db => db.insert(detailedInquiries).values(row).onConflictDoNothing())
  return row.id
}

/**
 * Records that the inquiry of a mail's link has been answered, or takes the record back.
 * @returns its reference and the time of the record; undefined for a link that nobody has
 * @throws {NotStored} within 6 s
 */
export async function markAnswered(token: string, answered: boolean) {
  type Marked = { reference: string; answered_at: string | null }
  const call = sql`select * from mark_answered(${token}::uuid, ${answered})`
  const [marked] = await store(db => db.execute<Marked>(call))
  return marked && { reference: marked.reference, at: marked.answered_at ? new Date(marked.answered_at) : null }
}
