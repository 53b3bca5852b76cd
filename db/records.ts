import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Options, PostgresType } from 'postgres'
import type { Database } from './client'
import { connectTo } from './connect'
import * as schema from './schema'
import { detailedInquiries, inquiries } from './schema'

/** The two tables. */
export const tables = { inquiries, detailed_inquiries: detailedInquiries } as const
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
