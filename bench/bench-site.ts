import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { migrateBundled } from '@/db/database'
import { clusterIn } from '@/db/embedded/cluster'
import { openServer, readPidFile, urlOf } from '@/db/embedded/server'
import { freePort } from '@/lib/free-port'
import { type FreshSite, startFreshSite } from '@/scripts/fresh-site'

const database = 'noor_vista'

/** The production build and a database of its own that may be hurt: nothing else runs on them, and nothing of them stays. */
export interface BenchSite extends AsyncDisposable {
  /** Of the site, without a slash at its end. */
  url: string
  ownerUrl: string
  /** Where the database keeps its files. */
  dataDir: string
  /** As the owner; connects again by itself. */
  owner: Sql
  startSite(): Promise<void>
  killSite(): Promise<void>
  startDatabase(): Promise<void>
  stopDatabase(): Promise<void>
  /** As a power cut does, to all of its processes at once. */
  killDatabase(): Promise<void>
  /** All of its processes stop where they are; `SIGCONT` lets them go on. */
  signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Everything that the site and the database have logged so far. */
  logs(): string
}

/** The database keeps every commit through a power cut, as the real one does. Linux only. */
export async function openBenchSite(
  dataDir = mkdtempSync(path.join(tmpdir(), 'noor-vista-bench-')),
): Promise<BenchSite> {
  process.env.TRUSTED_PROXY_HOPS = '1' // so that one sender can stand for many visitors, by X-Forwarded-For
  const { cluster } = clusterIn(dataDir)
  const server = await openServer(dataDir, true)
  const port = await server.start()
  const login = (role: 'owner' | 'web' | 'staff', name = database) => urlOf(role, dataDir, port, name)
  const urls = { ownerUrl: login('owner'), webUrl: login('web'), staffUrl: login('staff') }
  await createDatabase(login('owner', 'postgres'))
  await migrateBundled(urls)
  const owner = postgres(urls.ownerUrl, { max: 1, connect_timeout: 2, onnotice: () => undefined })

  const sitePort = await freePort()
  const sites: FreshSite[] = []
  const signalDatabase = (name: NodeJS.Signals) => {
    const parent = readPidFile(cluster)?.pid
    if (parent && existsSync(`/proc/${parent}`)) signalWithChildren(parent, name)
  }
  const site: BenchSite = {
    ...{ url: `http://127.0.0.1:${sitePort}`, dataDir, owner, ...urls, signalDatabase },
    async startSite() {
      sites.push(await startFreshSite(urls.webUrl, { port: sitePort }))
    },
    killSite: async () => sites.at(-1)?.kill(),
    startDatabase: async () => void (await server.start(port)),
    stopDatabase: () => server.stop(),
    async killDatabase() {
      signalDatabase('SIGKILL')
      await sleep(100)
    },
    logs: () => sites.map(site => site.output()).join('') + readFileSync(path.join(cluster, 'server.log'), 'utf8'),
    async [Symbol.asyncDispose]() {
      signalDatabase('SIGCONT')
      await site.killSite()
      await owner.end({ timeout: 1 })
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  await site.startSite()
  return site
}

async function createDatabase(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`create database ${database}`)
  await sql.end()
}

/** What a server has started are the processes of its connections. */
function signalWithChildren(parent: number, name: NodeJS.Signals) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').filter(Boolean)
  for (const pid of [parent, ...children.map(Number)])
    try {
      process.kill(pid, name)
    } catch {
      continue // it has ended meanwhile
    }
}
