import { setTimeout as sleep } from 'node:timers/promises'
import { circuit } from './circuit'
import { leave, pool, run } from './client'
import { statementTimeoutMs } from './site-session'

/**
 * The database has this long, so that "please try again" comes while a couple still looks: within 6 s even where a busy
 * machine takes its time to show the page again.
 */
const outcomeMs = 4_000
/** A server that restarts is back within about a second. */
const pauseBeforeRetryMs = 1_000
const questionMs = 1_000

/**
 * SQLSTATE classes and codes, and those of Node and postgres.js, that say: the connection failed, not the insert. 53300 is
 * a server out of connections.
 */
const connectionCodes = /^(08|57P0[123]|53300|E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_)|CONNECT)/
/** The table itself is held: where its counters are, `note_arrival` goes on by itself. */
const lockTimeout = '55P03'
/** Of `note_arrival`: far too many inquiries from one client. */
export const floodCode = 'NV030'

/** An inquiry could not be stored. It carries a code and never an answer: whoever logs it gives nothing away. */
export class NotStored extends Error {
  override name = 'NotStored'

  /**
   * @param code SQLSTATE, or a code of Node or postgres.js (`ECONNREFUSED`, `CONNECT_TIMEOUT`, …), or `TIMEOUT`, or
   *   `CIRCUIT_OPEN` where it was not tried because several before it failed
   */
  constructor(readonly code: string) {
    super(`The inquiry was not stored (${code})`)
  }
}

interface Statement {
  sql: string
  params: unknown[]
}

/** Whether the database lives. `closed` while it does, as an electric circuit is. */
const connection = circuit(() => attempt({ sql: 'select 1', params: [] }, AbortSignal.timeout(questionMs)))

/**
 * Runs one insert, which must be harmless when run twice: it is tried again, once, where the connection has failed.
 * @param uncounted the same insert without counting who sends: it takes over where counting is what fails
 * @throws {NotStored} within 6 s
 */
export async function store(insert: Statement, uncounted: Statement): Promise<void> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), outcomeMs)
  try {
    if (!(await connection.closed())) throw new NotStored('CIRCUIT_OPEN')
    await tryTwice(insert, uncounted, late.signal)
    connection.report('answered')
  } catch (error) {
    if (late.signal.aborted || connectionFailed(error)) connection.report('failed')
    // The error itself quotes the statement with all answers, so it ends here.
    throw new NotStored(late.signal.aborted ? 'TIMEOUT' : codeOf(error))
  } finally {
    clearTimeout(timer)
  }
}

async function tryTwice(counted: Statement, uncounted: Statement, late: AbortSignal) {
  const insert = () =>
    attempt(counted, late).catch(error => {
      if (late.aborted || connectionFailed(error) || [floodCode, lockTimeout].includes(codeOf(error))) throw error
      return attempt(uncounted, late)
    })
  await insert().catch(async error => {
    if (late.aborted || !connectionFailed(error)) throw error
    await sleep(pauseBeforeRetryMs, undefined, { signal: late })
    await insert()
  })
}

async function attempt({ sql, params }: Statement, late: AbortSignal) {
  const connections = pool()
  // A frozen server answers neither the query nor its cancelling, so the clock ends the waiting and the connections go.
  let giveUp = () => {}
  const clock = new Promise<never>((_, reject) => {
    giveUp = () => {
      void leave(connections, 0)
      reject(late.reason)
    }
  })
  late.addEventListener('abort', giveUp)
  try {
    await Promise.race([run(connections, sql, params), clock])
  } catch (error) {
    if (connectionFailed(error)) void leave(connections, statementTimeoutMs)
    throw error
  } finally {
    late.removeEventListener('abort', giveUp)
  }
}

const connectionFailed = (error: unknown) => connectionCodes.test(codeOf(error))

function codeOf(error: unknown): string {
  const code = error && typeof error === 'object' && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'UNKNOWN'
}
