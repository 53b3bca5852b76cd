import { and, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from './client'
import { detailedInquiries, inquiries, tableNames, type TableName, tables } from './schema'
import { selectStored, type StoredInquiry } from './stored'

/** An inquiry for which no notice has been sent. */
export interface Pending {
  table: TableName
  id: string
}

/** All inquiries without a notice, oldest first. Reads as `staff`. */
export async function pendingNotices(db: Database): Promise<Pending[]> {
  const [short, long] = [inquiries, detailedInquiries].map(rows =>
    db
      .select({
        table: sql<TableName>`${rows === inquiries ? 'inquiries' : 'detailed_inquiries'}`.as('table'),
        id: rows.id,
        at: rows.created_at,
      })
      .from(rows)
      .where(isNull(rows.notified_at)),
  )
  return unionAll(short!, long!).orderBy(sql`created_at`, sql`id`)
}

/**
 * Sends the notice of one inquiry and records it, in one transaction: a notice that was sent but not recorded is sent again.
 * As `staff`.
 * @param sendNotice an error that it throws is passed on, and nothing is recorded
 * @returns false where the inquiry was erased, or another process has sent the notice or is sending it
 */
export function sendAndRecord(
  db: Database,
  { table, id }: Pending,
  sendNotice: (inquiry: StoredInquiry) => Promise<void>,
) {
  const rows = tables[table]
  return db.transaction(async tx => {
    const [mine] = await tx
      .select({ id: rows.id })
      .from(rows)
      .where(and(eq(rows.id, id), isNull(rows.notified_at)))
      .for('update', { skipLocked: true })
    const [inquiry] = mine ? await selectStored(tx, each => eq(each.id, id)) : []
    if (!inquiry) return false
    await sendNotice(inquiry)
    await tx
      .update(rows)
      .set({ notified_at: sql`clock_timestamp()` })
      .where(eq(rows.id, id))
    return true
  })
}

/**
 * Sends one mail about all inquiries without a notice and records each, in one transaction. As `staff`.
 * @param sendNotice takes their references; an error that it throws is passed on, and nothing is recorded
 * @returns how many inquiries
 */
export function sendAndRecordTogether(db: Database, sendNotice: (references: string[]) => Promise<void>) {
  return db.transaction(async tx => {
    const references: string[] = []
    for (const table of tableNames) {
      const rows = tables[table]
      const mine = await tx
        .select({ id: rows.id })
        .from(rows)
        .where(isNull(rows.notified_at))
        .orderBy(rows.created_at)
        .for('update', { skipLocked: true })
      const ids = mine.map(({ id }) => id)
      references.push(...ids.map(id => id.slice(0, 8)))
      await tx
        .update(rows)
        .set({ notified_at: sql`clock_timestamp()` })
        .where(sql`${rows.id} = any(${sql.param(ids)}::uuid[])`)
    }
    if (references.length > 0) await sendNotice(references)
    return references.length
  })
}
