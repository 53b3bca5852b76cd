import nextEnv from '@next/env'
import { SetupError } from '@/db/setup-error'
import { onLauncherGone } from './launchers'

/** A terminal's Ctrl-C reaches every process of a command, and some hand it on: what follows this soon is its echo. */
const echoMs = 500

/** Given to a command that runs until it is told to stop. */
export interface Stopping {
  /** Aborts at the first Ctrl-C, SIGTERM or closed terminal, and if what started this was killed. */
  stop: AbortSignal
  /** Aborts at the second: no more waiting. */
  hurry: AbortSignal
}

/**
 * Runs a command of package.json: reads the `.env` files as Next does, turns a SetupError into one sentence, and exits with
 * the code that `main` resolves to.
 */
export async function command(main: (stopping: Stopping) => Promise<number>, { dev = false } = {}) {
  nextEnv.loadEnvConfig(process.cwd(), dev, { info: () => undefined, error: console.error })
  try {
    process.exitCode = await main(listen())
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

function listen(): Stopping {
  const stop = new AbortController()
  const hurry = new AbortController()
  let first = 0
  const onSignal = () => {
    first ||= Date.now()
    if (!stop.signal.aborted) stop.abort()
    else if (Date.now() - first > echoMs) hurry.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  onLauncherGone(() => stop.abort()) // and no hurry: they may end at the same Ctrl-C, at their own pace
  return { stop: stop.signal, hurry: hurry.signal }
}
