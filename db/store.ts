import { setTimeout as sleep } from 'node:timers/promises'
import {
  connectFor,
  type Database,
  DatabaseError,
  databaseErrorCode,
  readingTimeout,
} from './connect'
import { recordFailure, recordSuccess } from './health'

/** For an insert and its retry: a couple is promised an outcome within 6 s of their turn. */
export const outcomeMs = 4_000
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000

/** The connection failed, not the insert. 53300: too many connections. */
const connectionCodes = /^(08|57P0[123]|53300|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/

/**
 * The insert must be safe to repeat. A connection each: one kept since a rare last inquiry might
 * have vanished unnoticed. lib/inquiry/admission.ts bounds how many there are at once.
 */
export async function store<T>(insert: (db: Database) => PromiseLike<T>): Promise<T> {
  const timeout = readingTimeout(outcomeMs)
  try {
    const stored = await insertOrRetry(insert, timeout)
    recordSuccess()
    return stored
  } catch (error) {
    const code = timeout.aborted ? 'TIMEOUT' : databaseErrorCode(error)
    recordFailure(code)
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
