import postgres, { type Options, type PostgresType, type Sql } from 'postgres'
import { SetupError } from './setup-error'

/** Parameters for other clients that hosts put into their addresses. A server refuses parameters that it does not know. */
const forOtherClients = [
  ...['channel_binding', 'gssencmode', 'uselibpqcompat'],
  ...['pgbouncer', 'connection_limit', 'pool_timeout', 'statement_cache_size', 'supa'],
]

/**
 * The address without parameters of other clients. postgres.js reads `sslmode` itself: `require` encrypts and accepts any
 * certificate, `verify-full` demands one for that host name from an authority that Node trusts.
 * @throws {SetupError} at `sslrootcert`, which postgres.js would pass to the server and not use
 */
export function plainAddress(url: string): string {
  const [server = '', query] = url.split(/\?(.*)/s)
  const parameters = new URLSearchParams(query)
  if (parameters.has('sslrootcert'))
    throw new SetupError(
      'sslrootcert is not read: name that file in NODE_EXTRA_CA_CERTS (in the real environment, not in .env), and keep sslmode=verify-full.',
    )
  for (const name of forOtherClients) parameters.delete(name)
  return parameters.size > 0 ? `${server}?${parameters}` : server
}

/** A postgres.js client for an address; it connects at the first query. @throws what postgres.js throws at an invalid address */
export function connectTo(url: string, options: Options<Record<string, PostgresType>> = {}): Sql {
  return postgres(plainAddress(url), { onnotice: () => undefined, ...options }) as unknown as Sql
}
