import type { Options, PostgresType, Row, Sql, TransactionSql } from 'postgres'
import { connectTo } from './connect'
import type { inbox } from './inbox'

/** The two tables, each with its form's title and the column that holds the name. */
export const tables = {
  inquiries: { form: 'Share Your Story', name: 'names' },
  detailed_inquiries: { form: 'Tell Us About Your Celebration', name: 'name' },
} as const
export type Table = keyof typeof tables
export const everyTable = Object.keys(tables) as Table[]

/** What identifies a stored inquiry to a person. */
export interface Found {
  table: Table
  id: string
  arrived: Date
  name: string
}
export type Criterion = { email: string } | { olderThan: string }

/** Rows that are read at a time, so that any number of them needs little memory. */
const batch = 200

/** Every inquiry as it is stored, one table after the other, oldest first, as of one moment. Reads as `staff`. */
export async function* readInquiries(staffUrl: string): AsyncGenerator<{ table: Table; row: Row }> {
  const sql = connect(staffUrl)
  const reader = await sql.reserve()
  try {
    await reader.unsafe('begin isolation level repeatable read read only')
    for (const table of everyTable) {
      const rows = reader.unsafe(`select * from ${table} order by created_at, id`).cursor(batch)
      for await (const some of rows) for (const row of some) yield { table, row }
    }
    await reader.unsafe('commit')
  } finally {
    reader.release()
    await sql.end({ timeout: 1 })
  }
}

/** A row of the view `inbox` (db/inbox.ts). */
export type InboxRow = typeof inbox.$inferSelect

/** The inbox as of one moment, newest first; as many as there are, or the newest `most`. Reads as `staff`. */
export async function* readInbox(staffUrl: string, most?: number): AsyncGenerator<InboxRow> {
  const sql = connect(staffUrl)
  try {
    const rows = sql<InboxRow[]>`select * from inbox limit ${most ?? null}`.cursor(batch)
    for await (const some of rows) yield* some
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Every inquiry whose id begins so, with all its answers. Reads as `staff`. */
export async function findByReference(staffUrl: string, reference: string) {
  const sql = connect(staffUrl)
  try {
    const found: { table: Table; inbox: InboxRow; answers: Row }[] = []
    for (const table of everyTable) {
      const rows = await sql<{ answers: Row; inbox: InboxRow }[]>`
        select to_json(stored) as answers, to_json(inbox) as inbox
        from ${sql(table)} as stored join inbox using (id) where starts_with(stored.id::text, ${reference})`
      found.push(...rows.map(row => ({ table, ...row })))
    }
    return found
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** What `erase` would erase: by e-mail address, in whatever case it was typed, or by age in an interval of Postgres'. */
export function findInquiries(ownerUrl: string, criterion: Criterion): Promise<Found[]> {
  return asEraser(ownerUrl, async sql => {
    const found: Found[] = []
    for (const table of everyTable) {
      const rows = await sql<Omit<Found, 'table'>[]>`
        select id, created_at as arrived, ${sql(tables[table].name)} as name from ${sql(table)}
        where ${meets(sql, criterion)} order by created_at`
      found.push(...rows.map(row => ({ ...row, table })))
    }
    return found
  })
}

/** Erases exactly these, all or none. Resolves with how many there were. */
export function eraseInquiries(ownerUrl: string, found: Found[]): Promise<number> {
  return asEraser(ownerUrl, async sql => {
    let erased = 0
    for (const table of everyTable) {
      const ids = found.filter(each => each.table === table).map(each => each.id)
      erased += (await sql`delete from ${sql(table)} where id = any(${ids}::uuid[])`).count
    }
    return erased
  })
}

function meets(sql: TransactionSql, criterion: Criterion) {
  if ('olderThan' in criterion) return sql`created_at < now() - ${criterion.olderThan}::interval`
  return sql`lower(normalize(email)) = lower(normalize(${criterion.email}))`
}

const asEraser = <Result>(ownerUrl: string, work: (sql: TransactionSql) => Promise<Result>) =>
  asRole('eraser', ownerUrl, work)

/** In one transaction with no more rights than needed, where the role was made (db/roles.ts); else as the tables' owner. */
export async function asRole<Result>(
  role: 'eraser' | 'web',
  ownerUrl: string,
  work: (sql: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(ownerUrl)
  try {
    const [made] = await sql`select 1 from pg_roles where rolname = ${role} and pg_has_role(oid, 'member')`
    const result = await sql.begin(async transaction => {
      if (made) await transaction`set local role ${transaction(role)}`
      return work(transaction)
    })
    return result as Result
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** A date stays as it was written; everything else becomes what JavaScript has for it. */
export const connect = (url: string, more: Options<Record<string, PostgresType>> = {}): Sql =>
  connectTo(url, {
    max: 1,
    connect_timeout: 5,
    connection: { application_name: 'noor-vista inquiries' },
    types: { date: { to: 1082, from: [1082], serialize: String, parse: String } },
    ...more,
  })
