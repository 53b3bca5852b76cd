import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { readSiteEnv } from '@/lib/env'

export type Database = PostgresJsDatabase & { $client: Sql }

/** A failure by its code alone, safe to log. Drizzle's and PostgreSQL's errors quote answers. */
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

export const firstAnswerMs = 8_000

export function connectTo(url: string, connection?: { lock_timeout: number }) {
  return postgres(url, {
    max: 1,
    connect_timeout: 5, // seconds
    // This query of postgres.js's own would throw uncaught when the connection is ended.
    fetch_types: false,
    onnotice: () => undefined,
    connection,
  })
}

/** @param url by default the site's, which may only insert */
export async function connectFor<T>(
  work: (db: Database) => PromiseLike<T>,
  timeout = new AbortController().signal,
  url = readSiteEnv().DATABASE_URL,
): Promise<T> {
  if (!url) throw new DatabaseError('NO_DATABASE_URL')
  const sql = connectTo(url)
  const timedOut = once(timeout, 'abort').then(() => Promise.reject(new DatabaseError('TIMEOUT')))
  try {
    return await Promise.race([work(drizzle(sql)), timedOut])
  } finally {
    await sql.end({ timeout: 0 })
  }
}

export const queriesMs = 30_000

/** A frozen server would be waited for for good. Stopped during a mail, which has its own limit. */
export function limitQueries() {
  const limit = new AbortController()
  let timer: NodeJS.Timeout
  const start = () => {
    clearTimeout(timer)
    timer = setTimeout(() => limit.abort(), queriesMs)
  }
  return { signal: limit.signal, start, stop: () => clearTimeout(timer) }
}

/** For an insert and its retry: a couple is promised an outcome within 6 s of their turn. */
export const outcomeMs = 4_000
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000

/** The connection failed, not the insert. 53300: too many connections. */
const connectionCodes = /^(08|57P0[123]|53300|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/
/** The answers are at fault: the database stores other inquiries. */
const codesOfOneInquiry = /^2[23]/
const rememberFailureMs = 10 * 60_000

const createShared = () => ({ failedAt: -Infinity })
const globals = globalThis as typeof globalThis & { noorVista?: ReturnType<typeof createShared> }
/** Next bundles the forms' actions, the link's and `/api/ready` with a copy of this module each. */
export const shared = (globals.noorVista ??= createShared())

export const hasFailedLately = () => Date.now() - shared.failedAt < rememberFailureMs

const stepMs = 250

/**
 * Aborts when Node has had `ms` to read an answer. What a burst keeps unread is no fault of the
 * database: a step counts once, however long Node was busy with other things.
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

/**
 * The insert must be safe to repeat. A connection each: one kept since a rare last inquiry might
 * have vanished unnoticed. lib/admission.ts bounds how many there are at once.
 */
export async function store<T>(insert: (db: Database) => PromiseLike<T>): Promise<T> {
  const timeout = readingTimeout(outcomeMs)
  try {
    const stored = await insertOrRetry(insert, timeout)
    shared.failedAt = -Infinity
    return stored
  } catch (error) {
    const code = timeout.aborted ? 'TIMEOUT' : databaseErrorCode(error)
    const willFailOthers = !codesOfOneInquiry.test(code)
    if (willFailOthers) shared.failedAt = Date.now()
    throw new DatabaseError(code)
  }
}

async function insertOrRetry<T>(insert: (db: Database) => PromiseLike<T>, timeout: AbortSignal) {
  try {
    return await connectFor(insert, timeout)
  } catch (error) {
    const isConnectionLost = connectionCodes.test(databaseErrorCode(error))
    if (!isConnectionLost) throw error
    await sleep(pauseBeforeRetryMs, undefined, { signal: timeout })
    return connectFor(insert, timeout)
  }
}
