import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from './connection'
import { detailedInquiries, inquiries, morningMail } from './schema'
import { inbox } from './views'

/** An inquiry with all its answers, by the names of the form's fields. */
export type Stored = typeof inquiries.$inferSelect | typeof detailedInquiries.$inferSelect
/** An inquiry of which a mail or an answer is missing. */
export type OpenInquiry = Pick<
  Stored,
  'id' | 'token' | 'created_at' | 'answered_at' | 'notified_at' | 'reminded_at'
>

const tables = [inquiries, detailedInquiries] as const
const idsOf = (open: Pick<Stored, 'id'>[]) => open.map(({ id }) => id)

/** Oldest first. */
export async function readOpen(db: Database): Promise<OpenInquiry[]> {
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
 * Sends a mail about these inquiries and records it, in one transaction: what another process is
 * sending, or has sent, is left out. An error of `send` is passed on, and nothing is recorded.
 */
export function sendAndRecord(
  db: Database,
  open: OpenInquiry[],
  send: (inquiries: Stored[], tx: Pick<Database, 'select'>) => Promise<void>,
) {
  return db.transaction(async tx => {
    const locked: Stored[] = []
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
 * References of other inquiries for the same day, or from the same e-mail address, telephone or
 * name.
 */
export async function readOthers(
  db: Pick<Database, 'select'>,
  row: Stored,
  day: string | null,
  name: string,
) {
  const { id, email, phone } = row
  const isSameCouple = sql`lower(email) = lower(${email}) or phone = ${phone}
    or lower(name) = lower(${name})`
  const isOther = sql`id <> ${id} and (wedding_date = ${day} or ${isSameCouple})`
  const rows = await db.select({ reference: inbox.reference }).from(inbox).where(isOther)
  return rows.map(({ reference }) => reference)
}

/**
 * Records that the studio is reminded of these, or takes the record back. Returns those that had
 * none and wait.
 */
export async function setReminded(
  db: Database,
  open: OpenInquiry[],
  reminded: boolean,
): Promise<OpenInquiry[]> {
  const changedIds: string[] = []
  for (const table of tables) {
    const { id, reminded_at, answered_at } = table
    const waits = reminded ? and(isNull(reminded_at), isNull(answered_at)) : undefined
    const changed = await db
      .update(table)
      .set({ reminded_at: reminded ? sql`now()` : null })
      .where(and(inArray(id, idsOf(open)), waits))
      .returning({ id })
    changedIds.push(...idsOf(changed))
  }
  return open.filter(({ id }) => changedIds.includes(id))
}

/**
 * Sends the morning mail of a day in India and records it, in one transaction.
 * @returns whether it is recorded; false while another process sends it
 */
export function sendMorningMail(
  db: Database,
  day: string,
  send: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async tx => {
    const [record] = await tx.select().from(morningMail).for('update', { skipLocked: true })
    if (!record) return false
    if (record.sent_on === day) return true
    await send()
    await tx.update(morningMail).set({ sent_on: day })
    return true
  })
}
