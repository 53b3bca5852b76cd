import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from './client'
import { referenceOf } from './inquiry-id'
import { detailedInquiries, inquiries, morningMail, tableNames, type TableName, tables } from './schema'
import { inbox } from './views'

// What the program that mails the studio reads and records, as role `staff`.

/** An inquiry of which a mail or an answer is missing. */
export interface OpenInquiry {
  table: TableName
  id: string
  token: string
  created_at: Date
  answered_at: Date | null
  notified_at: Date | null
  reminded_at: Date | null
}

/** Oldest first. */
export async function readOpen(db: Database): Promise<OpenInquiry[]> {
  const [short, long] = tableNames.map(table => {
    const { id, token, created_at, answered_at, notified_at, reminded_at } = tables[table]
    return db
      .select({
        table: sql<TableName>`${table}`.as('table'),
        ...{ id, token, created_at, answered_at, notified_at, reminded_at },
      })
      .from(tables[table])
      .where(or(isNull(answered_at), isNull(notified_at)))
  })
  return unionAll(short!, long!).orderBy(sql`created_at`, sql`id`)
}

/** An inquiry with all its answers, by the names of the form's fields. */
export type Stored =
  | ({ table: 'inquiries' } & typeof inquiries.$inferSelect)
  | ({ table: 'detailed_inquiries' } & typeof detailedInquiries.$inferSelect)

const idsIn = (table: TableName, open: OpenInquiry[]) => open.filter(each => each.table === table).map(({ id }) => id)

/**
 * Sends a mail about these inquiries and records it, in one transaction: what another process is sending, or has sent, is left
 * out. An error of `send` is passed on, and nothing is recorded.
 */
export function sendAndRecord(
  db: Database,
  open: OpenInquiry[],
  send: (inquiries: Stored[], tx: Pick<Database, 'select'>) => Promise<void>,
) {
  return db.transaction(async tx => {
    const locked = { skipLocked: true } as const
    const short = await tx
      .select()
      .from(inquiries)
      .where(and(inArray(inquiries.id, idsIn('inquiries', open)), isNull(inquiries.notified_at)))
      .for('update', locked)
    const long = await tx
      .select()
      .from(detailedInquiries)
      .where(
        and(inArray(detailedInquiries.id, idsIn('detailed_inquiries', open)), isNull(detailedInquiries.notified_at)),
      )
      .for('update', locked)
    const mine: Stored[] = [
      ...short.map(row => ({ table: 'inquiries' as const, ...row })),
      ...long.map(row => ({ table: 'detailed_inquiries' as const, ...row })),
    ]
    if (mine.length > 0) await send(mine, tx)
    for (const table of tableNames)
      await tx
        .update(tables[table])
        .set({ notified_at: sql`clock_timestamp()` })
        .where(
          inArray(
            tables[table].id,
            mine.filter(each => each.table === table).map(({ id }) => id),
          ),
        )
  })
}

/** References of other inquiries for the same day or from the same e-mail address. */
export async function readOthers(db: Pick<Database, 'select'>, { id, email }: Stored, day: string | null) {
  const same = sql`(wedding_date = ${day} or lower(email) = lower(${email}))`
  const rows = await db
    .select({ id: sql<string>`id` })
    .from(inbox)
    .where(sql`id <> ${id} and ${same}`)
  return rows.map(row => referenceOf(row.id))
}

/** Records that the studio is reminded of these, or takes the record back. Returns those that had none and wait. */
export async function setReminded(db: Database, open: OpenInquiry[], reminded: boolean): Promise<OpenInquiry[]> {
  const ids: string[] = []
  for (const table of tableNames) {
    const rows = tables[table]
    const wait = reminded ? and(isNull(rows.reminded_at), isNull(rows.answered_at)) : undefined
    const set = await db
      .update(rows)
      .set({ reminded_at: reminded ? sql`now()` : null })
      .where(and(inArray(rows.id, idsIn(table, open)), wait))
      .returning({ id: rows.id })
    ids.push(...set.map(row => row.id))
  }
  return open.filter(({ id }) => ids.includes(id))
}

/**
 * Sends the morning mail of a day in India and records it, in one transaction.
 * @returns whether it is recorded; false while another process sends it
 */
export function sendMorningMail(db: Database, day: string, send: () => Promise<void>): Promise<boolean> {
  return db.transaction(async tx => {
    const [record] = await tx.select().from(morningMail).for('update', { skipLocked: true })
    if (!record) return false
    if (record.sent_on === day) return true
    await send()
    await tx.update(morningMail).set({ sent_on: day })
    return true
  })
}
