import { readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '@/lib/env'
import { freePort } from '@/lib/free-port'
import { connectFor, connectTo, firstAnswerMs } from './connection'
import { createCluster, filesIn, preparePrograms, run } from './embedded-cluster'

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
  const sharedPort = share ? await findPort(dataDir) : undefined
  if (sharedPort) return { ...addressesOf(dataDir, sharedPort), stop: async () => {} }
  const { pg_ctl, port } = await ensureServer(dataDir, durable).catch((error: Error) => {
    throw new SetupError(
      `The bundled PostgreSQL does not run in ${dataDir}: ${error.message}. Or set DATABASE_URL.`,
    )
  })
  const lock = await takeOwnership(dataDir, port)
  const [existing] = await lock`select 1 from pg_database where datname = ${database}`
  if (!existing) await lock.unsafe(`create database ${database}`)
  const stop = async () => {
    // Before the lock is released: no other process may take over a server that is stopping.
    const { cluster } = filesIn(dataDir)
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

/** Starts the server unless one runs. */
async function ensureServer(dataDir: string, durable: boolean) {
  const { initdb, pg_ctl } = await preparePrograms()
  await createCluster(dataDir, initdb, durable)
  const runningPort = await findPort(dataDir)
  if (runningPort) return { pg_ctl, port: runningPort }
  removeStalePidFile(dataDir)
  const { cluster, logFile } = filesIn(dataDir)
  const port = await freePort()
  await run(pg_ctl, [
    'start',
    '--wait',
    `--pgdata=${cluster}`,
    `--log=${logFile}`,
    `--options=-p ${port}`,
  ])
  return { pg_ctl, port }
}

/** The port of the server, if it runs. It is asked: a pid proves nothing. */
async function findPort(dataDir: string) {
  try {
    const { port } = readPidFile(dataDir)
    const { ownerUrl } = addressesOf(dataDir, port, 'postgres')
    const [answer] = await connectFor(
      ({ $client }) => $client`show data_directory`,
      AbortSignal.timeout(firstAnswerMs),
      ownerUrl,
    )
    const itsCluster = realpathSync(answer!.data_directory as string)
    return itsCluster === realpathSync(filesIn(dataDir).cluster) ? port : undefined
  } catch {
    return undefined
  }
}

function readPidFile(dataDir: string) {
  const lines = readFileSync(filesIn(dataDir).pidFile, 'utf8').split('\n')
  return { pid: lines[0], port: Number(lines[3]) }
}

/**
 * Removes a killed server's file if its pid is another program's by now, or a zombie's (a container
 * without an init reaps none): PostgreSQL would take either for a running server. Linux only.
 */
function removeStalePidFile(dataDir: string) {
  try {
    const status = readFileSync(`/proc/${readPidFile(dataDir).pid}/stat`, 'utf8')
    const isLivePostgres = /^\d+ \(postgres\) [^ZX]/.test(status)
    if (!isLivePostgres) rmSync(filesIn(dataDir).pidFile)
  } catch {
    // No such process: PostgreSQL removes the file itself.
  }
}

function addressesOf(dataDir: string, port: number, name = database) {
  const [owner, web, staff] = readFileSync(filesIn(dataDir).passwordFile, 'utf8').split('\n')
  const at = `127.0.0.1:${port}/${name}`
  return {
    ownerUrl: `postgres://owner:${owner}@${at}`,
    webUrl: `postgres://web:${web}@${at}`,
    staffUrl: `postgres://staff:${staff}@${at}`,
  }
}
