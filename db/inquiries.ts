import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry'
import { connectFor, readingTimeout } from './connect'
import { detailedInquiries, inquiries } from './schema'
import { outcomeMs, store } from './store'

/**
 * The conflict clause names no target: that would need the right to read.
 * @param flags why it looks like spam
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
 * Undefined for a link that nobody has.
 * @throws within 6 s, with a code that `databaseErrorCode` reads
 */
export async function markAnswered(token: string, answered: boolean) {
  type Marked = { reference: string; answered_at: string | null }
  const call = sql`select * from mark_answered(${token}::uuid, ${answered})`
  const timeout = readingTimeout(outcomeMs)
  const [marked] = await connectFor(db => db.execute<Marked>(call), timeout)
  return (
    marked && {
      reference: marked.reference,
      at: marked.answered_at ? new Date(marked.answered_at) : null,
    }
  )
}

/**
 * A double click, a retry and a reload are one row. The day is in UTC: it turns at 05:30 in India.
 */
export function inquiryId(form: string, answers: object, day = new Date()): string {
  const text = JSON.stringify([form, day.toISOString().slice(0, 10), answers])
  const digest = createHash('sha256').update(text).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

/** As in 6951 2034. */
export const referenceOf = (id: string) => `${id.slice(0, 4)} ${id.slice(4, 8)}`
