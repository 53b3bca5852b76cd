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

function connect(): Sql {
  const { DATABASE_URL: url, DATABASE_ROLE: role } = process.env
  // Without an address postgres.js would try localhost, and perhaps find a stranger's database there.
  if (!url) throw Object.assign(new Error('DATABASE_URL is not set'), { code: 'NO_DATABASE_URL' })
  return postgres(url, {
    connect_timeout: connectTimeoutSeconds,
    fetch_types: false, // a round trip per connection, for types that no table here has
    onnotice: () => undefined,
    connection: {
      application_name: 'noor-vista',
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      ...(role && { role }),
    },
  })
}
