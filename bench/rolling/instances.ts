import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/address'
import { type Stoppable, withoutDatabase } from '@/scripts/fresh-site'
import { assembleRelease } from '@/scripts/release/assemble'

const readyWithinMs = 30_000

export interface Restarts {
  times: number
  slowestEnd: number
  slowestStart: number
}

export interface Instances extends Stoppable {
  ports: number[]
  /**
   * Ends and starts one after the other, for so long at least, by one signal after another. Resolves with how often
   * each was sent, and how long the slowest took to end and to be ready again, in seconds.
   */
  restart(signals: NodeJS.Signals[], ms: number): Promise<Record<string, Restarts>>
}

export async function openInstances(databaseUrl: string, { nextStart = false } = {}): Promise<Instances> {
  const directory = mkdtempSync(path.join(tmpdir(), 'noor-vista-rolling-'))
  if (!nextStart) await assembleRelease(directory)
  const ports = [await freePort(), await freePort()]
  const running: ChildProcess[] = []
  const start = async (n: number) => {
    const instance = nextStart ? spawnNext(ports[n]!, databaseUrl) : spawnRelease(directory, ports[n]!, databaseUrl)
    running[n] = instance
    await ready(ports[n]!, instance)
  }
  const end = async (n: number, signal: NodeJS.Signals) => {
    const instance = running[n]
    if (!instance || instance.exitCode !== null || instance.signalCode !== null) return
    const gone = once(instance, 'exit')
    instance.kill(signal)
    await gone
  }
  await Promise.all(ports.map((_, n) => start(n)))
  return {
    ports,
    async restart(signals, ms) {
      const sent: Record<string, Restarts> = {}
      for (const signal of signals) {
        const began = Date.now()
        const sum = (sent[signal] = { times: 0, slowestEnd: 0, slowestStart: 0 })
        // On a slow machine longer than asked: each of the two, by each signal, at least once.
        for (; sum.times < ports.length || Date.now() - began < ms / signals.length; sum.times++) {
          const n = sum.times % ports.length
          sum.slowestEnd = Math.max(sum.slowestEnd, await secondsOf(end(n, signal)))
          sum.slowestStart = Math.max(sum.slowestStart, await secondsOf(start(n)))
        }
      }
      return sent
    },
    async stop() {
      await Promise.all(ports.map((_, n) => end(n, 'SIGKILL')))
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function secondsOf(work: Promise<void>): Promise<number> {
  const began = performance.now()
  await work
  return Math.round((performance.now() - began) / 100) / 10
}

function spawnRelease(directory: string, port: number, databaseUrl: string) {
  const address = { PORT: String(port), HOSTNAME: '127.0.0.1', KEEP_ALIVE_TIMEOUT: '10000' }
  return spawnSite(['server.js'], { ...address, DATABASE_URL: databaseUrl }, directory)
}

function spawnNext(port: number, databaseUrl: string) {
  const next = path.resolve('node_modules/next/dist/bin/next')
  const address = ['-H', '127.0.0.1', '-p', String(port), '--keepAliveTimeout', '10000']
  return spawnSite([next, 'start', ...address], { DATABASE_URL: databaseUrl })
}

function spawnSite(args: string[], more: Record<string, string>, cwd?: string): ChildProcess {
  return spawn(process.execPath, args, {
    ...(cwd && { cwd }),
    env: {
      ...withoutDatabase(process.env),
      NODE_ENV: 'production',
      TRUSTED_PROXY_HOPS: '1',
      NODE_OPTIONS: `--require=${JSON.stringify(path.resolve('scripts/exit-with-parent.cjs'))}`,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** As deploy/roll asks. */
async function ready(port: number, instance: ChildProcess) {
  for (const end = Date.now() + readyWithinMs; Date.now() < end; await sleep(50)) {
    if (instance.exitCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined)
    if (await answer?.text().then(() => answer.ok)) return
  }
  throw new Error('An instance did not become ready: is there a build?')
}
