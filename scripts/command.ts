import nextEnv from '@next/env'
import { SetupError } from '@/lib/env'

type Main = (stop: AbortSignal) => Promise<number>

/**
 * Runs a command of package.json: reads .env, aborts `stop` on a signal, and exits with the number
 * that `main` resolves with. It prints a `SetupError` without a stack.
 */
export async function command(main: Main, { dev = false } = {}) {
  // When `next dev` ends, it sends telemetry from a process that does not read next.config.ts.
  process.env.NEXT_TELEMETRY_DISABLED ||= '1'
  nextEnv.loadEnvConfig(process.cwd(), dev, { info: () => undefined, error: console.error })
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort())
  // npm sends SIGTERM to the shell that runs a command, and the shell ends without passing it on.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== shell && stop.abort(), 250).unref()
  try {
    process.exit(await main(stop.signal))
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exit(1)
  }
}
