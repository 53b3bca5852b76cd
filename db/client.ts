import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Options, PostgresType, Sql } from 'postgres'
import { connectTo } from './connect'
import * as schema from './schema'
import { withTimeout } from './with-timeout'

const statementTimeoutMs = 3_000
const lockTimeoutMs = 1_500
const connectTimeoutSeconds = 2
/** No answer to a ping within this time means a frozen server or a lost connection. */
const pingTimeoutMs = 5_000
const idleSeconds = 20

/** Drizzle on a pool of connections of postgres.js. */
export type Database = PostgresJsDatabase<typeof schema> & { $client: Sql }

/** On globalThis: a hot reload would leave the pool of a module variable open and start another. */
const shared = globalThis as typeof globalThis & { noorVistaDatabase?: Database | undefined; noorVistaUsedAt?: number }

/**
 * The site's database. Its pool is made at the first query: importing this, and building the site, need no database.
 * @throws with code `NO_DATABASE_URL`, because postgres.js would otherwise connect to localhost
 */
export function database(): Database {
  // postgres.js does not notice when idle connections vanish, and would wait for an answer on them.
  const isIdle = Date.now() - (shared.noorVistaUsedAt ?? 0) >= idleSeconds * 1000
  if (shared.noorVistaDatabase && isIdle) void endPool(shared.noorVistaDatabase)
  shared.noorVistaUsedAt = Date.now()
  return (shared.noorVistaDatabase ??= drizzle(openSite({ idle_timeout: idleSeconds }), { schema }))
}

/**
 * Runs `select 1` on a connection of its own: the pool is for inquiries. Resolves within 5 s.
 * @throws what postgres.js throws, or an error with code `TIMEOUT` or `NO_DATABASE_URL`
 */
export async function pingDatabase(): Promise<void> {
  const connection = openSite({ max: 1 })
  try {
    await withTimeout(pingTimeoutMs, connection`select 1`, 'TIMEOUT')
  } finally {
    void connection.end({ timeout: 0 })
  }
}

function openSite(options: Options<Record<string, PostgresType>>): Sql {
  const url = process.env.DATABASE_URL
  if (!url) throw Object.assign(new Error('DATABASE_URL is not set'), { code: 'NO_DATABASE_URL' })
  return connectTo(url, {
    connect_timeout: connectTimeoutSeconds,
    backoff: () => 0, // after some failures postgres.js would wait for up to 20 s before it connects again
    fetch_types: false, // this query of postgres.js's own would throw uncaught when the pool is ended
    connection: siteSession,
    ...options,
  })
}

/** Session settings of the site. */
export const siteSession = {
  application_name: 'noor-vista',
  statement_timeout: statementTimeoutMs,
  lock_timeout: lockTimeoutMs,
}

/**
 * Ends a pool and the queries that run on it; the next query makes a new pool. Connections to a server that vanished
 * without closing them would otherwise hang for minutes.
 */
export async function endPool(failed: Database) {
  if (shared.noorVistaDatabase === failed) shared.noorVistaDatabase = undefined
  await failed.$client.end({ timeout: 0 }).catch(() => undefined)
}

/** Closes all connections. The next query opens new ones and reads DATABASE_URL again. */
export async function disconnect() {
  if (shared.noorVistaDatabase) await endPool(shared.noorVistaDatabase)
}
