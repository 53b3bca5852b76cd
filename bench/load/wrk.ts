import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What wrk says of one run. */
export interface Loaded {
  requests: number
  perSecond: number
  /** Latency in ms that half of the requests did not exceed; 99 % of them. */
  p50: number
  p99: number
}

export interface LoadOptions {
  connections: number
  seconds: number
  headers: Record<string, string>
}

/** Asks for one address as fast as it answers, on one thread. @throws where any answer was missing or not 2xx or 3xx */
export async function runWrk(wrk: string, url: string, { connections, seconds, headers }: LoadOptions) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...lines, url]
  const { stdout } = await promisify(execFile)(wrk, args)
  return parseWrk(stdout)
}

/** Reads the output of wrk 4. @throws {Error} where it tells of a failed request, or is not understood */
export function parseWrk(output: string): Loaded {
  const trouble = /^ *(Socket errors|Non-2xx).*$/m.exec(output)
  if (trouble) throw new Error(`wrk says: ${trouble[0].trim()}`)
  const [, requests] = /(\d+) requests in/.exec(output) ?? []
  const [, perSecond] = /Requests\/sec: +([\d.]+)/.exec(output) ?? []
  const share = (percent: number) => {
    const [, amount, unit] = new RegExp(`^ *${percent}% +([\\d.]+)(us|ms|s|m)$`, 'm').exec(output) ?? []
    return Number(amount) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? ''] ?? NaN)
  }
  const loaded = { requests: Number(requests), perSecond: Number(perSecond), p50: share(50), p99: share(99) }
  if (Object.values(loaded).some(Number.isNaN)) throw new Error(`wrk says what is not understood: ${output}`)
  return loaded
}
