import { sql } from 'drizzle-orm'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry/fields'
import { inquiryId } from '@/lib/inquiry/id'
import { connectFor, readingTimeout } from './connect'
import { detailedInquiries, inquiries } from './schema'
import { outcomeMs, store } from './store'

/**
 * Stores an inquiry and returns its id. The conflict clause names no target, because that would
 * need the right to read.
 * @param flags why the inquiry looks like spam
 * @throws {DatabaseError} within 6 s, whatever the database does
 */
export async function saveInquiry(inquiry: Inquiry, flags: string[] = []): Promise<string> {
  const row = { ...inquiry, flags, id: inquiryId('inquiries', inquiry) }
  await store(db => db.insert(inquiries).values(row).onConflictDoNothing())
  return row.id
}

export async function saveDetailedInquiry(
  inquiry: DetailedInquiry,
  flags: string[] = [],
): Promise<string> {
  const row = { ...inquiry, flags, id: inquiryId('detailed_inquiries', inquiry) }
  await store(db => db.insert(detailedInquiries).values(row).onConflictDoNothing())
  return row.id
}

/**
 * Undefined for a link that nobody has. `isNew` where nobody had recorded an answer half a minute ago: the
 * second click of a double click records nothing, and its reader has just recorded it.
 * @throws within 6 s, with a code that `databaseErrorCode` reads
 */
export async function markAnswered(token: string, answered: boolean) {
  type Marked = { reference: string; answered_at: string | null; is_new: boolean }
  const call = sql`select *, answered_at > now() - interval '30 seconds' as is_new from mark_answered(${token}::uuid, ${answered})`
  const timeout = readingTimeout(outcomeMs)
  const [marked] = await connectFor(db => db.execute<Marked>(call), timeout)
  return (
    marked && {
      reference: marked.reference,
      at: marked.answered_at ? new Date(marked.answered_at) : null,
      isNew: marked.is_new,
    }
  )
}
