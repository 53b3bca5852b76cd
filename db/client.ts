import type { ParameterOrJSON, Sql } from 'postgres'
import { connectTo } from './connect'
import { leadsThroughPooler, type SiteSession, siteSession } from './site-session'
import { inTransaction } from './transaction'

const connectTimeoutSeconds = 2

/** On globalThis, because a hot reload would leave a module's own pool open and start another. */
const held = globalThis as typeof globalThis & { noorVistaPool?: SitePool }

/** Connections that one statement at a time may have; `opening` goes before it, where one is needed. */
type SitePool = Sql & Pick<SiteSession, 'opening'>

/** The pool of connections. It is made at the first query: importing this, and building the site, need no database. */
export function pool(): SitePool {
  return (held.noorVistaPool ??= connect())
}

/**
 * Leaves a pool that has failed, so that the next query starts afresh: postgres.js would make it wait for up to 20 s after
 * repeated failures, and a server that vanished without a word would hold all connections for minutes. What is still
 * under way in it has `graceMs` to end.
 */
export async function leave(failed: Sql, graceMs: number) {
  if (held.noorVistaPool === failed) held.noorVistaPool = undefined
  await failed.end({ timeout: graceMs / 1000 }).catch(() => undefined)
}

/** Closes all connections, if there are any; the next query opens new ones, to what DATABASE_URL says by then. */
export async function disconnect() {
  if (held.noorVistaPool) await leave(held.noorVistaPool, 0)
}

/** A date goes to Postgres as it was written: postgres.js would make a Date of it, and of 31 February 3 March. */
const dateType = 1082
const asWritten = { to: dateType, from: [dateType], serialize: (text: string) => text, parse: (text: string) => text }

/** Runs one statement with the site's role and time limits. */
export async function run(connections: SitePool, statement: string, values: unknown[]) {
  if (connections.opening) await inTransaction(connections, connections.opening, statement, values)
  else await connections.unsafe(statement, values as ParameterOrJSON<never>[], { prepare: true })
}

function connect(): SitePool {
  const { DATABASE_URL: url, DATABASE_ROLE: role } = process.env
  // Without an address postgres.js would try localhost, and perhaps find a stranger's database there.
  if (!url) throw Object.assign(new Error('DATABASE_URL is not set'), { code: 'NO_DATABASE_URL' })
  const { connection, opening } = siteSession(url, role)
  const connections = connectTo(url, {
    connect_timeout: connectTimeoutSeconds,
    // A round trip per connection, for types that no table here has. But transactions need it: without, `reserve` of
    // postgres.js 3.4 waits forever for a new connection.
    fetch_types: Boolean(opening),
    // By its name a statement takes one round trip and not two. The connection that a pooler lends next may not know it.
    prepare: !leadsThroughPooler(url),
    types: { date: asWritten },
    connection,
  })
  return Object.assign(connections, { opening })
}
