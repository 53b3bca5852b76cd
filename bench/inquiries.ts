/**
 * `npm run bench:inquiries [-- --rounds 3 --seconds 4]`: inquiries sent as a browser without scripts does, at 1 and at 16
 * connections, every one different and every protection on, in turns with the same sent to an action of Next that does
 * nothing. Every one that is thanked for must have its row. Needs a build (`npm run build`) and Linux. The result goes to
 * bench/RESULTS.md.
 */
import { command } from '@/scripts/command'
import { readArguments } from '@/scripts/usage'
import { openBare } from './bare'
import { goOnUnless, keeping } from './keeping'
import { openForm, type Send } from './plain-form'
import { cpuMs } from './processes'
import { figure, load, medians, quantile, report, table } from './report'
import { openStage } from './stage'

const { values } = readArguments({
  command: 'npm run bench:inquiries',
  takes: '--rounds 3 --seconds 4',
  help: 'Sends inquiries as a browser without scripts does, and looks for the row of each: into bench/RESULTS.md.',
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '4' } },
})
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
/** Until V8 has compiled what an inquiry runs through, one costs up to twice as much: the first 2,000 or so. */
const warmSeconds = 15

const explanation = `Inquiries by a form post without scripts, each from another visitor behind one trusted proxy, in turns with the same posts to
an action of Next that only redirects. Both are warm. Medians of ${rounds} rounds of ${seconds} s; ms.`

let next = 0
/** By the site. */
let thanked = 0

/** One side, at so many connections. */
interface Party {
  name: string
  pid: number
  send: Send
  connections: number
  runs: Record<'perSecond' | 'p50' | 'p99' | 'cpu', number>[]
}

await command(async ({ stop }) => {
  const before = load()
  return keeping(async keep => {
    const stage = await keep(openStage())
    const bare = await keep(openBare())
    const sides = [
      { name: 'the site', pid: stage.sitePid(), send: await openForm(stage.url, 'inquiries') },
      { name: 'an action of Next', pid: bare.pid, send: await openForm(bare.url, 'inquiries') },
    ]
    const parties: Party[] = [1, 16].flatMap(connections => sides.map(side => ({ ...side, connections, runs: [] })))
    for (const side of sides) await measure({ ...side, connections: 16, runs: [] }, warmSeconds)
    for (let round = 1; round <= rounds; round++) {
      for (const party of parties) {
        goOnUnless(stop)
        party.runs.push(await measure(party, seconds))
      }
      console.log(`round ${round} of ${rounds}`)
    }
    const rows = parties.map(({ name, connections, runs }) => {
      const { perSecond, p50, p99, cpu } = medians(runs)
      return [`${name}, ${connections}`, ...[perSecond, p50, p99, cpu].map(figure)]
    })
    const [stored] = await stage.owner<{ count: number }[]>`select count(distinct names)::int from inquiries`
    const kept = stored?.count === thanked
    const verdict = `${thanked} thanked, ${stored?.count} stored: ${kept ? 'every one' : 'THEY DIFFER'}.`
    const head = ['connections', 'a second', 'p50', 'p99', 'CPU each']
    await report('bench:inquiries', [explanation, table(head, rows), verdict], before)
    return kept ? 0 : 1
  })
})

/** Sends for so long, each answer followed at once by the next letter. @throws where one was not thanked for */
async function measure({ name, pid, send, connections }: Party, forSeconds: number): Promise<Party['runs'][number]> {
  const latencies: number[] = []
  const [cpuBefore, began] = [cpuMs([pid]), performance.now()]
  const sendOn = async () => {
    while (performance.now() < began + forSeconds * 1_000) {
      const { outcome, ms } = await send(letter((next += 1)))
      if (outcome !== 'sent') throw new Error(`${name} answered an inquiry otherwise: ${outcome}`)
      latencies.push(ms)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendOn))
  if (name === 'the site') thanked += latencies.length
  const perSecond = latencies.length / ((performance.now() - began) / 1_000)
  const cpu = (cpuMs([pid]) - cpuBefore) / latencies.length
  return { perSecond, cpu, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) }
}

function letter(number: number) {
  return {
    names: `Bench ${number}`,
    ...{ email: `bench-${number}@example.com`, phone: '+91 98765 43210', wedding_date: '2027-02-14' },
    ...{ location: 'Udaipur', guest_count: 'about 300', budget: '8-12' },
    message: `We met in the rain, at bookshop ${number} in Jaipur, and would like the day to be as quiet as that afternoon was.`,
  }
}
