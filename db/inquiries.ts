import { sql } from 'drizzle-orm'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry/fields'
import { inquiryId } from '@/lib/inquiry/id'
import { connectFor, readingTimeout } from './connect'
import { detailedInquiries, inquiries, type StoredInquiry } from './schema'
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

/** What the page of an inquiry shows. */
export type ShownInquiry = StoredInquiry & {
  related?: { id: string; answered_at: Date | null; hasSameAddress: boolean }
}
/** A week after the answer, or 60 days after it came without one, only these are left to show. */
export type ClosedInquiry = Pick<StoredInquiry, 'id' | 'answered_at'> & { isClosed: true }

/**
 * Reads the inquiry behind a link and records when it was first shown.
 * @returns undefined if no inquiry has this token
 * @throws within 6 s, with a code that `databaseErrorCode` reads
 */
export async function readInquiry(
  token: string,
): Promise<ShownInquiry | ClosedInquiry | undefined> {
  const call = sql`select read_inquiry(${token}::uuid) as json`
  const [row] = await connectFor(
    db => db.execute<{ json: Record<string, never> }>(call),
    readingTimeout(writeTimeoutMs),
  )
  if (!row) return undefined
  const { related, ...columns } = row.json as { related?: Record<string, never> | null }
  const inquiry = parseTimes(columns)
  if (!('token' in inquiry)) return { ...inquiry, isClosed: true } as ClosedInquiry
  if (!related) return inquiry as ShownInquiry
  const { has_same_address: hasSameAddress, ...other } = parseTimes(related)
  return { ...inquiry, related: { ...other, hasSameAddress } } as ShownInquiry
}

const parseTimes = (columns: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      name.endsWith('_at') && value ? new Date(value as string) : (value as unknown),
    ]),
  )

/**
 * Records that an inquiry has been answered, or takes the record back. `isNew` says that the record
 * is at most 30 seconds old: both clicks of a double click read the same, although the second one
 * changes nothing.
 * @returns undefined if no inquiry has this token
 * @throws within 6 s, with a code that `databaseErrorCode` reads
 */
export async function markAnswered(token: string, answered: boolean) {
  type Marked = { id: string; answered_at: string | null; is_closed: boolean; is_new: boolean }
  const call = sql`
    select *, answered_at > now() - interval '30 seconds' as is_new
    from mark_answered(${token}::uuid, ${answered})`
  const timeout = readingTimeout(writeTimeoutMs)
  const [marked] = await connectFor(db => db.execute<Marked>(call), timeout)
  return (
    marked && {
      id: marked.id,
      answered_at: marked.answered_at ? new Date(marked.answered_at) : null,
      isClosed: marked.is_closed,
      isNew: marked.is_new,
    }
  )
}
