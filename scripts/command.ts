import nextEnv from '@next/env'
import { SetupError } from '@/db/setup-error'

/** Ctrl-C sends the signal twice, from the terminal and from npm: within this time they count as one. */
const sameSignalMs = 500

const pollEveryMs = 250

/** For commands that run until stopped. */
export interface Stopping {
  /** Aborts at the first Ctrl-C, SIGTERM or closed terminal. */
  stop: AbortSignal
  /** Aborts at the second, to stop without waiting. */
  hurry: AbortSignal
}

/**
 * Runs a command of package.json: reads the `.env` files as Next does, prints a SetupError as one sentence, and exits with the
 * code of `main`.
 */
export async function command(main: (stopping: Stopping) => Promise<number>, { dev = false } = {}) {
  // When `next dev` ends, it sends telemetry from a process that does not read next.config.ts.
  process.env.NEXT_TELEMETRY_DISABLED ||= '1'
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
    if (Date.now() - first > sameSignalMs) hurry.abort()
    stop.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  onShellGone(() => stop.abort())
  return { stop: stop.signal, hurry: hurry.signal }
}

/** npm sends SIGTERM to the shell that runs a command, and the shell ends without passing it on. */
function onShellGone(gone: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && gone(), pollEveryMs).unref()
}
