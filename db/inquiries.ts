import { sql } from 'drizzle-orm'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry/fields'
import { inquiryId } from '@/lib/inquiry/id'
import { connectFor, readingTimeout } from './connect'
import { detailedInquiries, inquiries } from './schema'
import { store, writeTimeoutMs } from './store'

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
 * Records that an inquiry has been answered, or takes the record back. `isNew` says that the record
 * is at most 30 seconds old: both clicks of a double click read the same, although the second one
 * changes nothing.
 * @returns undefined if no inquiry has this token
 * @throws within 6 s, with a code that `databaseErrorCode` reads
 */
export async function markAnswered(token: string, answered: boolean) {
  type Marked = { reference: string; answered_at: string | null; is_new: boolean }
  const call = sql`
    select *, answered_at > now() - interval '30 seconds' as is_new
    from mark_answered(${token}::uuid, ${answered})`
  const timeout = readingTimeout(writeTimeoutMs)
  const [marked] = await connectFor(db => db.execute<Marked>(call), timeout)
  return (
    marked && {
      reference: marked.reference,
      at: marked.answered_at ? new Date(marked.answered_at) : null,
      isNew: marked.is_new,
    }
  )
}
