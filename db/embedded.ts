import { readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Sql } from 'postgres'
import { freePort } from '@/lib/free-port'
import { connectTo, SetupError } from './connect'
import { clusterIn, createCluster } from './embedded/cluster'
import { findPrograms, run } from './embedded/programs'

/** The name of the site's database on the bundled server. */
const database = 'noor_vista'
/** An arbitrary number, the same in every process. */
const ownershipKey = 20261121
/** The server notices within this time that the process holding the lock was killed. */
const lockTimeoutMs = 1_000
/** A program that never answers may listen on the port of a killed server. */
const answerTimeoutSeconds = 3

/** Where the bundled server keeps everything: DATA_DIR, or `.data`. */
const dataDirectory = () => path.resolve(process.env.DATA_DIR || '.data')

/**
 * Starts the bundled PostgreSQL on a data directory, or takes over a server that a killed process has left running, and
 * owns it until `stop`. For trials, development and tests. The caller creates roles and tables.
 * @param durable whether rows must survive a power cut; false is many times faster
 * @throws {SetupError} where it cannot run, or another process owns it
 */
export async function startDatabase({ dataDir = dataDirectory(), durable = true } = {}) {
  const { pg_ctl, port } = await startServer(dataDir, durable).catch((error: Error) => {
    throw new SetupError(`The bundled PostgreSQL does not run in ${dataDir}: ${error.message}. Or set DATABASE_URL.`)
  })
  const lock = await takeOwnership(dataDir, port)
  const [existing] = await lock`select 1 from pg_database where datname = ${database}`
  if (!existing) await lock.unsafe(`create database ${database}`)
  const stop = async () => {
    // Before the lock is released: no other process may take over a server that is stopping.
    if (await findPort(dataDir)) await run(pg_ctl, ['stop', '-w', '-m', 'fast', '-D', clusterIn(dataDir).cluster])
    await lock.end()
  }
  return { ...addressesOf(dataDir, port), stop }
}

/** The addresses of the bundled database, if another process runs it. */
export async function findDatabase(dataDir = dataDirectory()) {
  const port = await findPort(dataDir)
  return port ? { ...addressesOf(dataDir, port), stop: async () => undefined } : undefined
}

async function startServer(dataDir: string, durable: boolean) {
  const { initdb, pg_ctl } = await findPrograms()
  await createCluster(dataDir, initdb, durable)
  const running = await findPort(dataDir)
  if (running) return { pg_ctl, port: running }
  const { cluster } = clusterIn(dataDir)
  removeStalePidFile(cluster)
  const port = await freePort()
  await run(pg_ctl, ['start', '-w', '-D', cluster, '-l', path.join(cluster, 'server.log'), '-o', `-p ${port}`])
  return { pg_ctl, port }
}

/** Returns a connection that holds a lock. The server releases it however the process ends; a lock file would stay. */
async function takeOwnership(dataDir: string, port: number): Promise<Sql> {
  const sql = connectTo(addressesOf(dataDir, port, 'postgres').ownerUrl, {
    max: 1,
    max_lifetime: null, // postgres.js would replace the connection after half an hour, and lose the lock
    connection: { lock_timeout: lockTimeoutMs },
  })
  try {
    await sql`select pg_advisory_lock(${ownershipKey})`
    return sql
  } catch {
    await sql.end()
    throw new SetupError(
      `Another process already runs the site's database in ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}

/** The port of the server that runs on this data directory, if one does. The server is asked: a pid proves nothing. */
async function findPort(dataDir: string): Promise<number | undefined> {
  const { cluster } = clusterIn(dataDir)
  let sql: Sql | undefined
  try {
    const port = Number(readPidFile(cluster)[3])
    const { ownerUrl } = addressesOf(dataDir, port, 'postgres')
    sql = connectTo(ownerUrl, { max: 1, connect_timeout: answerTimeoutSeconds })
    const [row] = await sql<{ directory: string }[]>`select current_setting('data_directory') as directory`
    return row && realpathSync(row.directory) === realpathSync(cluster) ? port : undefined
  } catch {
    return undefined
  } finally {
    await sql?.end({ timeout: 0 })
  }
}

/** The first line is the server's number, the fourth its port. @throws if it neither runs nor was killed */
const readPidFile = (cluster: string) => readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')

/**
 * Removes the pid file of a killed server whose number stands for another program by now, or for a zombie (a container without
 * an init reaps none): PostgreSQL would take either for a running server and refuse to start. Linux only.
 */
function removeStalePidFile(cluster: string) {
  try {
    const status = readFileSync(`/proc/${readPidFile(cluster)[0]}/stat`, 'utf8')
    if (!/^\d+ \(postgres\) [^ZX]/.test(status)) rmSync(path.join(cluster, 'postmaster.pid'))
  } catch {
    // No such process: PostgreSQL removes the file itself.
  }
}

function addressesOf(dataDir: string, port: number, name = database) {
  const [owner, web, staff] = readFileSync(clusterIn(dataDir).passwords, 'utf8').split('\n')
  const server = `127.0.0.1:${port}/${name}`
  return {
    ownerUrl: `postgres://owner:${owner}@${server}`,
    webUrl: `postgres://web:${web}@${server}`,
    staffUrl: `postgres://staff:${staff}@${server}`,
  }
}
