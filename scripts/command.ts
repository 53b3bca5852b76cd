import nextEnv from '@next/env'
import { SetupError } from '@/db/setup-error'

/** At Ctrl-C a terminal signals npm and this process, and npm passes it on: a second one that comes this soon is the same. */
const sameKeyMs = 500

const betweenLooksMs = 250

/** Given to a command that runs until it is told to stop. */
export interface Stopping {
  /** Aborts at the first Ctrl-C, SIGTERM or closed terminal. */
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
    if (Date.now() - first > sameKeyMs) hurry.abort()
    stop.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  onShellGone(() => stop.abort())
  return { stop: stop.signal, hurry: hurry.signal }
}

/** npm hands a SIGTERM to the shell that it runs a command in, and the shell ends at it without passing it on. */
function onShellGone(gone: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && gone(), betweenLooksMs).unref()
}
