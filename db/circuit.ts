import { setTimeout as sleep } from 'node:timers/promises'

/** One failure may be a moment's, three in a row are the database's. */
const failuresToOpen = 3
/** A server that restarts is often back within this time: a visitor can wait for it. */
const patienceMs = 1_000
const betweenQuestionsMs = 200

export interface Circuit {
  /** Whether it is worth trying: at once while all is well, and after at most `patienceMs` and one more question if not. */
  closed(): Promise<boolean>
  report(outcome: 'answered' | 'failed'): void
}

/**
 * Keeps a dead database from holding every visitor for as long as it held the first: after some failures in a row it is only
 * asked whether it is back, by one for all, when somebody wants to know.
 * @param ask must settle within about a second
 */
export function circuit(ask: () => Promise<unknown>): Circuit {
  let failures = 0
  let asking: Promise<boolean> | undefined

  async function isBack(): Promise<boolean> {
    const end = Date.now() + patienceMs
    // Not a `for` that awaits in its head: Turbopack (16.4.6) loses the import of `sleep` there.
    while (Date.now() < end) {
      if (await ask().then(yes, no)) {
        failures = 0
        return true
      }
      await sleep(betweenQuestionsMs)
    }
    return false
  }

  return {
    async closed() {
      if (failures < failuresToOpen) return true
      return (asking ??= isBack().finally(() => (asking = undefined)))
    },
    report(outcome) {
      failures = outcome === 'answered' ? 0 : failures + 1
    },
  }
}

const yes = () => true
const no = () => false
