import { setTimeout as sleep } from 'node:timers/promises'
import { type InquiryListener, listenForInquiries } from '@/db/arrivals'
import type { Letter } from '@/db/letters'
import { SetupError } from '@/db/setup-error'
import { advance, type DeliveryStore } from './deliveries'

/** In case a notification was lost with a broken connection. */
const pollEveryMs = 60_000
/** Doubled after each further failure. */
const retry = { firstMs: 1_000, maxMs: 60_000 }
/** Within this time the server notices that the process holding the claim was killed. */
const claimTimeoutMs = 5_000

export interface Watch {
  /** Only one process at a time may hold this claim. Without one any number may watch. */
  claim?: string
  store: DeliveryStore
  /** Delivers one inquiry; called again later if it throws. */
  deliver(letter: Letter): Promise<void>
  findStaffUrl(): Promise<string | undefined>
  say(line: string): void
  stop: AbortSignal
}

/**
 * Delivers every inquiry that has arrived since it last ran, and from now on, until it is stopped. Each at least once: a
 * second time only where it is killed between a delivery and recording it.
 * @throws {SetupError} if it cannot begin, for one because another process holds the claim
 */
export async function watchInquiries(watch: Watch) {
  let failures = 0
  let begun = false
  while (!watch.stop.aborted) {
    try {
      const url = await watch.findStaffUrl()
      if (!url) throw Object.assign(new Error(), { code: 'NOT_RUNNING' })
      await listen(watch, url, begun, () => {
        if (failures > 0 || !begun) watch.say('Watching.')
        begun = true
        failures = 0
      })
    } catch (error) {
      if (error instanceof SetupError && !begun) throw error
      if (watch.stop.aborted) return
      if (failures === 0) watch.say(`Not watching for now (${codeOf(error)}): trying again.`)
      await pause(backoff(failures++), watch.stop)
    }
  }
}

async function listen(watch: Watch, url: string, begun: boolean, onWatching: () => void) {
  let wake = new AbortController()
  let lost = false
  const arrivals = await listenForInquiries(
    url,
    () => wake.abort(),
    () => ((lost = true), wake.abort()),
  )
  const stopping = () => wake.abort()
  watch.stop.addEventListener('abort', stopping)
  try {
    if (watch.claim) await claim(arrivals, watch.claim, begun ? 0 : claimTimeoutMs)
    const deliveries = watch.store.read() ?? { floor: await arrivals.now(), ids: {} }
    watch.store.write(deliveries) // proves that it can be written before anything is delivered
    let failures = 0
    let said: string | undefined
    while (!lost && !watch.stop.aborted) {
      wake = new AbortController()
      const { failed, why } = await deliverDue(watch, arrivals)
      onWatching()
      if (failed && why !== said) watch.say(`${failed} could not be delivered (${why}): trying again.`)
      if (!failed && failures > 0 && !watch.stop.aborted) watch.say('All delivered.')
      said = why
      failures = failed ? failures + 1 : 0
      if (!lost && !watch.stop.aborted) await pause(failed ? backoff(failures - 1) : pollEveryMs, wake.signal)
    }
    if (lost && !watch.stop.aborted) throw Object.assign(new Error(), { code: 'CONNECTION_CLOSED' })
  } finally {
    watch.stop.removeEventListener('abort', stopping)
    await arrivals.close()
  }
}

async function claim(arrivals: InquiryListener, name: string, timeoutMs: number) {
  for (const end = Date.now() + timeoutMs; !(await arrivals.claim(name)); await sleep(200))
    if (Date.now() > end) throw new SetupError(`Another process already does this (${name}): stop it first.`)
}

/** Delivers what is due. Resolves with how many could not be delivered, and why. */
async function deliverDue({ store, deliver, stop }: Watch, arrivals: InquiryListener) {
  const deliveries = store.read()!
  const failed = []
  const reasons = new Set<string>()
  const due = await arrivals.since(deliveries.floor, Object.keys(deliveries.ids))
  for (const arrival of due) {
    if (stop.aborted) break
    const letter = await arrivals.read(arrival.id)
    try {
      if (letter) await deliver(letter)
    } catch (error) {
      failed.push(arrival)
      reasons.add(codeOf(error))
      continue
    }
    deliveries.ids[arrival.id] = arrival.at
    store.write(deliveries) // after each one, so that a restart does not deliver it again
  }
  if (due.length > 0 && !stop.aborted) store.write(advance(deliveries, failed))
  return { failed: failed.length, why: [...reasons].toSorted().join('; ') || undefined }
}

const backoff = (failures: number) => Math.min(retry.firstMs * 2 ** failures, retry.maxMs)
const pause = (ms: number, until: AbortSignal) => sleep(ms, undefined, { signal: until }).catch(() => undefined)

/** What happened, by codes alone: the words of a mail server name whom it was for, and those of a database what was stored. */
function codeOf(error: unknown): string {
  if (error instanceof SetupError) return error.message
  type Codes = { code?: string; originalCode?: string; responseCode?: number }
  const { code: kind = 'UNKNOWN', originalCode: code = kind, responseCode } = error as Codes
  return responseCode ? `${code}, response code ${responseCode}` : code
}
