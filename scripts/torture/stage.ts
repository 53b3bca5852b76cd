import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { provisionEmbedded } from '@/db/database'
import { clusterIn } from '@/db/embedded/cluster'
import { readPidFile } from '@/db/embedded/processes'
import { openServer, urlOf } from '@/db/embedded/server'
import { withoutDatabase } from '@/scripts/fresh-site'

const database = 'noor_vista'
const readyWithinMs = 60_000

/** A site and its database that may be hurt: nothing else runs on them, and nothing of them stays. */
export interface Stage {
  url: string
  ownerUrl: string
  staffUrl: string
  /** Where the database keeps its files. */
  dataDir: string
  /** As the owner; connects again by itself. */
  owner: Sql
  startDatabase(): Promise<void>
  stopDatabase(): Promise<void>
  /** As a power cut does, to all of its processes at once. */
  killDatabase(): Promise<void>
  /** All of its processes stop where they are; `SIGCONT` lets them go on. */
  signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void
  startSite(): Promise<void>
  killSite(): Promise<void>
  siteRuns(): boolean
  /** Everything that the site and the database have logged so far. */
  logs(): string
  close(): Promise<void>
}

export async function openStage(dataDir = mkdtempSync(path.join(tmpdir(), 'noor-vista-torture-'))): Promise<Stage> {
  const { cluster } = clusterIn(dataDir)
  const server = await openServer(dataDir, true)
  const port = await server.start()
  const addresses = {
    ownerUrl: urlOf('owner', dataDir, port, database),
    webUrl: urlOf('web', dataDir, port, database),
    staffUrl: urlOf('staff', dataDir, port, database),
  }
  await createDatabase(urlOf('owner', dataDir, port, 'postgres'))
  await provisionEmbedded(addresses)
  const owner = postgres(addresses.ownerUrl, { max: 1, connect_timeout: 2, onnotice: () => undefined })

  const sitePort = await freePort()
  const url = `http://127.0.0.1:${sitePort}`
  let site: ChildProcess | undefined
  let said = ''
  const pids = () => databasePids(readPidFile(cluster)?.pid)

  const stage: Stage = {
    ...{ url, dataDir, owner, ...addresses },
    async startDatabase() {
      await server.start(port)
    },
    stopDatabase: () => server.stop(),
    async killDatabase() {
      for (const pid of pids()) signal(pid, 'SIGKILL')
      await sleep(100)
    },
    signalDatabase: name => pids().forEach(pid => signal(pid, name)),
    async startSite() {
      site = spawnSite(sitePort, addresses.webUrl)
      for (const stream of [site.stdout, site.stderr]) stream?.on('data', chunk => (said += chunk))
      await ready(url)
    },
    async killSite() {
      if (!stage.siteRuns()) return
      site?.kill('SIGKILL')
      await once(site!, 'exit')
    },
    siteRuns: () => Boolean(site && site.exitCode === null && site.signalCode === null),
    logs: () => said + readFileSync(path.join(cluster, 'server.log'), 'utf8'),
    async close() {
      stage.signalDatabase('SIGCONT')
      await stage.killSite()
      await owner.end({ timeout: 1 })
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  await stage.startSite()
  return stage
}

function spawnSite(port: number, databaseUrl: string): ChildProcess {
  const next = path.resolve('node_modules/next/dist/bin/next')
  return spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    env: {
      ...withoutDatabase(process.env),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      TRUSTED_PROXY_HOPS: '1',
      NODE_OPTIONS: `--require=${JSON.stringify(path.resolve('scripts/exit-with-parent.cjs'))}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

async function createDatabase(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`create database ${database}`)
  await sql.end()
}

async function ready(url: string) {
  for (const end = Date.now() + readyWithinMs; Date.now() < end; await sleep(50))
    if (
      await fetch(url).then(
        answer => answer.ok,
        () => false,
      )
    )
      return
  throw new Error(`No answer from ${url}: is the site built?`)
}

/** The server and its children, which are the connections. Linux only. */
function databasePids(server?: number): number[] {
  if (!server) return []
  const children = readdirSync('/proc').filter(entry => /^\d+$/.test(entry) && parentOf(entry) === server)
  return [server, ...children.map(Number)]
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined // ended meanwhile
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // ended meanwhile
  }
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
