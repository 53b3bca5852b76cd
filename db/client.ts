import postgres, { type Sql } from 'postgres'

const connectTimeoutSeconds = 2
export const statementTimeoutMs = 3_000
const lockTimeoutMs = 1_500

/** On globalThis, because a hot reload would leave a module's own pool open and start another. */
const held = globalThis as typeof globalThis & { noorVistaPool?: Sql }

/** The pool of connections. It is made at the first query: importing this, and building the site, need no database. */
export function pool(): Sql {
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

function connect(): Sql {
  const { DATABASE_URL: url, DATABASE_ROLE: role } = process.env
  // Without an address postgres.js would try localhost, and perhaps find a stranger's database there.
  if (!url) throw Object.assign(new Error('DATABASE_URL is not set'), { code: 'NO_DATABASE_URL' })
  return postgres(url, {
    connect_timeout: connectTimeoutSeconds,
    fetch_types: false, // a round trip per connection, for types that no table here has
    onnotice: () => undefined,
    types: { date: asWritten },
    connection: {
      application_name: 'noor-vista',
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      ...(role && { role }),
    },
  })
}
