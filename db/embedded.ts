import { existsSync } from 'node:fs'
import path from 'node:path'
import { connectTo } from './connect'
import { clusterIn } from './embedded/cluster'
import { findPort, openServer, urlOf } from './embedded/server'
import { SetupError } from './setup-error'

/** The name of the site's database on the bundled server. */
const database = 'noor_vista'
/** An arbitrary number, the same in every process. */
const ownershipKey = 20261121
/** The server notices within this time that the process holding the lock was killed. */
const lockTimeoutMs = 1_000
const lockNotAvailable = '55P03'

export interface EmbeddedDatabase {
  ownerUrl: string
  webUrl: string
  staffUrl: string
}

/** Where the bundled server keeps everything: DATA_DIR, or `.data`. */
export const dataDirectory = () => path.resolve(process.env.DATA_DIR || '.data')

/**
 * Starts the bundled PostgreSQL on a data directory, or takes over a server that a killed process has left running, and
 * owns it until `stop`. The caller creates roles and tables. For trials, development and tests.
 * @param durable whether rows must survive a power cut; false is many times faster. Fixed when the directory is created
 * @throws {SetupError} where it cannot run, or another process owns it
 */
export async function startDatabase({ dataDir = dataDirectory(), durable = true } = {}) {
  const directory = path.resolve(dataDir)
  const server = await openServer(directory, durable)
  const port = await server.start()
  const lock = await takeOwnership(directory, port)
  const [existing] = await lock`select 1 from pg_database where datname = ${database}`
  if (!existing) await lock.unsafe(`create database ${database}`)
  const stop = async () => {
    await server.stop() // before the lock is released: no other process may take over a server that is stopping
    await lock.end()
  }
  let stopped: Promise<void> | undefined
  return { ...urls(directory, port), stop: () => (stopped ??= stop()) }
}

/** Whether that directory holds a bundled database, running or not. */
export const hasDatabase = (dataDir: string) => existsSync(clusterIn(dataDir).cluster)

/** The addresses of the bundled database, if another process runs it. */
export async function findDatabase(dataDir = dataDirectory()): Promise<EmbeddedDatabase | undefined> {
  const port = await findPort(dataDir)
  return port ? urls(dataDir, port) : undefined
}

/** @throws {SetupError} if another process owns the server of this data directory */
export async function refuseSecondOwner(dataDir: string) {
  const port = await findPort(dataDir)
  if (port) await (await takeOwnership(dataDir, port)).end()
}

/** Returns a connection that holds a lock. The server releases it however the process ends; a lock file would stay. */
async function takeOwnership(dataDir: string, port: number) {
  const sql = connectTo(urlOf('owner', dataDir, port, 'postgres'), {
    max: 1,
    max_lifetime: null, // postgres.js would replace the connection after half an hour, and lose the lock
    connection: { lock_timeout: lockTimeoutMs },
  })
  try {
    await sql`select pg_advisory_lock(${ownershipKey})`
    return sql
  } catch (error) {
    await sql.end()
    if ((error as { code?: string }).code !== lockNotAvailable) throw error
    throw new SetupError(
      `Another process already runs the site's database in ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}

function urls(dataDir: string, port: number): EmbeddedDatabase {
  const url = (role: 'owner' | 'web' | 'staff') => urlOf(role, dataDir, port, database)
  return { ownerUrl: url('owner'), webUrl: url('web'), staffUrl: url('staff') }
}
