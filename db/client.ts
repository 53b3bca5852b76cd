import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { connectTo } from './connect'
import * as schema from './schema'

export const statementTimeoutMs = 3_000
const lockTimeoutMs = 1_500
const connectTimeoutSeconds = 2

/** Drizzle on a pool of connections of postgres.js. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: Sql }

/** On globalThis: a hot reload would leave the pool of a module variable open and start another. */
const shared = globalThis as typeof globalThis & { noorVistaDatabase?: Database | undefined }

/**
 * The site's database. Its pool is made at the first query: importing this, and building the site, need no database.
 * @throws with code `NO_DATABASE_URL`, because postgres.js would otherwise connect to localhost
 */
export function database(): Database {
  if (shared.noorVistaDatabase) return shared.noorVistaDatabase
  const { DATABASE_URL: url, DATABASE_ROLE: role } = process.env
  if (!url) throw Object.assign(new Error('DATABASE_URL is not set'), { code: 'NO_DATABASE_URL' })
  const connections = connectTo(url, {
    connect_timeout: connectTimeoutSeconds,
    backoff: () => 0, // after some failures postgres.js would wait for up to 20 s before it connects again
    connection: siteSession(role),
  })
  return (shared.noorVistaDatabase = drizzle(connections, { schema }))
}

/** Session settings of the site: time limits, and the role to act as where the login is not `web` itself. */
export function siteSession(role?: string) {
  const limits = { statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs }
  return { application_name: 'noor-vista', ...limits, ...(role && { role }) }
}

/**
 * Ends a pool, so that the next query makes a new one: where a server vanished without closing its connections, they would
 * hang for minutes. Queries still running have `graceMs` to end.
 */
export async function endPool(failed: Database, graceMs = 0) {
  if (shared.noorVistaDatabase === failed) shared.noorVistaDatabase = undefined
  await failed.$client.end({ timeout: graceMs / 1000 }).catch(() => undefined)
}

/** Closes all connections, if there are any; the next query opens new ones, to what DATABASE_URL says by then. */
export async function disconnect() {
  if (shared.noorVistaDatabase) await endPool(shared.noorVistaDatabase)
}
