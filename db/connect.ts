import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Options, type PostgresType, type Sql } from 'postgres'

/** An error that the operator can mend. Its message is one line, printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** Parameters of other clients in the addresses that hosts give. A server refuses those that it does not know. */
const ofOtherClients =
  /^(channel_binding|gssencmode|uselibpqcompat|pgbouncer|connection_limit|pool_timeout|statement_cache_size|supa)$/

/** The address without parameters of other clients. `sslmode` is read by postgres.js and drizzle-kit. */
export function plainAddress(url: string): string {
  const plain = new URL(url)
  for (const name of new Set(plain.searchParams.keys())) if (ofOtherClients.test(name)) plain.searchParams.delete(name)
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

const words: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: does PostgreSQL run, and are host and port right?',
  TIMEOUT: 'no answer: is it PostgreSQL that listens there?',
  '28P01': 'the server refuses this login: is the password right?',
  '3D000': 'the server has no such database: create it first',
  '42P07': 'it has tables of an earlier version: give it an empty database, or delete .data',
}

/** What is wrong with a server, a login or a right, in one line without the password; else in the server's own words. */
export function explain(name: string, url: string, thrown: unknown): SetupError {
  const error = thrown as Error & { code?: string }
  const { code = 'UNKNOWN', message } = (error.cause ?? error) as typeof error // Drizzle's own message quotes the statement
  const { username, host, pathname } = new URL(url)
  return new SetupError(`${name} (${username}@${host}${pathname}): ${words[code] ?? message} (${code})`)
}

/** postgres.js would reconnect forever where something else accepts connections and closes them. */
const answerTimeoutMs = 8_000

/** The first row of one query on a connection of its own. @param name of the address's variable @throws {SetupError} */
export async function ask<Row>(name: string, url: string, query: string): Promise<Row> {
  const sql = connectTo(url, { max: 1, connect_timeout: 5 })
  const timeout = sleep(answerTimeoutMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error(), { code: 'TIMEOUT' })
  })
  try {
    const [row] = await Promise.race([sql.unsafe(query), timeout])
    return row as Row
  } catch (error) {
    throw explain(name, url, error)
  } finally {
    await sql.end({ timeout: 0 })
  }
}
