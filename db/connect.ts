import { once } from 'node:events'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { readSiteEnv } from '@/lib/env'

export type Database = PostgresJsDatabase & { $client: Sql }

/** Has only a code, which is safe to log. Drizzle's and PostgreSQL's own errors quote answers. */
export class DatabaseError extends Error {
  /** @param code SQLSTATE, a code of Node or postgres.js, `TIMEOUT`, or `NO_DATABASE_URL` */
  constructor(readonly code: string) {
    super(code)
  }
}

export function databaseErrorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? databaseErrorCode(cause) : 'UNKNOWN'
}

/** SQLSTATE classes 22 and 23 blame the values of one row. The database stores other rows. */
export const isDataError = (code: string) => /^2[23]/.test(code)

/** No connection could be opened, so nothing was asked of the database. */
export const isOpeningError = (code: string) =>
  /^(28|3D|53300|57P03|ECONNREFUSED|ENOTFOUND|EAI_|EHOST|ENET|CONNECT_TIMEOUT)/.test(code)

/** How long a server may take to respond to the first query. */
export const firstResponseMs = 8_000

/**
 * Somebody may hold a lock in psql. A query that waits for it longer fails, instead of holding its own
 * locks meanwhile.
 */
const lockTimeoutMs = 10_000

export function connectTo(url: string, connection = { lock_timeout: lockTimeoutMs }) {
  return postgres(url, {
    max: 1,
    connect_timeout: 5, // seconds
    // postgres.js would ask for types, and throw an uncaught error if the connection ends
    // meanwhile.
    fetch_types: false,
    onnotice: () => undefined,
    connection,
  })
}

/**
 * Opens a connection for `work` and closes it afterwards.
 * @param timeout by default none
 * @param url by default the site's, whose login may only insert
 * @throws {DatabaseError} `TIMEOUT` once `timeout` aborts, `NO_DATABASE_URL` without a `url`;
 * otherwise what `work` throws
 */
export async function connectFor<T>(
  work: (db: Database) => PromiseLike<T>,
  timeout = new AbortController().signal,
  url = readSiteEnv().DATABASE_URL,
): Promise<T> {
  if (!url) throw new DatabaseError('NO_DATABASE_URL')
  const sql = connectTo(url)
  const cleanup = new AbortController()
  const timedOut = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(new DatabaseError('TIMEOUT')), {
      signal: cleanup.signal,
    })
  })
  try {
    return await Promise.race([work(drizzle(sql)), timedOut])
  } finally {
    cleanup.abort()
    await sql.end({ timeout: 0 })
  }
}

/** @throws {DatabaseError} `TIMEOUT` after `ms`, because a frozen server never responds */
export async function within<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  const timedOut = new Promise<never>((_, reject) => {
    AbortSignal.timeout(ms).addEventListener('abort', () => reject(new DatabaseError('TIMEOUT')))
  })
  return Promise.race([work, timedOut])
}

const stepMs = 250

/**
 * Aborts once Node has had `ms` to read a response. In a burst of forms Node may be too busy to
 * read, which is no fault of the database. So the time passes in steps, and a step that Node
 * prolongs counts as 250 ms.
 */
export function readingTimeout(ms: number): AbortSignal {
  const timeout = new AbortController()
  const wait = async () => {
    for (let waited = 0; waited < ms; waited += stepMs)
      await once(AbortSignal.timeout(stepMs), 'abort')
    timeout.abort()
  }
  void wait()
  return timeout.signal
}
