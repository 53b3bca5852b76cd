import { setTimeout as sleep } from 'node:timers/promises'
import {
  connectFor,
  type Database,
  DatabaseError,
  databaseErrorCode,
  isOpeningError,
  readingTimeout,
} from './connect'
import { recordFailure } from './health'

/**
 * How long an insert and its retry may take together. A couple is promised an outcome within 6 s of
 * their turn.
 */
export const writeTimeoutMs = 4_000
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000

/** These codes blame the connection, not the insert. 53300 means too many connections. */
const connectionCodes = /^(08|57P0[123]|53300|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/

/**
 * Inserts, and tries once more if the connection fails. Each inquiry gets a connection of its own:
 * inquiries are rare, and a connection that was kept since the last one may be dead.
 * lib/inquiry/admission.ts limits how many are open concurrently.
 * @param insert is safe to repeat
 * @throws {DatabaseError} once Node has had 4 s to read a response
 */
export async function store<T>(insert: (db: Database) => PromiseLike<T>): Promise<T> {
  const timeout = readingTimeout(writeTimeoutMs)
  try {
    return await insertOrRetry(insert, timeout)
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
    // If the insert itself brought the server down, the first error says more than the second.
    return connectFor(insert, timeout).catch((second: unknown) => {
      throw isOpeningError(databaseErrorCode(second)) ? error : second
    })
  }
}
