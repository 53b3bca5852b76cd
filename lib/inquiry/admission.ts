import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'

/**
 * A form that is being answered. `leave` gives its place back, and so does time: 18 seconds of waiting
 * for its turn, ten more after that. A body may be cut off, and an answer never read.
 */
export interface Admission {
  id: string
  /**
   * Waits for its turn, once its body is here: an upload that never ends keeps nobody waiting. False if
   * it has left before its turn.
   */
  takeTurn: () => Promise<boolean>
  leave: () => void
}

interface Limits {
  /** From the turn until the whole response is out. */
  atWork: number
  /** Of those at work, so that one machine that reads no answer never keeps all others waiting. */
  atWorkPerAddress: number
  /** At work and waiting. */
  inAll: number
  /** Of those in all, so that one machine never shuts out the others. */
  perAddress: number
  perMinuteAndAddress?: number
}

/** A browser with scripts gives up after 20 s. */
const longestWaitMs = 18_000
const longestTurnMs = 10_000
const minuteMs = 60_000
const maxAddresses = 50_000

/**
 * Admission control: rendering the answer to a form takes tens of milliseconds and megabytes, so
 * only so many are answered at once, a few more wait, and the rest are refused immediately.
 */
export function createAdmissionControl({
  atWork,
  atWorkPerAddress,
  inAll,
  perAddress,
  perMinuteAndAddress = Infinity,
}: Limits) {
  const turns = pLimit(atWork)
  const admitted = new Map<string, Admission>()
  const byAddress = new Map<string, { admitted: number; turns: LimitFunction }>()
  const byMinute = new LRUCache<string, number>({
    max: maxAddresses,
    ttl: minuteMs,
    noUpdateTTL: true,
  })

  function admit(address: string): Admission | undefined {
    const tries = (byMinute.get(address) ?? 0) + 1
    if (Number.isFinite(perMinuteAndAddress)) byMinute.set(address, tries)
    const sender = byAddress.get(address) ?? { admitted: 0, turns: pLimit(atWorkPerAddress) }
    const isFull = admitted.size >= inAll || sender.admitted >= perAddress
    if (isFull || tries > perMinuteAndAddress) return undefined
    const admission = enter(sender.turns, () => {
      admitted.delete(admission.id)
      sender.admitted -= 1
      if (sender.admitted === 0) byAddress.delete(address)
    })
    admitted.set(admission.id, admission)
    byAddress.set(address, sender)
    sender.admitted += 1
    return admission
  }

  function enter(turnsOfSender: LimitFunction, onLeave: () => void): Admission {
    let leave = () => {}
    const left = new Promise<false>(resolve => {
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
        void left.then(resolve)
        const work = () => {
          if (!admitted.has(id)) return undefined
          clearTimeout(timer)
          timer = setTimeout(leave, longestTurnMs).unref()
          resolve(true)
          return left
        }
        void turnsOfSender(() => turns(work))
      })
    return { id, takeTurn, leave }
  }

  return { admit, admitted: admitted as ReadonlyMap<string, Admission> }
}

export type AdmissionControl = ReturnType<typeof createAdmissionControl>

const createBoth = () => ({
  /**
   * Four at work keep the processor busy; with more a page that somebody reads meanwhile waits for all
   * of their answers to be rendered. Three hundred are answered within the longest wait as long as an
   * answer costs at most 60 ms.
   */
  forms: createAdmissionControl({ atWork: 4, atWorkPerAddress: 2, inAll: 300, perAddress: 8 }),
  /** Of staff's emails. Strangers who try many of them keep no inquiry and no colleague waiting. */
  links: createAdmissionControl({
    atWork: 2,
    atWorkPerAddress: 1,
    inAll: 20,
    perAddress: 2,
    perMinuteAndAddress: 60,
  }),
})
const globals = globalThis as typeof globalThis & {
  noorVistaAdmissions?: ReturnType<typeof createBoth>
}
/** Next bundles proxy.ts and each page's actions with a copy of this module each. */
export const admissions = (globals.noorVistaAdmissions ??= createBoth())

/** From proxy.ts to the action, on the request: the id of the admission it has been given. */
export const admissionHeader = 'x-admission'
