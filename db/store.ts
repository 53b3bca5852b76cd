import { setTimeout as sleep } from 'node:timers/promises'
import {
  connectFor,
  type Database,
  DatabaseError,
  databaseErrorCode,
  readingTimeout,
} from './connect'
import { codesOfOpening, recordFailure, recordSuccess } from './health'

/**
 * An insert and its retry take no longer. A couple is promised an outcome within 6 s of their turn.
 */
export const outcomeMs = 4_000
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000

/** These codes blame the connection, not the insert. 53300 means too many connections. */
const connectionCodes = /^(08|57P0[123]|53300|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/

/**
 * Inserts, and tries once more if the connection fails. Each inquiry gets a connection of its own:
 * inquiries are rare, and a connection kept since the last one might have vanished unnoticed.
 * lib/inquiry/admission.ts limits how many are open at once.
 * @param insert is safe to repeat
 * @throws {DatabaseError} within 4 s of reading time
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
    // Where the insert has brought the server down, that says more than a server that is starting.
    return connectFor(insert, timeout).catch((second: unknown) => {
      throw codesOfOpening.test(databaseErrorCode(second)) ? error : second
    })
  }
}
