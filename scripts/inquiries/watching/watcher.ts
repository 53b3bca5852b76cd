import { setTimeout as sleep } from 'node:timers/promises'
import { type Arrivals, openArrivals } from '@/db/arrivals'
import type { InboxRow } from '@/db/records'
import { SetupError } from '@/db/setup-error'
import { advance, type Memory } from './handed'

/** In case that an announcement was lost on its way, by a pooler or a cut line. */
const betweenLooksMs = 60_000
/** After a failure; twice as long after each further one. */
const retry = { firstMs: 1_000, mostMs: 60_000 }
/** The server notices a killed holder of a claim within this time. */
const claimPatienceMs = 5_000

export interface Watch {
  /** Only one process may do what is called so. None: any number may. */
  claim?: string
  memory: Memory
  /** Hands one over; whoever throws is asked again later. */
  deliver(row: InboxRow): Promise<void>
  findStaffUrl(): Promise<string | undefined>
  say(line: string): void
  stop: AbortSignal
}

/**
 * Hands over every inquiry that arrives from now on, or since it last ran, each at least once, until it is stopped: again
 * only where it is killed between a delivery and writing it down.
 * @throws {SetupError} if another process does the same, or it cannot begin for another reason that somebody can put right
 */
export async function watchInquiries(watch: Watch) {
  let troubles = 0
  let begun = false
  while (!watch.stop.aborted) {
    try {
      const url = await watch.findStaffUrl()
      if (!url) throw Object.assign(new Error(), { code: 'NOT_RUNNING' })
      await listen(watch, url, begun, () => {
        if (troubles > 0 || !begun) watch.say('Watching.')
        begun = true
        troubles = 0
      })
    } catch (error) {
      if (error instanceof SetupError && !begun) throw error
      if (watch.stop.aborted) return
      if (troubles === 0) watch.say(`Not watching for now (${codeOf(error)}): trying again.`)
      await pause(backoff(troubles++), watch.stop)
    }
  }
}

async function listen(watch: Watch, url: string, begun: boolean, watching: () => void) {
  let wake = new AbortController()
  let lost = false
  const arrivals = await openArrivals(
    url,
    () => wake.abort(),
    () => ((lost = true), wake.abort()),
  )
  const stopping = () => wake.abort()
  watch.stop.addEventListener('abort', stopping)
  try {
    if (watch.claim) await claim(arrivals, watch.claim, begun ? 0 : claimPatienceMs)
    const handed = watch.memory.read() ?? { floor: await arrivals.now(), ids: {} }
    watch.memory.write(handed) // which proves that it can be written, before anything is handed over
    let failures = 0
    while (!lost && !watch.stop.aborted) {
      wake = new AbortController()
      const owed = await handOver(watch, arrivals)
      watching()
      if (owed && failures === 0) watch.say(`${owed} could not be handed over: trying again until they are.`)
      if (!owed && failures > 0) watch.say('All handed over.')
      failures = owed ? failures + 1 : 0
      if (!lost && !watch.stop.aborted) await pause(owed ? backoff(failures - 1) : betweenLooksMs, wake.signal)
    }
    if (lost && !watch.stop.aborted) throw Object.assign(new Error(), { code: 'CONNECTION_CLOSED' })
  } finally {
    watch.stop.removeEventListener('abort', stopping)
    await arrivals.close()
  }
}

async function claim(arrivals: Arrivals, name: string, patienceMs: number) {
  for (const end = Date.now() + patienceMs; !(await arrivals.claim(name)); await sleep(200))
    if (Date.now() > end) throw new SetupError(`Another process already does this (${name}): stop it first.`)
}

/** Hands over what is due. Resolves with how many could not be. */
async function handOver({ memory, deliver, stop }: Watch, arrivals: Arrivals): Promise<number> {
  const handed = memory.read()!
  const owed = []
  const due = await arrivals.since(handed.floor, Object.keys(handed.ids))
  for (const arrival of due) {
    if (stop.aborted) return 0
    const row = await arrivals.read(arrival.id)
    try {
      if (row) await deliver(row)
    } catch {
      owed.push(arrival)
      continue
    }
    handed.ids[arrival.id] = arrival.at
    memory.write(handed) // at once: this is what keeps a restart from handing it over again
  }
  if (due.length > 0) memory.write(advance(handed, owed))
  return owed.length
}

const backoff = (failures: number) => Math.min(retry.firstMs * 2 ** failures, retry.mostMs)
const pause = (ms: number, until: AbortSignal) => sleep(ms, undefined, { signal: until }).catch(() => undefined)

function codeOf(error: unknown): string {
  if (error instanceof SetupError) return error.message
  return (error as { code?: string }).code ?? 'UNKNOWN'
}
