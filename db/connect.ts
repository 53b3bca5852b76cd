import { once } from 'node:events'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Options, type PostgresType, type Sql } from 'postgres'

/** Drizzle on connections of postgres.js. */
export type Database = PostgresJsDatabase & { $client: Sql }

/** An error that the operator can mend. Its message is one line, printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** Of other clients, in the addresses that hosts give. A server refuses parameters that it does not know. */
const ofOtherClients =
  'channel_binding gssencmode uselibpqcompat pgbouncer connection_limit pool_timeout statement_cache_size supa'

/** The address without parameters of other clients. `sslmode` is read by postgres.js and drizzle-kit. */
export function plainAddress(url: string): string {
  const plain = new URL(url)
  for (const name of ofOtherClients.split(' ')) plain.searchParams.delete(name)
  return plain.href
}

/** A postgres.js client for an address; it connects at the first query. */
export function connectTo(url: string, options: Options<Record<string, PostgresType>> = {}): Sql {
  return postgres(plainAddress(url), { onnotice: () => undefined, ...options }) as unknown as Sql
}

/** One @, a database, % in pairs: an unescaped character of a password would end it, and .env ends a value at #. */
const wholeAddress = /^postgres(ql)?:\/\/(([^/?#@%]|%[\da-f]{2})*@)?[^/?#@]+\/[^/?#@]+(\?[^#]*)?$/i

/** The address in a variable of the environment; undefined where it is not set. @throws {SetupError} unless it is one */
export function readAddress(name: string): string | undefined {
  const url = process.env[name]
  if (!url) return undefined
  if (url.includes('sslrootcert='))
    throw new SetupError(`${name}: sslrootcert is not read. Name that file in NODE_EXTRA_CA_CERTS, outside .env.`)
  if (wholeAddress.test(url) && URL.canParse(url)) return url
  throw new SetupError(
    `${name} must read postgres://user:password@host:5432/database, and of a password # as %23, / as %2F, ? as %3F, @ as %40, % as %25.`,
  )
}

/** SQLSTATE, or the code of Node or postgres.js. Drizzle wraps an error in one whose message quotes the statement. */
export function databaseErrorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? databaseErrorCode(cause) : 'UNKNOWN'
}

/** Resolves as `work` does, or throws an error with code `TIMEOUT` after `ms`. Cancels nothing: `work` may heed the signal. */
export function withTimeout<T>(ms: number, work: (timeout: AbortSignal) => PromiseLike<T>): Promise<T> {
  const timeout = AbortSignal.timeout(ms)
  const end = once(timeout, 'abort').then(() => {
    throw Object.assign(new Error('TIMEOUT'), { code: 'TIMEOUT' })
  })
  return Promise.race([work(timeout), end])
}

const words: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: does PostgreSQL run, and are host and port right?',
  TIMEOUT: 'no answer: is it PostgreSQL that listens there?',
  '28P01': 'the server refuses this login: is the password right?',
  '3D000': 'the server has no such database: create it first',
  '42P07': 'it has tables of an earlier version: give it an empty database, or delete .data',
}

/**
 * Opens one connection for as long as `work` takes. @param name of the address's variable
 * @throws {SetupError} in one line, without the password, or what `work` throws that is no error of the database
 */
export async function withConnection<T>(name: string, url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const sql = connectTo(url, { max: 1, connect_timeout: 5 })
  try {
    // postgres.js would reconnect forever where something else accepts connections and closes them.
    await withTimeout(8_000, () => sql`select 1`)
    return await work(drizzle(sql))
  } catch (error) {
    const code = databaseErrorCode(error)
    if (code === 'UNKNOWN') throw error
    const { message } = ((error as Error).cause ?? error) as Error
    // Messages about data (classes 22 and 23) may quote an answer.
    const said = words[code] ?? (/^2[23]/.test(code) ? 'refused' : message)
    const { username, host, pathname } = new URL(url)
    throw new SetupError(`${name} (${username}@${host}${pathname}): ${said} (${code})`, { cause: error })
  } finally {
    await sql.end({ timeout: 0 })
  }
}
