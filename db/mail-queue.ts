import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { detailedNames, type Inquiry } from '@/lib/inquiry'
import type { Database } from './connection'
import { detailedInquiries, inquiries, morningMail } from './schema'
import { inbox } from './views'

/** An inquiry with all its answers, by the names of the form's fields. */
export type StoredInquiry = typeof inquiries.$inferSelect | typeof detailedInquiries.$inferSelect
/** An inquiry of which a mail or an answer is missing. */
export type OpenInquiry = Pick<
  StoredInquiry,
  'id' | 'token' | 'created_at' | 'answered_at' | 'notified_at' | 'reminded_at'
>
/** A connection, or a transaction on it. */
type Reader = Pick<Database, 'select'>

const tables = [inquiries, detailedInquiries] as const
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** An answer is promised within 24 hours; content/inquiry.ts tells couples. */
export const answerDue = ({ created_at }: Pick<StoredInquiry, 'created_at'>) =>
  new Date(created_at.getTime() + 24 * 3_600_000)

/** The answer to a question of the short form, whichever form asked it. */
export const answerTo = <Question extends keyof Inquiry>(
  inquiry: StoredInquiry,
  question: Question,
) => ('names' in inquiry ? inquiry[question] : inquiry[detailedNames[question]])

/** Oldest first. */
export async function readOpenInquiries(db: Database): Promise<OpenInquiry[]> {
  const openIn = (table: (typeof tables)[number]) => {
    const { id, token, created_at, answered_at, notified_at, reminded_at } = table
    return db
      .select({ id, token, created_at, answered_at, notified_at, reminded_at })
      .from(table)
      .where(or(isNull(answered_at), isNull(notified_at)))
  }
  const both = unionAll(openIn(inquiries), openIn(detailedInquiries))
  return both.orderBy(sql`created_at`, sql`id`)
}

/**
 * References of other inquiries for the same day, or from the same e-mail address, telephone or
 * name.
 */
export async function readSimilar(db: Reader, inquiry: StoredInquiry): Promise<string[]> {
  const { id, email, phone } = inquiry
  const name = answerTo(inquiry, 'names')
  const day = answerTo(inquiry, 'wedding_date')
  const isSameCouple = sql`lower(email) = lower(${email}) or phone = ${phone}
    or lower(name) = lower(${name})`
  const isSimilar = sql`id <> ${id} and (wedding_date = ${day} or ${isSameCouple})`
  const rows = await db.select({ reference: inbox.reference }).from(inbox).where(isSimilar)
  return rows.map(({ reference }) => reference)
}

/**
 * Sends a mail about these inquiries and records it, in one transaction: what another process is
 * sending, or has sent, is left out. An error of `send` is passed on, and nothing is recorded.
 */
export function sendAndRecordNotice(
  db: Database,
  open: OpenInquiry[],
  send: (inquiries: StoredInquiry[], db: Reader) => Promise<void>,
) {
  return db.transaction(async tx => {
    const locked: StoredInquiry[] = []
    for (const table of tables) {
      const isUnsent = and(inArray(table.id, idsOf(open)), isNull(table.notified_at))
      const rows = tx.select().from(table).where(isUnsent).for('update', { skipLocked: true })
      locked.push(...(await rows))
    }
    if (locked.length > 0) await send(locked, tx)
    for (const table of tables)
      await tx
        .update(table)
        .set({ notified_at: sql`clock_timestamp()` })
        .where(inArray(table.id, idsOf(locked)))
  })
}

/**
 * Records that the studio is reminded of these, and sends the mail about them: no lock waits for a
 * mail server. What is answered, or recorded before, is left out. An error of `send` takes the
 * record back, and is passed on.
 */
export async function recordAndSendReminder(
  db: Database,
  open: OpenInquiry[],
  send: (inquiries: OpenInquiry[]) => Promise<void>,
) {
  const recorded = await recordReminder(db, open)
  if (recorded.length === 0) return
  try {
    await send(recorded)
  } catch (error) {
    await withdrawReminder(db, recorded)
    throw error
  }
}

async function recordReminder(db: Database, open: OpenInquiry[]): Promise<OpenInquiry[]> {
  const recorded: string[] = []
  for (const table of tables) {
    const { id, reminded_at, answered_at } = table
    const isDue = and(inArray(id, idsOf(open)), isNull(reminded_at), isNull(answered_at))
    const rows = db
      .update(table)
      .set({ reminded_at: sql`now()` })
      .where(isDue)
      .returning({ id })
    recorded.push(...idsOf(await rows))
  }
  return open.filter(({ id }) => recorded.includes(id))
}

async function withdrawReminder(db: Database, open: OpenInquiry[]) {
  for (const table of tables)
    await db
      .update(table)
      .set({ reminded_at: null })
      .where(inArray(table.id, idsOf(open)))
}

/**
 * Sends the morning mail of a day in India and records it, in one transaction.
 * @returns whether it is recorded; false while another process sends it
 */
export function sendAndRecordMorningMail(
  db: Database,
  day: string,
  send: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async tx => {
    const lastMail = tx.select().from(morningMail)
    const [record] = await lastMail.for('update', { skipLocked: true })
    if (!record) return false
    if (record.sent_on === day) return true
    await send()
    await tx.update(morningMail).set({ sent_on: day })
    return true
  })
}
