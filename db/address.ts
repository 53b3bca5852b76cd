import type { Options } from 'postgres'
import { connectTo } from './connect'
import { SetupError } from './setup-error'
import { withTimeout } from './with-timeout'

/** The first version with `security_invoker` views; 14 reached its end of life in November 2026. */
const oldestVersion = 15
const connectTimeoutSeconds = 5
/** postgres.js would reconnect forever where something other than PostgreSQL answers. */
const answerTimeoutMs = 8_000

/**
 * Requires a database name and allows one @: an unescaped character of a password would be read as another part of the
 * address, and a .env file ends a value at #.
 */
const wholeAddress = /^postgres(ql)?:\/\/([^/?#@]*@)?[^/?#@]+\/[^/?#@]+(\?[^#]*)?$/

/** `host:port/database` of a postgres:// address: without login and password. */
export function hostAndDatabase(url: string): string {
  const { host, port, database } = connectTo(url).options
  return `${host.map((name, i) => `${name}:${port[i] ?? port[0]}`).join(',')}/${database}`
}

/** Login and password of a postgres:// address. */
export function loginOf(url: string): { user: string; password: string } {
  const { user, pass } = connectTo(url).options as { user: string; pass: unknown }
  return { user, password: String(pass ?? '') }
}

/** @param name the environment variable that holds `url` @throws {SetupError} unless it is a postgres:// address */
export function checkAddress(name: string, url: string) {
  try {
    if (wholeAddress.test(url) && hostAndDatabase(url)) return
  } catch (error) {
    // the parser's message quotes the password
    if (error instanceof SetupError) throw new SetupError(`${name}: ${error.message}`)
  }
  throw new SetupError(
    `${name} is not a PostgreSQL address: it must read postgres://user:password@host:5432/database, and of a password # as %23, / as %2F, ? as %3F, @ as %40, % as %25.`,
  )
}

/**
 * Connects, runs one query, and disconnects. Resolves with its first row.
 * @param connection role and settings of the session
 * @throws {SetupError} that says what is wrong with the server or the login
 */
export async function queryOnce<Row>(
  name: string,
  url: string,
  query: string,
  connection: Options<never>['connection'] = {},
): Promise<Row> {
  checkAddress(name, url)
  const sql = connectTo(url, { max: 1, connect_timeout: connectTimeoutSeconds, connection })
  try {
    const [row] = await withTimeout(answerTimeoutMs, sql.unsafe(query), 'NO_POSTGRESQL_ANSWER')
    return row as Row
  } catch (error) {
    throw new SetupError(explain(error, url, name))
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** @throws {SetupError} if no PostgreSQL answers, or one that is too old */
export async function checkServer(name: string, url: string) {
  const query = `select current_setting('server_version_num')::int / 10000 as major`
  const { major } = await queryOnce<{ major: number }>(name, url, query)
  if (major < oldestVersion)
    throw new SetupError(
      `The server of ${name} (${hostAndDatabase(url)}) is PostgreSQL ${major}: the site needs ${oldestVersion} or newer.`,
    )
}

/** Codes of OpenSSL and Node. */
const certificateCodes = /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH/

/**
 * Explains a database error in one sentence that quotes no password.
 * @param name the environment variable that holds `url`, where there is one
 */
export function explain(error: unknown, url: string, name?: string): string {
  const { code = 'UNKNOWN', message = '' } = error as { code?: string; message?: string }
  const server = `The database server ${name ? `of ${name} (${hostAndDatabase(url)})` : hostAndDatabase(url)}`
  if (certificateCodes.test(code))
    return `${server} shows a certificate that sslmode does not accept (${code}): check NODE_EXTRA_CA_CERTS, and the name in the address.`
  if (code === '28P01' || code === '28000')
    return `${server} refuses the login "${loginOf(url).user}": check the password.`
  if (code === '3D000') return `${server} has no database of that name: create it first.`
  if (code === '22023') return `${server} refuses: ${message}; npm run db:migrate makes it, or says why it cannot.`
  if (code === '42501') return `${server} does not let the login "${loginOf(url).user}" do this: ${message}.`
  if (code === '55P03')
    return 'Another process is working on this inquiry, such as a notice that is being sent: try again in a minute. Nothing was changed.'
  if (/startup parameter/i.test(message)) return `${server} is a pooler: give the direct address of the database.`
  if (/^[0-9A-Z]{5}$/.test(code)) return `${server} refuses: ${message} (${code}).`
  return `${server} does not answer (${code}): check that it runs, can be reached from here, and offers TLS where sslmode asks for it.`
}
