import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readDatabaseEnv, SetupError } from '@/lib/env'
import { freePort } from './free-port'
import { connectFor, connectTo, firstResponseMs } from '@/db/connect'
import { createCluster, filesIn, preparePrograms, run } from './cluster'

const database = 'noor_vista'

/**
 * Starts the bundled PostgreSQL and creates its database. It ends at `stop`, or with this process.
 * @param durable if false, the server is many times faster, but rows do not survive a power cut
 * @param share whether to use the server of another process, which will stop it
 * @throws {SetupError} if the server does not start
 */
export async function startDatabase({
  dataDir = path.resolve(readDatabaseEnv().DATA_DIR),
  durable = true,
  share = false,
} = {}) {
  const sharedPort = share ? await findPort(dataDir) : undefined
  if (sharedPort) return { ...urlsOf(dataDir, sharedPort), stop: async () => {} }
  const { pg_ctl, port } = await startServer(dataDir, durable).catch((error: Error) => {
    throw new SetupError(
      `The bundled PostgreSQL does not start in ${dataDir}: ${error.message}. Remove the cause, or set DATABASE_URL to use a PostgreSQL of your own.`,
    )
  })
  const server = connectTo(urlsOf(dataDir, port, 'postgres').ownerUrl)
  const [existing] = await server`select 1 from pg_database where datname = ${database}`
  if (!existing) await server.unsafe(`create database ${database}`)
  await server.end()
  const stop = () => run(pg_ctl, ['stop', `--pgdata=${filesIn(dataDir).cluster}`])
  return { ...urlsOf(dataDir, port), stop }
}

async function startServer(dataDir: string, durable: boolean) {
  const { initdb, pg_ctl } = await preparePrograms()
  await createCluster(dataDir, initdb, durable)
  const { cluster, logFile, pidFile } = filesIn(dataDir)
  const port = await freePort()
  await run(pg_ctl, ['start', `--pgdata=${cluster}`, `--log=${logFile}`, `--options=-p ${port}`])
  const guard = fork(new URL('./guard.mjs', import.meta.url), [pidFile], {
    detached: true, // a signal to this process's group does not reach it
    execArgv: [], // a test starts this process with --eval
  })
  guard.unref()
  guard.channel?.unref()
  return { pg_ctl, port }
}

/** Returns the port of a running server. No other server accepts this password. */
async function findPort(dataDir: string) {
  try {
    const [, , , line] = readFileSync(filesIn(dataDir).pidFile, 'utf8').split('\n')
    const port = Number(line)
    const { ownerUrl } = urlsOf(dataDir, port, 'postgres')
    const timeout = AbortSignal.timeout(firstResponseMs)
    await connectFor(db => db.execute('select 1'), timeout, ownerUrl)
    return port
  } catch {
    return undefined
  }
}

function urlsOf(dataDir: string, port: number, name = database) {
  const [owner, web, staff] = readFileSync(filesIn(dataDir).passwordFile, 'utf8').split('\n')
  const at = `127.0.0.1:${port}/${name}`
  return {
    ownerUrl: `postgres://owner:${owner}@${at}`,
    webUrl: `postgres://web:${web}@${at}`,
    staffUrl: `postgres://staff:${staff}@${at}`,
  }
}
