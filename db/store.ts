import { setTimeout as sleep } from 'node:timers/promises'
import type { ParameterOrJSON } from 'postgres'
import { leave, pool, statementTimeoutMs } from './client'

/** A couple waits this long at most, so that "please try again" comes while they still look. */
const outcomeMs = 4_500
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000

/** SQLSTATE classes and codes, and those of Node and postgres.js, that say: the connection failed, not the insert. */
const connectionCodes = /^(08|57P0[123]|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/

/** An inquiry could not be stored. It carries a code and never an answer: whoever logs it gives nothing away. */
export class NotStored extends Error {
  override name = 'NotStored'

  /** @param code SQLSTATE, or a code of Node or postgres.js (`ECONNREFUSED`, `CONNECT_TIMEOUT`, …), or `TIMEOUT` */
  constructor(readonly code: string) {
    super(`The inquiry was not stored (${code})`)
  }
}

interface Statement {
  sql: string
  params: unknown[]
}

/**
 * Runs one insert, which must be harmless when run twice: it is tried again, once, where the connection has failed.
 * @throws {NotStored} within 6 s
 */
export async function store(insert: { toSQL(): Statement }): Promise<void> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), outcomeMs)
  const statement = insert.toSQL()
  try {
    await attempt(statement, late.signal).catch(async error => {
      if (!connectionFailed(error)) throw error
      await sleep(pauseBeforeRetryMs, undefined, { signal: late.signal })
      await attempt(statement, late.signal)
    })
  } catch (error) {
    // The error itself quotes the statement with all answers, so it ends here.
    throw new NotStored(late.signal.aborted ? 'TIMEOUT' : codeOf(error))
  } finally {
    clearTimeout(timer)
  }
}

async function attempt({ sql, params }: Statement, late: AbortSignal) {
  const connections = pool()
  // A frozen server answers neither the query nor its cancelling, so the clock ends the waiting and the connections go.
  const clock = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => {
      void leave(connections, 0)
      reject(late.reason)
    })
  })
  try {
    await Promise.race([connections.unsafe(sql, params as ParameterOrJSON<never>[]), clock])
  } catch (error) {
    if (connectionFailed(error)) void leave(connections, statementTimeoutMs)
    throw error
  }
}

const connectionFailed = (error: unknown) => connectionCodes.test(codeOf(error))

function codeOf(error: unknown): string {
  const code = error && typeof error === 'object' && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'UNKNOWN'
}
