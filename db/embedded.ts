import { readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@/lib/free-port'
import { connectFor, connectTo, firstAnswerMs, SetupError } from './connection'
import { clusterIn, createCluster, findPrograms, run } from './embedded-cluster'

/** The name of the site's database on the bundled server. */
const database = 'noor_vista'
/** An arbitrary number, the same in every process. */
const ownershipKey = 20261121
/** The server notices within this time that the process holding the lock was killed. */
const lockTimeoutMs = 1_000

/** Where the bundled server keeps everything: DATA_DIR, or `.data`. */
const dataDirectory = () => path.resolve(process.env.DATA_DIR || '.data')

/**
 * Starts the bundled PostgreSQL on a data directory, or takes over a server that a killed process
 * has left running, and owns it until `stop`. For trials, development and tests. The caller creates
 * roles and tables.
 * @param durable whether rows must survive a power cut; false is many times faster
 * @param share whether to use one that another process runs, and will stop
 * @throws {SetupError} where it cannot run, or another process owns it
 */
export async function startDatabase({
  dataDir = dataDirectory(),
  durable = true,
  share = false,
} = {}) {
  const running = share && (await findPort(dataDir))
  if (running) return { ...addressesOf(dataDir, running), stop: async () => {} }
  const { pg_ctl, port } = await startServer(dataDir, durable).catch((error: Error) => {
    throw new SetupError(
      `The bundled PostgreSQL does not run in ${dataDir}: ${error.message}. Or set DATABASE_URL.`,
    )
  })
  const lock = await takeOwnership(dataDir, port)
  const [existing] = await lock`select 1 from pg_database where datname = ${database}`
  if (!existing) await lock.unsafe(`create database ${database}`)
  const stop = async () => {
    // Before the lock is released: no other process may take over a server that is stopping.
    if (await findPort(dataDir)) await stopServer(pg_ctl, dataDir)
    await lock.end()
  }
  return { ...addressesOf(dataDir, port), stop }
}

/**
 * Locks out other processes until the connection ends. The server releases the lock however this
 * process ends; a lock file would stay.
 */
async function takeOwnership(dataDir: string, port: number) {
  const lock = connectTo(addressesOf(dataDir, port, 'postgres').ownerUrl, {
    // Postgres.js would replace the connection after half an hour, and lose the lock.
    max_lifetime: null,
    connection: { lock_timeout: lockTimeoutMs },
  })
  await lock`select pg_advisory_lock(${ownershipKey})`.catch(async () => {
    await lock.end()
    throw new SetupError(
      `Another process already runs the site's database in ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    )
  })
  return lock
}

async function startServer(dataDir: string, durable: boolean) {
  const { initdb, pg_ctl } = await findPrograms()
  await createCluster(dataDir, initdb, durable)
  const running = await findPort(dataDir)
  if (running) return { pg_ctl, port: running }
  const { cluster } = clusterIn(dataDir)
  removeStalePidFile(cluster)
  const port = await freePort()
  const log = path.join(cluster, 'server.log')
  await run(pg_ctl, [
    'start',
    '--wait',
    `--pgdata=${cluster}`,
    `--log=${log}`,
    `--options=-p ${port}`,
  ])
  return { pg_ctl, port }
}

const stopServer = (pg_ctl: string, dataDir: string) =>
  run(pg_ctl, ['stop', '--wait', '--mode=fast', `--pgdata=${clusterIn(dataDir).cluster}`])

/**
 * The port of the server that runs on this data directory, if one does. The server is asked: a pid
 * proves nothing.
 */
async function findPort(dataDir: string): Promise<number | undefined> {
  const { cluster } = clusterIn(dataDir)
  try {
    const port = Number(readPidFile(cluster)[3])
    const { ownerUrl } = addressesOf(dataDir, port, 'postgres')
    const [answer] = await connectFor(
      ({ $client }) => $client`show data_directory`,
      AbortSignal.timeout(firstAnswerMs),
      ownerUrl,
    )
    const itsCluster = realpathSync(answer!.data_directory as string)
    return itsCluster === realpathSync(cluster) ? port : undefined
  } catch {
    return undefined
  }
}

/**
 * The first line is the server's number, the fourth its port. @throws if it neither runs nor was
 * killed
 */
const readPidFile = (cluster: string) =>
  readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')

/**
 * Removes the pid file of a killed server whose number stands for another program by now, or for a
 * zombie (a container without an init reaps none): PostgreSQL would take either for a running
 * server and refuse to start. Linux only.
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
  const at = `127.0.0.1:${port}/${name}`
  return {
    ownerUrl: `postgres://owner:${owner}@${at}`,
    webUrl: `postgres://web:${web}@${at}`,
    staffUrl: `postgres://staff:${staff}@${at}`,
  }
}
