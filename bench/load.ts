/**
 * `npm run bench:load [-- --rounds 3 --seconds 4 --connections 16]`: requests a second and processor time a request of the
 * home page in gzip, of the site alone and of the site behind nginx as deployed, in turns. Needs a build (`npm run build`),
 * Linux, nginx and wrk (Debian's packages of these names). The result goes to bench/RESULTS.md.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SetupError } from '@/db/setup-error'
import { command } from '@/scripts/command'
import { readArguments } from '@/scripts/usage'
import { openFront } from './front'
import { goOnUnless, keeping } from './keeping'
import { cpuMs } from './processes'
import { figure, load, medians, report, table } from './report'
import { openStage } from './stage'

const { values } = readArguments({
  command: 'npm run bench:load',
  takes: '--rounds 3 --seconds 4 --connections 16',
  help: 'Requests a second and processor time a request of the home page, the site alone and behind nginx: into bench/RESULTS.md.',
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
  },
})
const [rounds, seconds, connections] = [Number(values.rounds), Number(values.seconds), Number(values.connections)]
const warmSeconds = 2

interface Server {
  name: string
  url: string
  /** Whose processor time an answer costs. */
  pids(): number[]
  runs: Record<'perSecond' | 'cpu' | 'p50' | 'p99', number>[]
}

await command(async ({ stop }) => {
  const before = load()
  await keeping(async keep => {
    const stage = await keep(openStage())
    const front = await keep(openFront({ site: stage.url }))
    const servers: Server[] = [
      { name: 'the site alone', url: stage.url, pids: () => [stage.sitePid()], runs: [] },
      { name: 'behind nginx', url: front.url, pids: () => [stage.sitePid(), ...front.pids()], runs: [] },
    ]
    await refuseDifference(servers)
    const measure = async ({ url, pids }: Server, forSeconds: number) => {
      const [all, began] = [pids(), cpuMs(pids())]
      const { requests, ...told } = await runWrk(url, forSeconds)
      return { ...told, cpu: (cpuMs(all) - began) / requests }
    }
    for (const server of servers) await measure(server, warmSeconds)
    for (let round = 1; round <= rounds; round++) {
      for (const server of servers) {
        goOnUnless(stop)
        server.runs.push(await measure(server, seconds))
      }
      console.log(`round ${round} of ${rounds}`)
    }
    const rows = servers.map(({ name, runs }) => {
      const { perSecond, cpu, p50, p99 } = medians(runs)
      return [name, ...[perSecond, cpu, p50, p99].map(figure)]
    })
    const explanation = `The home page in gzip by wrk, 1 thread, ${connections} connections, medians of ${rounds} rounds of ${seconds} s in turns. CPU is the
processor time of all processes of the server for one request, the site's behind nginx with it.`
    const result = table(['of `/`', 'requests/s', 'CPU ms', 'p50 ms', 'p99 ms'], rows)
    await report('bench:load', [explanation, result], before)
  })
  return 0
})

/** @throws where a server does not answer 200 with the same page: rates of different things must not be compared */
async function refuseDifference(servers: Server[]) {
  const texts = new Set<string>()
  for (const { name, url } of servers) {
    const answer = await fetch(url)
    if (answer.status !== 200) throw new Error(`${name} answers ${answer.status}`)
    texts.add(await answer.text())
  }
  if (texts.size > 1) throw new Error('The servers answer with different pages')
}

/** Asks for one address as fast as it answers, on one thread; latency in ms. @throws where an answer was missing or bad */
async function runWrk(url: string, forSeconds: number) {
  const args = ['-t1', `-c${connections}`, `-d${forSeconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const { stdout } = await promisify(execFile)('wrk', args).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new SetupError('This bench needs wrk; on Debian: apt-get install wrk')
  })
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1])
  const share = (percent: number) => {
    const [, amount, unit] = new RegExp(`^ *${percent}% +([\\d.]+)(us|ms|s)$`, 'm').exec(stdout) ?? []
    return Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? NaN)
  }
  const rates = { requests: number(/(\d+) requests in/), perSecond: number(/Requests\/sec: +([\d.]+)/) }
  const all = { ...rates, p50: share(50), p99: share(99) }
  if (/Socket errors|Non-2xx/.test(stdout) || Object.values(all).some(Number.isNaN))
    throw new Error(`wrk says: ${stdout}`)
  return all
}
