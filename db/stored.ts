import { asc, eq, getTableColumns, getViewSelectedFields, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client'
import { inbox, type InboxRow } from './inbox'
import { detailedInquiries, inquiries, type TableName, tableNames, tables } from './schema'

/** The columns of a table by their names in the database. */
function columnsOf<T extends PgTable>(table: T) {
  type Columns = T['_']['columns']
  type ByName = { [Key in keyof Columns as Columns[Key]['_']['name']]: Columns[Key] }
  return Object.fromEntries(Object.values(getTableColumns(table)).map(column => [column.name, column])) as ByName
}
/** With the name of the view, which Drizzle omits; without it columns are ambiguous beside a table. */
const shown = Object.fromEntries(
  Object.keys(getViewSelectedFields(inbox)).map(name => [name, sql`${inbox}.${sql.identifier(name)}`]),
) as { [Name in keyof InboxRow]: SQL<InboxRow[Name]> }
const shortAnswers = { answers: columnsOf(inquiries), inbox: shown }
const longAnswers = { answers: columnsOf(detailedInquiries), inbox: shown }

type Rows = typeof inquiries | typeof detailedInquiries

/** The inquiries that match a condition, with their rows of the inbox: one table after the other, oldest first. */
export async function selectStored(db: Pick<Database, 'select'>, meets?: (rows: Rows) => SQL) {
  const short = await db
    .select(shortAnswers)
    .from(inquiries)
    .innerJoin(inbox, eq(inbox.id, inquiries.id))
    .where(meets?.(inquiries))
    .orderBy(asc(inquiries.created_at), asc(inquiries.id))
  const long = await db
    .select(longAnswers)
    .from(detailedInquiries)
    .innerJoin(inbox, eq(inbox.id, detailedInquiries.id))
    .where(meets?.(detailedInquiries))
    .orderBy(asc(detailedInquiries.created_at), asc(detailedInquiries.id))
  return [
    ...short.map(each => ({ table: 'inquiries' as const, ...each })),
    ...long.map(each => ({ table: 'detailed_inquiries' as const, ...each })),
  ]
}

/** One inquiry: every answer as it is stored, and its row of the inbox. */
export type StoredInquiry = Awaited<ReturnType<typeof selectStored>>[number]

/** Every inquiry, in one snapshot. */
export const readStored = (db: Database) =>
  db.transaction(tx => selectStored(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** The whole inbox in one snapshot, in its own order. */
export const readInbox = async (db: Database): Promise<InboxRow[]> => await db.select().from(inbox)

/** Every inquiry whose id begins with `reference`. */
export const findByReference = (db: Database, reference: string) =>
  selectStored(db, ({ id }) => sql`starts_with(${id}::text, ${reference})`)

/** Inquiries with this e-mail address, in upper or lower case. */
export const findByEmail = (db: Database, email: string) =>
  selectStored(db, rows => sql`lower(normalize(${rows.email})) = lower(normalize(${email}))`)

/** What identifies a stored inquiry. */
export interface Stored {
  table: TableName
  inbox: Pick<InboxRow, 'id'>
}

/** Records that an inquiry has been answered, and keeps an earlier time; or takes the record back. */
export function setAnswered(db: Database, { table, inbox: { id } }: Stored, answered: boolean) {
  const rows = tables[table]
  const answered_at = answered ? sql`coalesce(${rows.answered_at}, now())` : null
  return db.update(rows).set({ answered_at }).where(eq(rows.id, id))
}

/** Erases exactly these, all or none. Resolves with how many there were. As the owner. */
export function eraseInquiries(db: Database, found: Stored[]): Promise<number> {
  return db.transaction(async tx => {
    let erased = 0
    for (const table of tableNames) {
      const rows = tables[table]
      const ids = found.filter(each => each.table === table).map(each => each.inbox.id)
      // One parameter for all ids: a statement takes 65,535 parameters at most.
      erased += (await tx.delete(rows).where(sql`${rows.id} = any(${sql.param(ids)}::uuid[])`)).count
    }
    return erased
  })
}
