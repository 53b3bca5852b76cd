import { setTimeout as sleep } from 'node:timers/promises'
import { canary, openForm, type Send } from '@/bench/plain-form'
import type { BenchSite } from '@/bench/bench-site'

const couples = 5_000
/** At the same time. */
const senders = 16
const kills = 10
const freezes = 20
const restMs = { least: 300, most: 900 }
/** Most freezes are short; some outlast every limit of time. */
const freezeMs = [300, 1_000, 2_500, 7_000]
const betweenTriesMs = 500
const outcomeWithinMs = 6_000

interface Sums {
  acknowledged: string[]
  tries: number
  /** Of the answers that came, in ms. */
  times: number[]
  outcomes: Record<string, number>
}

/** Couples send while the database and the site are killed and frozen, and send again until they are thanked. */
export async function sendThroughOutages(site: BenchSite): Promise<boolean> {
  const sums: Sums = { acknowledged: [], tries: 0, times: [], outcomes: {} }
  const send = await openForm(site.url)
  let next = 0
  const sender = async () => {
    while (next < couples) await sendUntilThanked(`${canary}-couple-${(next += 1)}`, send, sums)
  }
  const done = Promise.all(Array.from({ length: senders }, sender))
  const happened = await disturb(site, () => sums.acknowledged.length)
  await done

  const rows = await site.owner`select names from inquiries where names like ${`${canary}-couple-%`}`
  const stored = new Set(rows.map(row => row.names as string))
  const lost = sums.acknowledged.filter(name => !stored.has(name)).length
  const twins = rows.length - stored.size
  const times = sums.times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.round(share * (times.length - 1))] ?? NaN)
  const late = sums.times.filter(ms => ms > outcomeWithinMs).length
  console.log(`  ${happened}; ${sums.tries} tries: ${JSON.stringify(sums.outcomes)}`)
  console.log(
    `  answers after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (longest), ${late} beyond six seconds`,
  )
  console.log(`  ${sums.acknowledged.length} thanked, ${rows.length} stored, ${lost} lost, ${twins} twins`)
  return lost === 0 && twins === 0 && sums.acknowledged.length === couples
}

async function sendUntilThanked(names: string, send: Send, sums: Sums) {
  const usual = { phone: '+91 98765 43210', wedding_date: '2027-02-14', location: canary }
  const answers = { ...usual, names, email: `${names}@example.com` }
  for (;;) {
    const { outcome, ms } = await send(answers)
    sums.tries += 1
    sums.outcomes[outcome] = (sums.outcomes[outcome] ?? 0) + 1
    if (outcome !== 'broken') sums.times.push(ms)
    if (outcome === 'sent') return void sums.acknowledged.push(names)
    await sleep(betweenTriesMs)
  }
}

/** Spreads everything that shall happen over the inquiries that are still to come. */
async function disturb(site: BenchSite, acknowledged: () => number): Promise<string> {
  const killDatabase = async () => {
    await site.killDatabase()
    await site.startDatabase()
  }
  const killSite = async () => {
    await site.killSite()
    await site.startSite()
  }
  const freeze = (ms: number) => async () => {
    site.signalDatabase('SIGSTOP')
    await sleep(ms)
    site.signalDatabase('SIGCONT')
  }
  const events = Array.from({ length: freezes }, (_, n) => [
    freeze(freezeMs[n % freezeMs.length]!),
    ...(n < kills ? [killDatabase] : []),
    ...(n >= freezes - kills ? [killSite] : []),
  ]).flat()
  let happened = 0
  for (const event of events) {
    const due = Math.floor((couples * 0.95 * happened) / events.length)
    while (acknowledged() < due) await sleep(20)
    await event()
    happened += 1
    await sleep(restMs.least + Math.random() * (restMs.most - restMs.least))
  }
  return `${kills} kills of the database, ${kills} of the site, ${freezes} freezes, ${happened} in all`
}
