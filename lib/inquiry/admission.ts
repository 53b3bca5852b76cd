import pLimit from 'p-limit'
import type { ClientNetworks } from '@/lib/client-address'

interface Limits {
  /** How many submissions are answered concurrently. */
  maxTurns: number
  /** How many wait for their turn or have it. */
  maxInside: number
  /** How many of them from one subscriber, so that it cannot shut out the others. */
  maxInsidePerSubscriber: number
  /** More than of one subscriber, because one telephone must not shut out a carrier's block. */
  maxInsidePerBlock: number
}

/** Browsers with scripts give up after 20 s, so a later turn could store what was reported failed. */
const longestWaitMs = 15_000
/** A response may never be read. */
const longestTurnMs = 10_000

/**
 * Rendering the response to a submission takes tens of milliseconds and megabytes. So a few
 * submissions have their turn, some wait for it, and the rest learn immediately that the site is
 * busy. The body has arrived by then, so an endless upload takes nobody's place.
 */
export function createAdmissionControl(limits: Limits) {
  const queue = pLimit(limits.maxTurns)
  const insideByNetwork = new Map<string, number>()
  const countInside = () => queue.activeCount + queue.pendingCount

  const hasPlace = ({ subscriber, block }: ClientNetworks) =>
    countInside() < limits.maxInside &&
    (insideByNetwork.get(subscriber) ?? 0) < limits.maxInsidePerSubscriber &&
    (insideByNetwork.get(block) ?? 0) < limits.maxInsidePerBlock

  function change({ subscriber, block }: ClientNetworks, by: number) {
    for (const network of [subscriber, block]) {
      const count = (insideByNetwork.get(network) ?? 0) + by
      if (count > 0) insideByNetwork.set(network, count)
      else insideByNetwork.delete(network)
    }
  }

  /**
   * @returns a function that ends the turn, which a timer ends otherwise; undefined if a limit is
   * reached, or if the turn came too late
   */
  async function takeTurn(networks: ClientNetworks): Promise<(() => void) | undefined> {
    if (!hasPlace(networks)) return undefined
    const latestStart = Date.now() + longestWaitMs
    change(networks, 1)
    return new Promise(resolve => {
      void queue(async () => {
        if (Date.now() > latestStart) resolve(undefined)
        else await untilEnded(resolve)
        change(networks, -1)
      })
    })
  }

  return { takeTurn, countInside }
}

function untilEnded(begin: (endTurn: () => void) => void): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, longestTurnMs).unref()
    begin(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

export const admissions = {
  /** Four turns keep the processor busy. With more, a visitor who opens a page would wait longer. */
  submissions: createAdmissionControl({
    maxTurns: 4,
    maxInside: 300,
    maxInsidePerSubscriber: 8,
    maxInsidePerBlock: 40,
  }),
  /** Links in staff's emails. A stranger who tries many of them delays no inquiry. */
  links: createAdmissionControl({
    maxTurns: 2,
    maxInside: 20,
    maxInsidePerSubscriber: 2,
    maxInsidePerBlock: 10,
  }),
}
