import { connectTo, isPooled } from './connect'
import { SetupError } from './setup-error'
import type { SiteSession } from './site-session'
import { within } from './within'

/** The first with views that read by the rights of whoever asks; 14 is past its end of life since November 2026. */
const oldestVersion = 15
const connectTimeoutSeconds = 5
/** postgres.js connects again without end where something that is no PostgreSQL answers. */
const patienceMs = 8_000

/** Where a postgres:// address leads, without its password. */
export function placeOf(url: string): string {
  const { host, port, database } = connectTo(url).options
  return `${host.map((name, i) => `${name}:${port[i] ?? port[0]}`).join(',')}/${database}`
}

/** Login and password of a postgres:// address. */
export function loginOf(url: string): { user: string; password: string } {
  const { user, pass } = connectTo(url).options as { user: string; pass: unknown }
  return { user, password: String(pass ?? '') }
}

/** @throws {SetupError} unless `url` is one that a PostgreSQL may be asked under; `name` is the variable it came from */
export function checkAddress(name: string, url: string) {
  try {
    if (/^postgres(ql)?:\/\/[^/?]/.test(url) && placeOf(url)) return
  } catch (error) {
    // what the parser says quotes the password
    if (error instanceof SetupError) throw new SetupError(`${name}: ${error.message}`)
  }
  throw new SetupError(`${name} is not a PostgreSQL address: it must read postgres://user:password@host:5432/database.`)
}

/**
 * Asks a server one thing, as the login of its address.
 * @param session role and settings to ask with
 * @throws {SetupError} that says what is wrong with the server or the login
 */
export async function ask<Row>(
  name: string,
  url: string,
  query: string,
  { connection = {}, opening }: Partial<SiteSession> = {},
): Promise<Row> {
  checkAddress(name, url)
  const sql = connectTo(url, { max: 1, connect_timeout: connectTimeoutSeconds, fetch_types: false, connection })
  try {
    // Several statements in one message are one transaction, and answered by a list.
    const asked = sql.unsafe<unknown[]>(opening ? `${opening}; ${query}` : query)
    const last = (await within(patienceMs, asked, 'NO_POSTGRESQL_ANSWER')).at(-1)
    return (Array.isArray(last) ? last[0] : last) as Row
  } catch (error) {
    const { code, message = '' } = error as { code?: string; message?: string }
    if (/startup parameter/i.test(message)) throw pooled(name, url)
    throw new SetupError(explain(name, url, code, message))
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** Any number, which no server has set: one that does not take it from the connection has a pooler before it. */
const probeMs = 54_321

/**
 * Resolves with the name of the login, as the server knows it.
 * @throws {SetupError} if nothing answers there, or something too old, or a pooler: migrations, roles and `watch` need a
 *   session of the server's own, with what it was opened with
 */
export async function checkServer(name: string, url: string): Promise<string> {
  checkAddress(name, url)
  if (isPooled(url)) throw pooled(name, url)
  const query = `select current_setting('server_version_num')::int / 10000 as major, current_setting('lock_timeout') as probe, session_user as login`
  const session = { connection: { lock_timeout: probeMs } }
  const { major, probe, login } = await ask<{ major: number; probe: string; login: string }>(name, url, query, session)
  if (probe !== `${probeMs}ms`) throw pooled(name, url)
  if (major >= oldestVersion) return login
  throw new SetupError(
    `The server of ${name} (${placeOf(url)}) is PostgreSQL ${major}: the site needs ${oldestVersion} or newer.`,
  )
}

/** What is wrong with an address behind which there is no session, and what to do about it. */
export function pooled(name: string, url: string): SetupError {
  const advice =
    name === 'DATABASE_URL'
      ? 'set DATABASE_POOLER=transaction, and DATABASE_OWNER_URL to the direct address of the server.'
      : 'migrations, roles and the commands for staff need the direct address of the server.'
  return new SetupError(`${name} (${placeOf(url)}) leads through a pooler: ${advice}`)
}

/** Of OpenSSL and Node. */
const certificateCodes = /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH/

function explain(name: string, url: string, code = 'UNKNOWN', message: string): string {
  const server = `The database server of ${name} (${placeOf(url)})`
  if (certificateCodes.test(code))
    return `${server} shows a certificate that sslmode does not accept (${code}): check sslrootcert, and the name in the address.`
  if (code === '28P01' || code === '28000')
    return `${server} refuses the login "${loginOf(url).user}": check the password.`
  if (code === '3D000') return `${server} has no database of that name: create it first.`
  if (/^[0-9A-Z]{5}$/.test(code)) return `${server} refuses: ${message} (${code}).`
  // postgres.js speaks TLS then even to a server that has said that it does not.
  if (connectTo(url).options.ssl && /^(ECONNRESET|EPIPE|EPROTO|CONNECTION_CLOSED|ERR_SSL_.*)$/.test(code))
    return `${server} ends the connection (${code}): perhaps it offers no TLS, which sslmode demands.`
  return `${server} does not answer (${code}): check that it runs and can be reached from here.`
}
