import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/**
 * A form that waits for its turn or has it. `leave` gives its place back. The place is also lost
 * after 18 seconds of waiting, and ten seconds after the turn began: a body may never arrive, and a
 * response may never be read.
 */
export interface Admission {
  id: string
  /**
   * Waits for the turn. Call it once the body is here, so that an endless upload keeps nobody
   * waiting.
   * @returns false if the form left before its turn
   */
  takeTurn: () => Promise<boolean>
  leave: () => void
}

interface Limits {
  /** A turn lasts until the whole response is out. */
  maxTurns: number
  /** One machine that reads no response cannot keep all others waiting. */
  maxTurnsPerAddress: number
  /** Forms that have their turn or wait for it. */
  maxAdmitted: number
  /** One machine cannot shut out the others. */
  maxAdmittedPerAddress: number
  /** One address may try this often a minute, whether it is admitted or not. */
  maxTriesPerMinute?: number
}

/** Shorter than the 20 s after which a browser with scripts gives up. */
const longestWaitMs = 18_000
const longestTurnMs = 10_000
const minuteMs = 60_000
const maxAddresses = 50_000

/**
 * Limits how many forms are answered at once. Rendering an answer takes tens of milliseconds and
 * megabytes, so a few are answered, some wait, and the rest are refused immediately.
 */
export function createAdmissionControl({
  maxTurns,
  maxTurnsPerAddress,
  maxAdmitted,
  maxAdmittedPerAddress,
  maxTriesPerMinute = Infinity,
}: Limits) {
  const turns = pLimit(maxTurns)
  const admitted = new Map<string, Admission>()
  const senders = new Map<string, { admitted: number; turns: LimitFunction }>()
  const triesByAddress = new LRUCache<string, number>({
    max: maxAddresses,
    ttl: minuteMs,
    noUpdateTTL: true,
  })

  function admit(address: string): Admission | undefined {
    const tries = (triesByAddress.get(address) ?? 0) + 1
    if (Number.isFinite(maxTriesPerMinute)) triesByAddress.set(address, tries)
    const sender = senders.get(address) ?? { admitted: 0, turns: pLimit(maxTurnsPerAddress) }
    const isFull = admitted.size >= maxAdmitted || sender.admitted >= maxAdmittedPerAddress
    if (isFull || tries > maxTriesPerMinute) return undefined
    const admission = createAdmission(sender.turns, () => {
      admitted.delete(admission.id)
      sender.admitted -= 1
      if (sender.admitted === 0) senders.delete(address)
    })
    admitted.set(admission.id, admission)
    senders.set(address, sender)
    sender.admitted += 1
    return admission
  }

  function createAdmission(turnsOfSender: LimitFunction, onLeave: () => void): Admission {
    let leave = () => {}
    const departure = new Promise<false>(resolve => {
      leave = () => {
        if (!admitted.has(id)) return
        clearTimeout(timer)
        onLeave()
        resolve(false)
      }
    })
    const id = randomUUID()
    let timer = setTimeout(leave, longestWaitMs).unref()
    const takeTurn = () =>
      new Promise<boolean>(resolve => {
        void departure.then(resolve)
        const work = () => {
          if (!admitted.has(id)) return undefined
          clearTimeout(timer)
          timer = setTimeout(leave, longestTurnMs).unref()
          resolve(true)
          return departure
        }
        void turnsOfSender(() => turns(work))
      })
    return { id, takeTurn, leave }
  }

  return { admit, admitted: admitted as ReadonlyMap<string, Admission> }
}

export type AdmissionControl = ReturnType<typeof createAdmissionControl>

const createAdmissions = () => ({
  /**
   * Four turns keep the processor busy. With more, a visitor who opens a page would wait until all
   * of their answers are rendered. If an answer takes at most 60 ms, three hundred forms get their
   * turn within the longest wait.
   */
  forms: createAdmissionControl({
    maxTurns: 4,
    maxTurnsPerAddress: 2,
    maxAdmitted: 300,
    maxAdmittedPerAddress: 8,
  }),
  /**
   * Links in staff's emails. A stranger who tries many keeps no inquiry and no colleague waiting.
   */
  links: createAdmissionControl({
    maxTurns: 2,
    maxTurnsPerAddress: 1,
    maxAdmitted: 20,
    maxAdmittedPerAddress: 2,
    maxTriesPerMinute: 60,
  }),
})
const globals = globalThis as typeof globalThis & {
  noorVistaAdmissions?: ReturnType<typeof createAdmissions>
}
/** Next bundles a copy of this module with proxy.ts, and one with each page's actions. */
export const admissions = (globals.noorVistaAdmissions ??= createAdmissions())

/** A request header in which proxy.ts tells the action the id of the form's admission. */
export const admissionHeader = 'x-admission'
