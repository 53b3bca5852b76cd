import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry/fields'
import { inquiryId } from '@/lib/inquiry/id'
import { relatedInquirySchema, storedInquirySchema, timeSchema } from '@/lib/inquiry/stored'
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

const openInquirySchema = storedInquirySchema.extend({
  is_closed: z.literal(false),
  opened_at: timeSchema,
  related: relatedInquirySchema.nullable(),
})
export type OpenInquiry = z.output<typeof openInquirySchema>

/** A week after the answer, or 60 days after it came without one, only these are left to show. */
const closedInquirySchema = z.object({
  is_closed: z.literal(true),
  id: z.string(),
  answered_at: timeSchema.nullable(),
})

const readSchema = z.object({
  inquiry: z.discriminatedUnion('is_closed', [openInquirySchema, closedInquirySchema]),
})
const markedSchema = z.object({
  id: z.string(),
  answered_at: timeSchema.nullable(),
  is_closed: z.boolean(),
  is_new: z.boolean().nullable(),
  name: z.string().nullable(),
  wedding_date: z.string().nullable(),
})

/**
 * Reads the inquiry behind a link and records when it was first shown.
 * @returns undefined if no inquiry has this token
 * @throws within 6 s, with a code that `databaseErrorCode` reads
 */
export const readInquiry = async (token: string) =>
  (await call(sql`select read_inquiry(${token}::uuid) as inquiry`, readSchema))?.inquiry

/**
 * Records that an inquiry has been answered, or takes the record back. `is_new` says that the record
 * is at most 30 seconds old: both clicks of a double click read the same, although the second one
 * changes nothing. Name and day are null unless it marks an open inquiry that is no full NDA.
 * @returns undefined if no inquiry has this token
 * @throws within 6 s, with a code that `databaseErrorCode` reads
 */
export const markAnswered = (token: string, answered: boolean) =>
  call(
    sql`select *, answered_at > now() - interval '30 seconds' as is_new
      from mark_answered(${token}::uuid, ${answered})`,
    markedSchema,
  )

/** Calls a function that returns at most one row. */
async function call<Row>(query: SQL, schema: z.ZodType<Row>): Promise<Row | undefined> {
  const [row] = await connectFor(db => db.execute(query), readingTimeout(writeTimeoutMs))
  return row && schema.parse(row)
}
