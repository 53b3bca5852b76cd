import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/*
 * Rendering the answer to a form takes tens of milliseconds and megabytes. So a few forms have
 * their turn to be answered, some wait for it, and the rest are refused immediately.
 *
 * `admit` lets a form in, `takeTurn` waits for its turn, and `leave` makes room for another form.
 */

interface Limits {
  /** How many forms are answered at once. */
  maxTurns: number
  /** How many of them from one address: one that reads no response cannot take every turn. */
  maxTurnsPerAddress: number
  /** How many forms wait for their turn or have it. */
  maxAdmitted: number
  /** How many of them from one address: it cannot shut out the others. */
  maxAdmittedPerAddress: number
  /** How often one address may try, whether it is admitted or not. */
  maxTriesPerMinute?: number
}

/** A form that waits for its turn or has it. */
export interface Admission {
  id: string
  address: string
  /** All forms of one address share it. */
  queueOfAddress: LimitFunction
  /**
   * Waits for the turn, which lasts until the form leaves. Call it once the body is here, so that
   * an endless upload keeps nobody waiting.
   * @returns false if the form left before its turn
   */
  takeTurn: () => Promise<boolean>
  /** Call it when the whole response is out. After too long a wait or a turn, a timer calls it. */
  leave: () => void
}

/** A body may never arrive. A browser with scripts gives up after 20 s. */
const longestWaitMs = 18_000
/** A response may never be read. */
const longestTurnMs = 10_000
const minuteMs = 60_000
const maxAddresses = 50_000

export function createAdmissionControl({
  maxTurns,
  maxTurnsPerAddress,
  maxAdmitted,
  maxAdmittedPerAddress,
  maxTriesPerMinute = Infinity,
}: Limits) {
  const admitted = new Map<string, Admission>()
  const queueOfAll = pLimit(maxTurns)
  const triesByAddress = new LRUCache<string, number>({
    max: maxAddresses,
    ttl: minuteMs,
    noUpdateTTL: true,
  })

  /** Returns undefined if a limit refuses the form. */
  function admit(address: string): Admission | undefined {
    const tries = countTry(address)
    const neighbours = [...admitted.values()].filter(form => form.address === address)
    const isFull = admitted.size >= maxAdmitted || neighbours.length >= maxAdmittedPerAddress
    if (isFull || tries > maxTriesPerMinute) return undefined
    const queueOfAddress = neighbours[0]?.queueOfAddress ?? pLimit(maxTurnsPerAddress)
    const admission = createAdmission(address, queueOfAddress)
    admitted.set(admission.id, admission)
    return admission
  }

  function countTry(address: string): number {
    if (maxTriesPerMinute === Infinity) return 0 // without a limit, no address is kept
    const tries = (triesByAddress.get(address) ?? 0) + 1
    triesByAddress.set(address, tries)
    return tries
  }

  function createAdmission(address: string, queueOfAddress: LimitFunction): Admission {
    const id = randomUUID()
    let timer = setTimeout(leave, longestWaitMs).unref()
    let depart = () => {}
    const departure = new Promise<void>(resolve => {
      depart = resolve
    })

    // Only the first forms of an address stand in the queue of all, so a form from another address
    // waits behind a few of them.
    async function takeTurn(): Promise<boolean> {
      await Promise.race([startOfTurn(queueOfAddress, departure), departure])
      await Promise.race([startOfTurn(queueOfAll, departure), departure])
      if (!admitted.has(id)) return false
      clearTimeout(timer)
      timer = setTimeout(leave, longestTurnMs).unref()
      return true
    }

    function leave() {
      admitted.delete(id)
      clearTimeout(timer)
      depart()
    }

    return { id, address, queueOfAddress, takeTurn, leave }
  }

  return { admit, admitted: admitted as ReadonlyMap<string, Admission> }
}

/** Resolves when the queue reaches this turn. The next one begins after `end`. */
function startOfTurn(queue: LimitFunction, end: Promise<void>): Promise<void> {
  return new Promise(resolve => {
    void queue(() => {
      resolve()
      return end
    })
  })
}

export type AdmissionControl = ReturnType<typeof createAdmissionControl>

const createAdmissions = () => ({
  /**
   * Four turns keep the processor busy. With more, a visitor who opens a page would wait until all
   * their answers are rendered. If an answer takes at most 60 ms, 300 forms get their turn within
   * the longest wait.
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
