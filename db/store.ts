import { setTimeout as sleep } from 'node:timers/promises'
import { database, disconnect } from './client'
import { type Database, databaseErrorCode, withTimeout } from './connect'

/** Time for the insert and its retry. A couple is promised an outcome within 6 s; a busy machine renders it in the rest. */
const outcomeMs = 4_000
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000

/** Codes of SQLSTATE, Node and postgres.js: the connection failed, not the insert. 53300: too many connections. */
const connectionCodes = /^(08|57P0[123]|53300|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/
/** The answers are at fault, and no other inquiry will fail. */
const answersCodes = /^2[23]/
const rememberFailureMs = 10 * 60_000

/** On globalThis: Next bundles the forms' actions and `/api/ready` apart, each with its own copy of this module. */
const shared = globalThis as typeof globalThis & { noorVistaFailedAt?: number | undefined }

/** Whether the database failed to store an inquiry in the last ten minutes, and has stored none since. */
export const hasFailedLately = () => Date.now() - (shared.noorVistaFailedAt ?? -Infinity) < rememberFailureMs

/** An inquiry could not be stored. Safe to log: it has a code and no answers. */
export class NotStored extends Error {
  /** @param code SQLSTATE, a code of Node or postgres.js, or `TIMEOUT` */
  constructor(readonly code: string) {
    super(`The inquiry was not stored (${code})`)
  }
}

/**
 * Runs an insert, and once more if the connection failed. The insert must be safe to repeat.
 * @throws {NotStored} within 6 s
 */
export async function store<T>(insert: (db: Database) => PromiseLike<T>): Promise<T> {
  let db: Database | undefined
  try {
    db = database()
    const stored = await withTimeout(outcomeMs, timeout => tryTwice(insert, timeout))
    shared.noorVistaFailedAt = undefined
    return stored
  } catch (error) {
    const code = databaseErrorCode(error)
    if (code === 'TIMEOUT') void disconnect(db) // a frozen server answers neither a query nor its cancellation
    if (!answersCodes.test(code)) shared.noorVistaFailedAt = Date.now()
    // The error itself quotes the statement with all answers and must go no further.
    throw new NotStored(code)
  }
}

async function tryTwice<T>(insert: (db: Database) => PromiseLike<T>, signal: AbortSignal): Promise<T> {
  try {
    return await insert(database())
  } catch (error) {
    if (!connectionCodes.test(databaseErrorCode(error))) throw error
    await sleep(pauseBeforeRetryMs, undefined, { signal })
    return await insert(database())
  }
}
