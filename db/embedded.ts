import { readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@/lib/free-port'
import { connectFor, connectTo, firstAnswerMs, SetupError } from './connection'
import { clusterIn, createCluster, findPrograms, run } from './embedded-cluster'

const database = 'noor_vista'
/** Arbitrary. */
const ownershipKey = 20261121
/** Within it the server notices that the process holding the lock was killed. */
const lockTimeoutMs = 1_000
const lockNotAvailable = '55P03' // SQLSTATE

/**
 * Starts the bundled PostgreSQL on a data directory, or takes over a server that a killed process
 * has left running, and owns it until `stop`.
 * @param durable whether rows must survive a power cut; false is many times faster
 * @param share whether to use one that another process runs, and will stop
 */
export async function startDatabase({
  dataDir = path.resolve(process.env.DATA_DIR || '.data'),
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
    const { cluster } = clusterIn(dataDir)
    if (await findPort(dataDir))
      await run(pg_ctl, ['stop', '--wait', '--mode=fast', `--pgdata=${cluster}`])
    await lock.end()
  }
  return { ...addressesOf(dataDir, port), stop }
}

/** Takes a lock that PostgreSQL releases when this process ends, however it ends. */
async function takeOwnership(dataDir: string, port: number) {
  const lock = connectTo(addressesOf(dataDir, port, 'postgres').ownerUrl, {
    // Postgres.js would replace the connection after half an hour, and lose the lock.
    max_lifetime: null,
    connection: { lock_timeout: lockTimeoutMs },
  })
  await lock`select pg_advisory_lock(${ownershipKey})`.catch(async error => {
    await lock.end()
    if (error.code !== lockNotAvailable) throw error
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

/** The server is asked: a pid proves nothing. */
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

/** The first line is the server's number, the fourth its port. */
const readPidFile = (cluster: string) =>
  readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')

/**
 * Of a killed server, where the number is another program's by now, or a zombie's (a container
 * without an init reaps none): PostgreSQL would take either for a running server. Linux only.
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
