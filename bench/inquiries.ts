/**
 * `npm run bench:inquiries [-- --rounds 3 --seconds 4]`: inquiries sent as a browser without scripts does, at 1 and at 16
 * connections, every one different and every protection on, in turns with the same sent to an action of Next that does
 * nothing, and with pgbench inserting one row a commit into the same table of the same server. Every answer must have its
 * row. Needs a build (`npm run build`), Linux, and pgbench (Debian's package postgresql). The result goes to bench/RESULTS.md.
 */
import { parseArgs } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { command } from '@/scripts/command'
import { hiddenFields } from '@/scripts/torture/plain-form'
import { openBare } from './bare'
import { letterNames } from './inquiries/letter'
import { runPgbench } from './inquiries/pgbench'
import { sendInquiries } from './inquiries/send'
import { goOnUnless, keeping } from './keeping'
import { cpuMs, listenersOf, requireProc } from './processes'
import { load, report, table } from './report'
import { openSite } from './site'
import { figure, median, medians, quantile } from './statistics'
import { requireTools, versionsOf } from './tools'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connectionCounts = [1, 16]
/** Until V8 has compiled what an inquiry runs through, one costs up to twice as much: the first 2,000 or so. */
const warmSeconds = 15

const explanation = `Inquiries by a form post without scripts, from many visitors behind one trusted proxy, in turns with the same posts to an
action of Next that only redirects, and with pgbench: one row a commit into the same table of the same server, which waits
for the disk. Both sites are warm. Medians of ${rounds} rounds of ${seconds} s.`

/** One round of a site: latencies, and processor time of its process for one inquiry, in ms; answers, and rows more. */
type Sent = Record<'perSecond' | 'p50' | 'p99' | 'mean' | 'cpu' | 'answers' | 'rows', number>
type Measure = (connections: number, seconds: number) => Promise<Sent>

/** Rounds of all sides at so many connections. */
interface Match {
  connections: number
  sent: Sent[]
  /** To the action that does nothing. */
  bare: Sent[]
  inserted: Record<'perSecond' | 'latency', number>[]
}

await command(async ({ stop }) => {
  requireProc()
  const tools = requireTools('pgbench')
  const before = load()
  return keeping(async keep => {
    const site = await keep(openSite())
    const sql = postgres(site.ownerUrl, { max: 1 })
    await keep(Promise.resolve({ stop: () => sql.end({ timeout: 1 }) }))
    const measure = await senderTo(site.url, sql)
    const measureBare = await senderTo((await keep(openBare())).url, sql)
    for (const each of [measure, measureBare]) await each(16, warmSeconds)

    const matches: Match[] = connectionCounts.map(connections => ({ connections, sent: [], bare: [], inserted: [] }))
    for (let round = 1; round <= rounds; round++) {
      for (const { connections, sent, bare, inserted } of matches) {
        goOnUnless(stop)
        sent.push(await measure(connections, seconds))
        bare.push(await measureBare(connections, seconds))
        inserted.push(await runPgbench(tools.pgbench, site.webUrl, { connections, seconds }))
      }
      console.log(`round ${round} of ${rounds}`)
    }
    const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`
    const versions = [`Postgres ${server?.version}`, ...versionsOf(tools)]
    await report('bench:inquiries', [explanation, summary(matches), ...matches.map(counted)], versions, before)
    return matches.every(({ sent }) => sum(sent, 'answers') === sum(sent, 'rows')) ? 0 : 1
  })
})

function summary(matches: Match[]): string {
  const rows = matches.flatMap(({ connections, sent, bare, inserted }) => {
    const action = medians(bare)
    const floor = medians(inserted)
    const told = ({ perSecond, p50, p99, mean, cpu }: Sent) =>
      [perSecond, perSecond / floor.perSecond, p50, p99, mean, cpu, cpu / action.cpu].map(figure)
    return [
      [`the site, ${connections}`, ...told(medians(sent))],
      [`an action of Next, ${connections}`, ...told(action)],
      [`pgbench, ${connections}`, figure(floor.perSecond), '1', '–', '–', figure(floor.latency), '–', '–'],
    ]
  })
  const latencies = ['p50 ms', 'p99 ms', 'mean ms']
  return table(['connections', 'a second', 'to pgbench', ...latencies, 'CPU ms each', 'to the action'], rows)
}

function counted({ connections, sent }: Match): string {
  const [answers, rows] = [sum(sent, 'answers'), sum(sent, 'rows')]
  const verdict = answers === rows ? 'every answer has its row' : 'THEY DIFFER'
  return `At ${connections}: ${answers} thanked, ${rows} rows more than before; ${verdict}.`
}

function sum(sent: Sent[], name: keyof Sent): number {
  return sent.reduce((total, each) => total + each[name], 0)
}

/** Sends for some seconds, each time in another round, and counts the rows before and after. */
async function senderTo(site: string, sql: Sql): Promise<Measure> {
  const hidden = hiddenFields(await (await fetch(site)).text())
  const pids = listenersOf(site)
  let round = 0
  return async (connections, seconds) => {
    round += 1
    const [rowsBefore, cpuBefore] = [await count(sql), cpuMs(pids)]
    const told = await sendInquiries({ site, hidden, round, connections, seconds })
    const cpu = cpuMs(pids) - cpuBefore
    const others = JSON.stringify(told.others)
    if (others !== '{}') throw new Error(`Not every inquiry was stored: ${others}`)
    const answers = told.latencies.length
    return {
      ...{ answers, rows: (await count(sql)) - rowsBefore, cpu: cpu / answers, perSecond: answers / told.seconds },
      ...{ p50: median(told.latencies), p99: quantile(told.latencies, 0.99) },
      mean: told.latencies.reduce((sum, each) => sum + each, 0) / answers,
    }
  }
}

async function count(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from inquiries where names like ${`${letterNames} %`}`
  return row?.count ?? 0
}
