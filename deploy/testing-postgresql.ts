import { execFileSync } from 'node:child_process'
import { chownSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@/lib/free-port'
import { temporaryFolder } from '@/lib/testing'

const debian = '/usr/lib/postgresql'
/** Debian's "nobody": PostgreSQL does not run as root. */
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/**
 * Starts Debian's newest PostgreSQL in a temporary directory, with a login `owner` that may create databases and roles. It asks
 * for passwords, like the server in a container.
 */
export async function startPostgresql() {
  const version = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))[0]!
  const [bin, port, folder] = [path.join(debian, version, 'bin'), await freePort(), temporaryFolder()]
  if (account.uid) chownSync(folder, account.uid, account.gid)
  const cluster = path.join(folder, 'cluster')
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  run('initdb', '-D', cluster, '-U', 'postgres', '--auth-host=scram-sha-256', '-E', 'UTF8', '--locale=C.UTF-8')
  run('pg_ctl', '-D', cluster, '-l', path.join(folder, 'log'), '-o', settings, '-w', 'start')
  const logins = `alter role postgres password 'secret'; create role owner login createdb createrole password 'secret'`
  run('psql', '-h', folder, '-p', `${port}`, '-U', 'postgres', '-Xqc', logins)
  return {
    bin,
    /** The environment of PostgreSQL's programs. */
    environment: { PGHOST: '127.0.0.1', PGPORT: `${port}`, PGUSER: 'owner', PGPASSWORD: 'secret' },
    urlOf: (database: string, login = 'owner') => `postgres://${login}:secret@127.0.0.1:${port}/${database}`,
    stop: () => run('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop'),
  }
}
