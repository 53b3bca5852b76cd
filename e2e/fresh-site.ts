import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrateBundled } from '@/db/database'
import { startDatabase } from '@/db/embedded'
import { freePort } from '@/lib/free-port'

/** A cold start takes about a second, and much longer on a busy machine. */
const readyWithinMs = 60_000
/** `next start` waits up to 6 s for requests to end. Here nobody waits for one. */
const stopWithinMs = 1_000

export interface Stoppable {
  stop(): Promise<void>
}
export interface FreshDatabase extends Stoppable {
  ownerUrl: string
  webUrl: string
}
export interface FreshSite extends Stoppable {
  /** Without a trailing slash. */
  url: string
  /** The pid of the server. */
  process: ChildProcess
  /** Its output so far. */
  output(): string
  runs(): boolean
  /** Stops it with SIGTERM: open requests are answered. Resolves when it has ended. */
  drain(): Promise<void>
  kill(): Promise<void>
}

/** A database with the real tables and roles, in a temporary directory that `stop` deletes. */
export async function startFreshDatabase(): Promise<FreshDatabase> {
  const directory = await mkdtemp(path.join(tmpdir(), 'noor-vista-'))
  const remove = () => rm(directory, { recursive: true, force: true, maxRetries: 5 })
  try {
    const database = await startDatabase({ dataDir: directory })
    const stop = async () => {
      await database.stop()
      await remove()
    }
    await migrateBundled(database).catch(async error => {
      await stop()
      throw error
    })
    return { ownerUrl: database.ownerUrl, webUrl: database.webUrl, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Serves the production build on this machine, with the database at this address.
 * @param directory of another build; @param port a free one unless given; @param host to listen on;
 * @param nodeOptions as in NODE_OPTIONS
 */
export async function startFreshSite(
  databaseUrl: string,
  {
    directory = '.',
    port,
    host = '127.0.0.1',
    nodeOptions = '',
  }: { directory?: string; port?: number; host?: string; nodeOptions?: string } = {},
): Promise<FreshSite> {
  const at = String(port ?? (await freePort()))
  const url = `http://127.0.0.1:${at}`
  const next = path.resolve('node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [next, 'start', directory, '-H', host, '-p', at], {
    env: {
      ...withoutDatabase(process.env),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      NODE_OPTIONS: `--require=${JSON.stringify(path.resolve('scripts/exit-with-parent.cjs'))} ${nodeOptions}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', chunk => (output += chunk))
  const site: FreshSite = {
    url,
    process: server,
    output: () => output,
    runs: () => server.exitCode === null && server.signalCode === null,
    stop: () => end(server, stopWithinMs),
    drain: () => end(server),
    kill: () => end(server, 0),
  }
  try {
    await ready(url, server)
    return site
  } catch (error) {
    await site.stop()
    throw new Error(`The site did not start (is it built?): ${output}`, { cause: error })
  }
}

/** The environment without the variables of real databases. */
export function withoutDatabase(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(DATABASE_|PG|DATA_DIR$)/.test(name)),
  ) as NodeJS.ProcessEnv
}

async function ready(url: string, server: ChildProcess) {
  for (const end = Date.now() + readyWithinMs; Date.now() < end; await sleep(50)) {
    if (server.exitCode !== null) throw new Error(`next ended with ${server.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`no answer from ${url}`)
}

async function end(server: ChildProcess, killAfterMs?: number) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise(resolve => server.once('exit', resolve))
  server.kill(killAfterMs === 0 ? 'SIGKILL' : 'SIGTERM')
  const late = killAfterMs && setTimeout(() => server.kill('SIGKILL'), killAfterMs)
  await gone
  if (late) clearTimeout(late)
}
