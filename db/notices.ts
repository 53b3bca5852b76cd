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

/** All of them, oldest first. Reads as `staff`. */
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
 * Sends the notice of one inquiry and records it, in one transaction: what was sent and not recorded is sent again. As `staff`.
 * @param sendNotice what it throws is thrown on, and nothing is recorded
 * @returns false where there is nothing to do: it was erased, or another process has sent it, or does so at this moment
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
 * Sends one mail about all of them and records each, in one transaction. As `staff`.
 * @param sendNotice is given their references; what it throws is thrown on, and nothing is recorded
 * @returns how many they were
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
