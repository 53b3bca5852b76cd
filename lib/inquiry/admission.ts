import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/*
 * Rendering the response to a submission takes tens of milliseconds and megabytes. So a few
 * submissions have their turn, some wait for it, and the rest learn immediately that the site is
 * busy.
 *
 * `admit` lets a submission in, `takeTurn` waits for its turn, and `leave` makes room for another.
 */

interface Limits {
  /** How many submissions are answered concurrently. */
  maxTurns: number
  /**
   * How many of them from one address, so that a client that never reads its response cannot take
   * every turn.
   */
  maxTurnsPerAddress: number
  /** How many submissions wait for their turn or have it. */
  maxAdmitted: number
  /** How many of them from one address, so that it cannot shut out the others. */
  maxAdmittedPerAddress: number
  /** How often one address may try, whether it is admitted or not. */
  maxTriesPerMinute?: number
}

/** A submission that waits for its turn or has it. */
export interface Admission {
  id: string
  address: string
  /** All submissions of one address share it. */
  addressQueue: LimitFunction
  /**
   * Waits for the turn, which lasts until the submission leaves. Call it after the body has arrived,
   * so that an endless upload keeps nobody waiting.
   * @returns false if the submission left before its turn
   */
  takeTurn: () => Promise<boolean>
  /**
   * Call it when the response is sent. Otherwise a timer calls it, after `longestWaitMs` without a
   * turn or `longestTurnMs` after its start.
   */
  leave: () => void
}

/** A body may never arrive. Browsers with scripts give up after 20 s, so the server does so before. */
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
  const sharedQueue = pLimit(maxTurns)
  const triesByAddress = new LRUCache<string, number>({
    max: maxAddresses,
    ttl: minuteMs,
    noUpdateTTL: true,
  })

  /** Returns undefined if a limit is reached. */
  function admit(address: string): Admission | undefined {
    const tries = countTry(address)
    const fromSameAddress = [...admitted.values()].filter(other => other.address === address)
    const isFull = admitted.size >= maxAdmitted || fromSameAddress.length >= maxAdmittedPerAddress
    if (isFull || tries > maxTriesPerMinute) return undefined
    const addressQueue = fromSameAddress[0]?.addressQueue ?? pLimit(maxTurnsPerAddress)
    const admission = createAdmission(address, addressQueue)
    admitted.set(admission.id, admission)
    return admission
  }

  function countTry(address: string): number {
    if (maxTriesPerMinute === Infinity) return 0 // without a limit, no address is kept
    const tries = (triesByAddress.get(address) ?? 0) + 1
    triesByAddress.set(address, tries)
    return tries
  }

  function createAdmission(address: string, addressQueue: LimitFunction): Admission {
    const id = randomUUID()
    let timer = setTimeout(leave, longestWaitMs).unref()
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })

    // An address's submissions first queue among themselves. At most `maxTurnsPerAddress` of them
    // reach the shared queue, so other addresses wait behind few.
    async function takeTurn(): Promise<boolean> {
      await Promise.race([startOfTurn(addressQueue, released), released])
      await Promise.race([startOfTurn(sharedQueue, released), released])
      if (!admitted.has(id)) return false
      clearTimeout(timer)
      timer = setTimeout(leave, longestTurnMs).unref()
      return true
    }

    function leave() {
      admitted.delete(id)
      clearTimeout(timer)
      release()
    }

    return { id, address, addressQueue, takeTurn, leave }
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
   * their responses are rendered. If a response takes at most 60 ms, 300 submissions get their turn
   * within the longest wait.
   */
  submissions: createAdmissionControl({
    maxTurns: 4,
    maxTurnsPerAddress: 2,
    maxAdmitted: 300,
    maxAdmittedPerAddress: 8,
  }),
  /**
   * Links in staff's emails. A stranger who tries many of them delays neither inquiries nor staff.
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

/** A request header in which proxy.ts tells the action the submission's admission id. */
export const admissionHeader = 'x-admission'
