import { realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectTo } from '@/db/connect'
import { SetupError } from '@/db/setup-error'
import { within } from '@/db/within'
import { freePort } from '@/lib/free-port'
import { chooseAccount, type Account } from './account'
import { findBinaries, type Binaries } from './binaries'
import { clusterIn, createCluster, prepareDataDir, readPasswords } from './cluster'
import { readPidFile, removeStalePidFile } from './processes'

/** A server killed a moment ago may still be dying, or another process may be starting it. */
const attempts = 20
const retryEveryMs = 300
/** Needed because something else may listen on the port of a killed server. */
const answerTimeoutMs = 3_000

/** The server of one data directory. */
export interface Server {
  /** Starts it, or adopts the one that runs; on this port if one is given. Resolves with its port. */
  start(port?: number): Promise<number>
  stop(): Promise<void>
}

/**
 * Finds the binaries, chooses the account and makes the files; starts nothing yet.
 * @param durable whether a row must outlive a power cut: false is many times quicker, and for tests
 */
export async function openServer(dataDir: string, durable: boolean): Promise<Server> {
  const binaries = findBinaries()
  prepareDataDir(dataDir)
  const { home, cluster } = clusterIn(dataDir)
  const account = await chooseAccount(binaries, home, cluster)
  await createCluster(dataDir, binaries, account, durable)
  return {
    start: port => start(dataDir, binaries, account, durable, port),
    stop: () => stop(cluster, binaries, account),
  }
}

/** The port of the server that runs on this data directory, if one does. The server itself confirms its directory. */
export async function findRunning(dataDir: string): Promise<number | undefined> {
  const { cluster } = clusterIn(dataDir)
  const port = readPidFile(cluster)?.port
  if (!port) return undefined
  const sql = connectTo(urlOf('owner', dataDir, port, 'postgres'), {
    max: 1,
    connect_timeout: answerTimeoutMs / 1000,
  })
  try {
    const asked = sql<{ directory: string }[]>`select current_setting('data_directory') as directory`
    const [row] = await within(answerTimeoutMs, asked, 'NO_POSTGRESQL_ANSWER')
    return row && realpathSync(row.directory) === realpathSync(cluster) ? port : undefined
  } catch {
    return undefined
  } finally {
    await sql.end({ timeout: 0 })
  }
}

export function urlOf(role: 'owner' | 'web' | 'staff', dataDir: string, port: number, database: string): string {
  const user = role === 'owner' ? 'postgres' : role
  return `postgres://${user}:${readPasswords(dataDir)[role]}@127.0.0.1:${port}/${database}`
}

async function start(
  dataDir: string,
  binaries: Binaries,
  account: Account,
  durable: boolean,
  port?: number,
): Promise<number> {
  const { cluster } = clusterIn(dataDir)
  let lastError: unknown
  for (let attempt = 0; attempt < attempts; attempt++) {
    const running = await findRunning(dataDir)
    if (running) return running
    removeStalePidFile(cluster)
    const options = `-p ${port ?? (await freePort())}${durable ? '' : ' -c fsync=off -c full_page_writes=off'}`
    const log = path.join(cluster, 'server.log')
    try {
      await account.run(binaries.pg_ctl, ['start', '-D', cluster, '-w', '-t', '60', '-l', log, '-o', options])
    } catch (error) {
      lastError = error
      await sleep(retryEveryMs)
    }
  }
  throw new SetupError(
    `The bundled PostgreSQL does not start (${String(lastError)}): see ${path.join(cluster, 'server.log')}.`,
  )
}

async function stop(cluster: string, binaries: Binaries, account: Account) {
  const ask = (mode: string) => account.run(binaries.pg_ctl, ['stop', '-D', cluster, '-w', '-t', '15', '-m', mode])
  if (!readPidFile(cluster)) return
  // "immediate" is what a power cut does: nothing is lost, the next start takes a moment longer.
  await ask('fast')
    .catch(() => ask('immediate'))
    .catch(() => undefined)
}
