/**
 * `npm run bench:load [-- --rounds 3 --seconds 4 --connections 16]`: requests a second and processor time a request of the
 * home page, of the site alone, of the site behind nginx with a cache, and of nginx serving the same bytes as a file, in
 * turns; each plain and in gzip, which is what nginx can send of a file (a browser takes brotli of the site, a third less).
 * Needs a build (`npm run build`), Linux, nginx and wrk (Debian's packages of these names). The result goes to
 * bench/RESULTS.md.
 */
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { command } from '@/scripts/command'
import { goOnUnless, keeping } from './keeping'
import { type Answer, get } from './load/get'
import { runWrk } from './load/wrk'
import { startNginx } from './nginx'
import { cpuMs, listenersOf, requireProc } from './processes'
import { load, report, table } from './report'
import { openSite, putFrontBefore } from './site'
import { figure, medians } from './statistics'
import { requireTools, versionsOf } from './tools'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
  },
})
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number) as [
  number,
  number,
  number,
]
const warmSeconds = 2

const ways = { identity: { 'Accept-Encoding': 'identity' }, gzip: { 'Accept-Encoding': 'gzip' } }
type Way = keyof typeof ways

const explanation = `The home page by wrk, 1 thread, ${connections} connections, medians of ${rounds} rounds of ${seconds} s in turns. CPU is the
processor time of all processes of the server for one request, the site's behind nginx with it.`

interface Server {
  name: string
  url: string
  pids: number[]
}
interface Figures {
  perSecond: number
  cpu: number
  p50: number
  p99: number
}
/** One server asked in one way. */
interface Party {
  server: Server
  way: Way
  answer: Answer
  runs: Record<keyof Figures, number>[]
}

await command(async ({ stop }) => {
  requireProc()
  const tools = requireTools('nginx', 'wrk')
  const before = load()
  await keeping(async keep => {
    const site = await keep(openSite())
    const front = await keep(putFrontBefore(site.url))
    const plain = await get(site.url, ways.identity)
    const compressed = await get(site.url, { 'Accept-Encoding': 'gzip' })
    const file = await keep(serveAsFile(plain, compressed))
    const servers: Server[] = [
      { name: 'the site alone', url: site.url, pids: listenersOf(site.url) },
      { name: 'behind nginx', url: front.url, pids: [...listenersOf(front.url), ...listenersOf(site.url)] },
      { name: 'nginx, a file', url: file.url, pids: listenersOf(file.url) },
    ]
    const parties: Party[] = []
    for (const way of Object.keys(ways) as Way[])
      for (const server of servers)
        parties.push({ server, way, answer: await check(server, way, plain.text), runs: [] })

    for (const party of parties) await measure(tools.wrk, party, warmSeconds)
    for (let round = 1; round <= rounds; round++) {
      for (const party of parties) {
        goOnUnless(stop)
        party.runs.push(await measure(tools.wrk, party, seconds))
      }
      console.log(`round ${round} of ${rounds}`)
    }
    await report('bench:load', [explanation, summary(parties)], versionsOf(tools), before)
  })
  return 0
})

/** nginx with the bytes that the site answers with, compressed beforehand as the site compresses. */
function serveAsFile(plain: Answer, compressed: Answer) {
  const gzipped = compressed.encoding === 'gzip' ? compressed.body : gzipSync(compressed.body)
  return startNginx({
    server: 'gzip_static on; charset utf-8;',
    files: { 'index.html': plain.body, 'index.html.gz': gzipped },
  })
}

/** @throws where a server does not answer 200 with the page: rates of different things must not be compared */
async function check({ name, url }: Server, way: Way, text: string): Promise<Answer> {
  await get(url, ways[way]) // a cache has it from now on
  const answer = await get(url, ways[way])
  if (answer.status !== 200) throw new Error(`${name} answers ${answer.status}`)
  if (answer.text !== text) throw new Error(`${name} serves another page (${way})`)
  return answer
}

async function measure(wrk: string, { server, way }: Party, seconds: number): Promise<Record<keyof Figures, number>> {
  const began = cpuMs(server.pids)
  const { requests, perSecond, p50, p99 } = await runWrk(wrk, server.url, { connections, seconds, headers: ways[way] })
  return { perSecond, p50, p99, cpu: (cpuMs(server.pids) - began) / requests }
}

function summary(parties: Party[]): string {
  const rows = parties.map(({ server, way, answer, runs }) => {
    const own = medians(runs)
    const file = medians(parties.filter(party => party.way === way).at(-1)?.runs ?? [])
    return [
      `${server.name}, ${answer.encoding}`,
      ...[own.perSecond, own.perSecond / file.perSecond, own.cpu, own.cpu / file.cpu, own.p50, own.p99].map(figure),
      `${figure(answer.body.length)} + ${answer.headBytes}`,
      answer.headers,
    ]
  })
  const head = [
    'of `/`',
    'requests/s',
    'to the file',
    'CPU ms',
    'to the file',
    'p50 ms',
    'p99 ms',
    'bytes + head',
    'headers',
  ]
  return table(head, rows)
}
