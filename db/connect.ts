import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import postgres, { type Options, type PostgresType, type Sql } from 'postgres'
import { SetupError } from './setup-error'

/**
 * Parameters that hosts write into their addresses for one client or another. postgres.js would send them to the server,
 * which refuses those it does not know. Everything else is the server's: `options`, `role`, any setting.
 */
const clientsOwn = [
  ...['sslmode', 'sslrootcert', 'channel_binding', 'gssencmode', 'uselibpqcompat'],
  ...['pgbouncer', 'connection_limit', 'pool_timeout', 'statement_cache_size', 'supa'],
]
const sslModes = ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'verify-full']

/**
 * The only way to a PostgreSQL: postgres.js by an address with libpq's parameters for TLS. Connects at the first query.
 * @throws {SetupError} where they make no sense; whatever postgres.js throws at an address that is none
 */
export function connectTo(url: string, options: Options<Record<string, PostgresType>> = {}): Sql {
  const { server, parameters } = split(url)
  const ssl = tlsOf(parameters, () => postgres(server).options.host[0])
  const more = { onnotice: () => undefined, ...options, ...(ssl !== undefined && { ssl }) }
  return postgres(server, more) as unknown as Sql
}

/** Whether the address says itself that a pooler answers there, with no session behind a connection. */
export const isPooled = (url: string) => split(url).parameters.get('pgbouncer') === 'true'

/**
 * The same address for drizzle-kit, which opens postgres.js by itself: there, whatever verifies also verifies the name. The
 * file of its sslrootcert is for NODE_EXTRA_CA_CERTS.
 */
export function forDrizzleKit(url: string): { url: string; caFile: string | undefined } {
  const { server, parameters } = split(url)
  const caFile = parameters.get('sslrootcert') ?? undefined
  const mode = caFile ? 'verify-full' : parameters.get('sslmode')?.replace('no-verify', 'require')
  const more = mode ? `${server.includes('?') ? '&' : '?'}sslmode=${mode}` : ''
  return { url: server + more, caFile: caFile === 'system' ? undefined : caFile }
}

function split(url: string) {
  const mark = url.indexOf('?')
  const parameters = new URLSearchParams(mark < 0 ? '' : url.slice(mark))
  const rest = new URLSearchParams([...parameters].filter(([name]) => !clientsOwn.includes(name))).toString()
  return { server: (mark < 0 ? url : url.slice(0, mark)) + (rest && `?${rest}`), parameters }
}

/**
 * As libpq: `require` encrypts and believes any certificate, unless sslrootcert names an authority; `verify-ca` wants that
 * authority's, `verify-full` also the server's name in it. Without sslrootcert, both mean the authorities of Node and the name.
 */
function tlsOf(parameters: URLSearchParams, host: () => string | undefined): Options<never>['ssl'] {
  const caFile = parameters.get('sslrootcert')
  const mode = parameters.get('sslmode') ?? (caFile === 'system' ? 'verify-full' : undefined)
  if (mode && !sslModes.includes(mode))
    throw new SetupError(`sslmode=${mode} is none: it may be ${sslModes.slice(0, -1).join(', ')} or verify-full.`)
  const verifies = mode?.startsWith('verify-') || (caFile && mode === 'require')
  if (!verifies) {
    if (caFile) throw new SetupError('sslrootcert has no meaning without sslmode=verify-full.')
    return mode === 'disable' ? false : mode === 'no-verify' ? 'require' : (mode as 'require' | undefined)
  }
  // Where the host is an IP address, postgres.js would have Node look for "localhost" in the certificate.
  const options: ConnectionOptions & { host?: string | undefined } = { rejectUnauthorized: true, host: host() }
  if (!caFile || caFile === 'system') return options
  const anyName = mode === 'verify-full' ? {} : { checkServerIdentity: () => undefined }
  return { ...options, ...anyName, ca: certificatesIn(caFile) }
}

function certificatesIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new SetupError(`sslrootcert=${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}
