import { asc, DrizzleQueryError, eq, getTableColumns, getViewSelectedFields, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Options, PostgresType } from 'postgres'
import { detailedInquiryWords, inquiryWords } from '@/lib/inquiry-words'
import type { Database } from './client'
import { connectTo } from './connect'
import { inbox } from './inbox'
import * as schema from './schema'
import { detailedInquiries, inquiries } from './schema'

/** The two tables, each with its form's title and the column that holds the name. */
export const tables = {
  inquiries: { form: inquiryWords.form, rows: inquiries, name: inquiries.names },
  detailed_inquiries: { form: detailedInquiryWords.form, rows: detailedInquiries, name: detailedInquiries.name },
} as const
export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]

/** One connection, for one command of the staff; the caller ends it with `$client.end()`. */
export function openConnection(url: string, more: Options<Record<string, PostgresType>> = {}): Database {
  const connection = { application_name: 'noor-vista inquiries' }
  return drizzle(connectTo(url, { max: 1, connect_timeout: 5, connection, ...more }), { schema })
}

/** The database's own error: Drizzle's message would quote the statement with its values. */
export const withoutValues = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** Opens one connection for as long as `work` takes. */
export async function withConnection<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openConnection(url)
  try {
    return await work(db)
  } catch (error) {
    throw withoutValues(error)
  } finally {
    await db.$client.end({ timeout: 1 })
  }
}

/** The columns of a table by their names in the database, as every other client of it sees them. */
function columnsOf<T extends PgTable>(table: T) {
  type Columns = T['_']['columns']
  type ByName = { [Key in keyof Columns as Columns[Key]['_']['name']]: Columns[Key] }
  return Object.fromEntries(Object.values(getTableColumns(table)).map(column => [column.name, column])) as ByName
}
const shortColumns = columnsOf(inquiries)
const longColumns = columnsOf(detailedInquiries)

/** Every inquiry as it is stored, one table after the other, oldest first, as of one moment. Reads as `staff`. */
export async function* readInquiries(staffUrl: string) {
  const { short, long } = await withConnection(staffUrl, db =>
    db.transaction(
      async tx => ({
        short: await tx.select(shortColumns).from(inquiries).orderBy(asc(inquiries.created_at), asc(inquiries.id)),
        long: await tx
          .select(longColumns)
          .from(detailedInquiries)
          .orderBy(asc(detailedInquiries.created_at), asc(detailedInquiries.id)),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )
  for (const row of short) yield { table: 'inquiries', row } as const
  for (const row of long) yield { table: 'detailed_inquiries', row } as const
}

/** A row of the view `inbox` (db/inbox.ts). */
export type InboxRow = typeof inbox.$inferSelect

/** The inbox as of one moment, newest first: all, or the newest `limit`. Reads as `staff`. */
export async function* readInbox(staffUrl: string, limit?: number): AsyncGenerator<InboxRow> {
  yield* await withConnection(staffUrl, async db => {
    const rows = db.select().from(inbox)
    return limit === undefined ? rows : rows.limit(limit)
  })
}

/** Every inquiry whose id begins with `reference`, with all its answers. Reads as `staff`. */
export function findByReference(staffUrl: string, reference: string) {
  const shown = getViewSelectedFields(inbox)
  const begins = sql`starts_with(${inbox.id}::text, ${reference})`
  return withConnection(staffUrl, async db => {
    const short = await db
      .select({ answers: shortColumns, inbox: shown })
      .from(inbox)
      .innerJoin(inquiries, eq(inquiries.id, inbox.id))
      .where(begins)
    const long = await db
      .select({ answers: longColumns, inbox: shown })
      .from(inbox)
      .innerJoin(detailedInquiries, eq(detailedInquiries.id, inbox.id))
      .where(begins)
    return [
      ...short.map(each => ({ table: 'inquiries' as const, ...each })),
      ...long.map(each => ({ table: 'detailed_inquiries' as const, ...each })),
    ]
  })
}

/** What identifies a stored inquiry to a person. */
export interface Found {
  table: TableName
  id: string
  arrived: Date
  name: string
}
export type Criterion = { email: string } | { olderThan: string }

/** Inquiries with this e-mail address, in upper or lower case, or older than a PostgreSQL interval. */
export function findInquiries(ownerUrl: string, criterion: Criterion): Promise<Found[]> {
  return withConnection(ownerUrl, async db => {
    const found: Found[] = []
    for (const table of tableNames) {
      const { rows, name } = tables[table]
      const meets =
        'email' in criterion
          ? sql`lower(normalize(${rows.email})) = lower(normalize(${criterion.email}))`
          : sql`${rows.created_at} < now() - ${criterion.olderThan}::interval`
      const some = await db
        .select({ id: rows.id, arrived: rows.created_at, name })
        .from(rows)
        .where(meets)
        .orderBy(rows.created_at)
      found.push(...some.map(row => ({ ...row, table })))
    }
    return found
  })
}

/** Erases exactly these, all or none. Resolves with how many there were. */
export function eraseInquiries(ownerUrl: string, found: Found[]): Promise<number> {
  return withConnection(ownerUrl, db =>
    db.transaction(async tx => {
      let erased = 0
      for (const table of tableNames) {
        const { rows } = tables[table]
        const ids = found.filter(each => each.table === table).map(({ id }) => id)
        // As one parameter: a statement takes 65,535 at most.
        erased += (await tx.delete(rows).where(sql`${rows.id} = any(${sql.param(ids)}::uuid[])`)).count
      }
      return erased
    }),
  )
}
