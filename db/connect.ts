import postgres, { type Options, type PostgresType, type Sql } from 'postgres'
import { SetupError } from './setup-error'

/** Parameters that hosts write into their addresses for other clients: a server refuses those that it does not know. */
const forOtherClients = [
  ...['channel_binding', 'gssencmode', 'uselibpqcompat'],
  ...['pgbouncer', 'connection_limit', 'pool_timeout', 'statement_cache_size', 'supa'],
]

/**
 * The address as postgres.js takes it, which reads `sslmode` itself: `require` encrypts and believes any certificate,
 * `verify-full` wants one for that name from an authority that Node knows.
 * @throws {SetupError} at `sslrootcert`, which postgres.js would send to the server and otherwise ignore
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

/** postgres.js by an address; connects at the first query. @throws whatever it throws at an address that is none */
export function connectTo(url: string, options: Options<Record<string, PostgresType>> = {}): Sql {
  return postgres(plainAddress(url), { onnotice: () => undefined, ...options }) as unknown as Sql
}
