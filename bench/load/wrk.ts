import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SetupError } from '@/db/setup-error'

/** What wrk says of one run: latency in ms that half of the requests did not exceed, and 99 % of them. */
export type Loaded = Record<'requests' | 'perSecond' | 'p50' | 'p99', number>

/** Asks for one address as fast as it answers, on one thread. @throws where any answer was missing or not 2xx or 3xx */
export async function runWrk(url: string, connections: number, seconds: number, header: string): Promise<Loaded> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', header, url]
  const { stdout } = await promisify(execFile)('wrk', args).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new SetupError('This bench needs wrk; on Debian: apt-get install wrk')
  })
  const trouble = /^ *(Socket errors|Non-2xx).*$/m.exec(stdout)
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  const share = (percent: number) => {
    const [, amount, unit] = new RegExp(`^ *${percent}% +([\\d.]+)(us|ms|s|m)$`, 'm').exec(stdout) ?? []
    return Number(amount) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? ''] ?? NaN)
  }
  const loaded = { requests: number(/(\d+) requests in/), perSecond: number(/Requests\/sec: +([\d.]+)/) }
  const all = { ...loaded, p50: share(50), p99: share(99) }
  if (trouble || Object.values(all).some(Number.isNaN)) throw new Error(`wrk says: ${trouble?.[0].trim() ?? stdout}`)
  return all
}
