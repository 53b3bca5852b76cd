import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, database, endPool } from './client'

/**
 * Time for the insert and its retry. The visitor is promised an outcome within 6 s; a busy machine renders the answer in the
 * rest.
 */
const outcomeMs = 4_000
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000

/**
 * Codes of SQLSTATE, Node and postgres.js that mean: the connection failed, not the insert. 53300: too many connections.
 */
const connectionCodes = /^(08|57P0[123]|53300|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/

/** More codes that mean a failure of the database: no answer in time, no room, no right. */
const databaseFailureCodes = /^(TIMEOUT|57014|55P03|53|42501)/
const rememberFailureMs = 10 * 60_000

/** On globalThis: Next bundles the forms' actions and `/api/ready` apart, each with its own copy of this module. */
const shared = globalThis as typeof globalThis & { noorVistaFailedAt?: number | undefined }

/** Whether the database failed to store an inquiry in the last ten minutes, and has stored none since. */
export const hasFailedLately = () => Date.now() - (shared.noorVistaFailedAt ?? -Infinity) < rememberFailureMs

/** An inquiry could not be stored. Safe to log: it has a code and no answers. */
export class NotStored extends Error {
  override name = 'NotStored'

  /** @param code SQLSTATE, or a code of Node or postgres.js (`ECONNREFUSED`, `CONNECT_TIMEOUT`, …), or `TIMEOUT` */
  constructor(readonly code: string) {
    super(`The inquiry was not stored (${code})`)
  }
}

/**
 * Runs an insert, and once more if the connection failed. The insert must be safe to repeat.
 * @throws {NotStored} within 6 s
 */
export async function store(insert: (db: Database) => PromiseLike<unknown>): Promise<void> {
  const deadline = AbortSignal.timeout(outcomeMs)
  try {
    await attempt(insert, deadline).catch(async error => {
      if (deadline.aborted || !connectionCodes.test(databaseErrorCode(error))) throw error
      await sleep(pauseBeforeRetryMs, undefined, { signal: deadline })
      await attempt(insert, deadline)
    })
    shared.noorVistaFailedAt = undefined
  } catch (error) {
    const code = deadline.aborted ? 'TIMEOUT' : databaseErrorCode(error)
    if (connectionCodes.test(code) || databaseFailureCodes.test(code)) shared.noorVistaFailedAt = Date.now()
    // The error itself quotes the statement with all answers and must go no further.
    throw new NotStored(code)
  }
}

/** A frozen server answers neither a query nor its cancellation, so the pool is ended at the deadline. */
async function attempt(insert: (db: Database) => PromiseLike<unknown>, deadline: AbortSignal) {
  const db = database()
  const timeout = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason as Error))
  })
  try {
    await Promise.race([insert(db), timeout])
  } catch (error) {
    if (deadline.aborted) void endPool(db)
    throw error
  }
}

/** The code of an error. Drizzle wraps the database's error in one whose message quotes the statement. */
export function databaseErrorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? databaseErrorCode(cause) : 'UNKNOWN'
}
