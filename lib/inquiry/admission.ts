import pLimit from 'p-limit'

interface Limits {
  /** How many submissions are answered concurrently. */
  maxTurns: number
  /** How many wait for their turn or have it. */
  maxInside: number
  /** How many of them from one address, so that it cannot shut out the others. */
  maxInsidePerAddress: number
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
export function createAdmissionControl({ maxTurns, maxInside, maxInsidePerAddress }: Limits) {
  const queue = pLimit(maxTurns)
  const insideByAddress = new Map<string, number>()
  const countInside = () => queue.activeCount + queue.pendingCount

  function change(address: string, by: number) {
    const count = (insideByAddress.get(address) ?? 0) + by
    if (count > 0) insideByAddress.set(address, count)
    else insideByAddress.delete(address)
  }

  /**
   * @returns a function that ends the turn, which a timer ends otherwise; undefined if a limit is
   * reached, or if the turn came too late
   */
  async function takeTurn(address: string): Promise<(() => void) | undefined> {
    const isFull = countInside() >= maxInside
    if (isFull || (insideByAddress.get(address) ?? 0) >= maxInsidePerAddress) return undefined
    const latestStart = Date.now() + longestWaitMs
    change(address, 1)
    return new Promise(resolve => {
      void queue(async () => {
        if (Date.now() > latestStart) resolve(undefined)
        else await untilEnded(resolve)
        change(address, -1)
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
  submissions: createAdmissionControl({ maxTurns: 4, maxInside: 300, maxInsidePerAddress: 8 }),
  /** Links in staff's emails. A stranger who tries many of them delays no inquiry. */
  links: createAdmissionControl({ maxTurns: 2, maxInside: 20, maxInsidePerAddress: 2 }),
}
