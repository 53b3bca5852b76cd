import path from 'node:path'
import { connectTo } from './connect'
import { own } from './embedded/ownership'
import { findRunning, openServer, urlOf } from './embedded/server'

export { refuseSecondOwner } from './embedded/ownership'

/** The one database of the site within its server. */
const database = 'noor_vista'

export interface EmbeddedDatabase {
  ownerUrl: string
  webUrl: string
  staffUrl: string
}

/** Where the bundled server keeps everything: DATA_DIR, or `.data`. */
export const dataDirectory = () => path.resolve(process.env.DATA_DIR || '.data')

/**
 * Starts the bundled PostgreSQL on a data directory, or adopts one that a killed run has left, and owns it until `stop`.
 * `provision` it before use.
 * @param durable whether a row must outlive a power cut: false is many times quicker, and for tests
 * @throws {SetupError} where it cannot run, or another process owns it
 */
export async function startDatabase({ dataDir = dataDirectory(), durable = true } = {}) {
  const directory = path.resolve(dataDir)
  const server = await openServer(directory, durable)
  const port = await server.start()
  const ownership = await own(server, directory, port)
  try {
    await createDatabase(urlOf('owner', directory, port, 'postgres'))
  } catch (error) {
    await ownership.stop()
    throw error
  }
  return { ...urls(directory, port), stop: () => ownership.stop() }
}

/** The addresses of the bundled database while some other process runs it. */
export async function findDatabase(dataDir = dataDirectory()): Promise<EmbeddedDatabase | undefined> {
  const port = await findRunning(dataDir)
  return port ? urls(dataDir, port) : undefined
}

function urls(dataDir: string, port: number): EmbeddedDatabase {
  const url = (role: 'owner' | 'web' | 'staff') => urlOf(role, dataDir, port, database)
  return { ownerUrl: url('owner'), webUrl: url('web'), staffUrl: url('staff') }
}

async function createDatabase(url: string) {
  const sql = connectTo(url, { max: 1 })
  try {
    const [existing] = await sql`select 1 from pg_database where datname = ${database}`
    if (!existing) await sql.unsafe(`create database ${database}`)
  } finally {
    await sql.end({ timeout: 1 })
  }
}
