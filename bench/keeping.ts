import { SetupError } from '@/db/setup-error'
import type { Stoppable } from '@/scripts/fresh-site'

export type Keep = <Opened extends Stoppable>(opening: Promise<Opened>) => Promise<Opened>

/** Runs `work`, and then stops whatever it has opened with `keep`, the last first, whether it succeeded or not. */
export async function keeping<Result>(work: (keep: Keep) => Promise<Result>): Promise<Result> {
  const kept: Stoppable[] = []
  try {
    return await work(async opening => {
      const opened = await opening
      kept.push(opened)
      return opened
    })
  } finally {
    for (const each of kept.reverse()) await each.stop()
  }
}

/** Between two measurements: ends the bench in order if it was told to stop. @throws {SetupError} */
export function goOnUnless(stop: AbortSignal) {
  if (stop.aborted) throw new SetupError('Stopped before the end: nothing was written.')
}
