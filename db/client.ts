import { drizzle } from 'drizzle-orm/postgres-js'
import { connectTo, type Database, withConnection } from './connect'

const idleSeconds = 20

/** On globalThis: a hot reload would leave the pool of a module variable open and start another. */
const shared = globalThis as typeof globalThis & { noorVistaDatabase?: Database | undefined; noorVistaUsedAt?: number }

/**
 * The site's database. Its pool is made at the first query: importing this, and building the site, need no database.
 * @throws with code `NO_DATABASE_URL`
 */
export function database(): Database {
  // postgres.js does not notice when idle connections vanish, and would wait for an answer on them.
  if (Date.now() - (shared.noorVistaUsedAt ?? 0) >= idleSeconds * 1000) void disconnect()
  shared.noorVistaUsedAt = Date.now()
  return (shared.noorVistaDatabase ??= drizzle(
    connectTo(siteAddress(), {
      connect_timeout: 2,
      idle_timeout: idleSeconds, // an ended pool connects again for queries that waited in it
      backoff: () => 0, // after some failures postgres.js would wait for up to 20 s before it connects again
      fetch_types: false, // this query of postgres.js's own would throw uncaught when the pool is ended
      connection: { application_name: 'noor-vista', statement_timeout: 3_000, lock_timeout: 1_500 }, // ms
    }),
  ))
}

/** Asks on a connection of its own: the pool is for inquiries. Resolves within 8 s. @throws as withConnection does */
export const pingDatabase = () => withConnection('DATABASE_URL', siteAddress(), async () => undefined)

function siteAddress(): string {
  const url = process.env.DATABASE_URL
  if (!url) throw Object.assign(new Error('DATABASE_URL is not set'), { code: 'NO_DATABASE_URL' })
  return url
}

/**
 * Ends the pool, by default the present one, and the queries that run on it: connections to a server that vanished without
 * closing them would hang for minutes. The next query makes a new one and reads DATABASE_URL again.
 */
export async function disconnect(pool = shared.noorVistaDatabase) {
  if (pool === shared.noorVistaDatabase) shared.noorVistaDatabase = undefined
  await pool?.$client.end({ timeout: 0 }).catch(() => undefined)
}
