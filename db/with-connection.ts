import { drizzle } from 'drizzle-orm/postgres-js'
import type { Database } from './client'
import { connectTo, explain } from './connect'
import { openForStaff } from './database'
import * as schema from './schema'

/** Codes of connections, logins, rights and missing tables: no answer of a couple causes them, so their messages quote none. */
const setupCodes = /^(08|22023|28|3D|42|53|55P03|57P|E[A-Z]|CONNECT|CERT|UNABLE_TO_|HOSTNAME_MISMATCH)/
/** A notice that is being sent locks its inquiry for up to a minute. */
const lockTimeoutMs = 5_000

/**
 * Opens one connection for as long as `work` takes.
 * @throws {SetupError} where server, tables or login are at fault. Other errors are passed on, without Drizzle's message, which
 *   quotes the statement with its values
 */
export async function withConnection<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const connection = { application_name: 'noor-vista staff', lock_timeout: lockTimeoutMs }
  const db = drizzle(connectTo(url, { max: 1, connect_timeout: 5, connection }), { schema })
  try {
    return await work(db)
  } catch (thrown) {
    const error = (thrown as Error).cause ?? thrown
    throw setupCodes.test(String((error as { code?: unknown }).code)) ? explain('The database', url, error) : error
  } finally {
    await db.$client.end({ timeout: 1 })
  }
}

/** Reads, and sets the times of answer, mail and reminder, as role `staff`. */
export async function asStaff<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { staffUrl, stop } = await openForStaff()
  return withConnection(staffUrl, work).finally(stop)
}
