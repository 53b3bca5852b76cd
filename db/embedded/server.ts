import { chmodSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { connectTo } from '@/db/connect'
import { SetupError } from '@/db/setup-error'
import { freePort } from '@/lib/free-port'
import { chooseAccount } from './account'
import { findBinaries } from './binaries'
import { clusterIn, createCluster, readPasswords, type Role } from './cluster'

/** In seconds. A program that never answers may listen on the port of a killed server. */
const answerTimeout = 3

/** The server of a data directory. Creates its files where needed, and starts nothing. @throws {SetupError} */
export async function openServer(dataDir: string, durable: boolean) {
  const { initdb, pg_ctl } = await findBinaries()
  const { home, cluster } = clusterIn(dataDir)
  const log = path.join(cluster, 'server.log')
  const account = await attempt(
    async () => {
      mkdirSync(dataDir, { recursive: true })
      if (process.getuid?.() === 0) chmodSync(dataDir, 0o711) // the server's account must pass through it
      const chosen = chooseAccount(cluster, [home, initdb])
      await createCluster(dataDir, initdb, chosen, durable)
      return chosen
    },
    cause =>
      `The database cannot be made in ${dataDir} (${cause}): start as an ordinary user who owns DATA_DIR, or set DATABASE_URL.`,
  )
  const pgCtl = (...args: string[]) => account.run(pg_ctl, [...args, '-w', '-D', cluster])
  return {
    /** Starts the server, on this port if one is given, unless it runs. Resolves with its port. */
    async start(port?: number): Promise<number> {
      const running = await findPort(dataDir)
      if (running) return running
      removeStalePidFile(cluster)
      port ??= await freePort()
      await attempt(
        () => pgCtl('start', '-l', log, '-o', `-p ${port}`),
        cause => `The bundled PostgreSQL does not start (${cause}): see ${log}, or set DATABASE_URL.`,
      )
      return port
    },
    async stop() {
      if (await findPort(dataDir)) await pgCtl('stop', '-m', 'fast')
    },
  }
}

async function attempt<T>(work: () => Promise<T>, sentence: (cause: string) => string): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new SetupError(sentence((error as Error).message))
  }
}

/** The port of the server that runs on this data directory, if one does. The server is asked: a pid proves nothing. */
export async function findPort(dataDir: string): Promise<number | undefined> {
  const { cluster } = clusterIn(dataDir)
  const port = readPidFile(cluster)?.port
  if (!port) return undefined
  const sql = connectTo(urlOf('owner', dataDir, port, 'postgres'), { max: 1, connect_timeout: answerTimeout })
  try {
    const [row] = await sql<{ directory: string }[]>`select current_setting('data_directory') as directory`
    return row && realpathSync(row.directory) === realpathSync(cluster) ? port : undefined
  } catch {
    return undefined
  } finally {
    await sql.end({ timeout: 0 })
  }
}

export function urlOf(role: Role, dataDir: string, port: number, database: string): string {
  const user = role === 'owner' ? 'postgres' : role
  return `postgres://${user}:${readPasswords(dataDir)[role]}@127.0.0.1:${port}/${database}`
}

/** What a running server has written into its pid file. */
export function readPidFile(cluster: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

/**
 * Removes the pid file of a killed server whose pid now belongs to another program, or to a zombie (a container without an
 * init reaps none): PostgreSQL would take either for a running server and refuse to start. Linux only.
 */
function removeStalePidFile(cluster: string) {
  const pid = readPidFile(cluster)?.pid
  try {
    const runs = /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (!runs) rmSync(path.join(cluster, 'postmaster.pid'))
  } catch {
    // No such process: PostgreSQL removes the file itself.
  }
}
