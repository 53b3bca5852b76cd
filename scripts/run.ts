import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Runs Node with these arguments and resolves with its exit code, or 0 after `stop`.
 * @param preload files of this folder. They go into NODE_OPTIONS, because `next dev` serves from a
 * child that inherits no arguments.
 */
export async function run(
  stop: AbortSignal,
  args: string[],
  env: Record<string, string> = {},
  preload: string[] = [],
) {
  const requireOptions = ['exit-with-parent.cjs', ...preload].map(
    name => `--require=${JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))}`,
  )
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...requireOptions].join(' '),
    },
  })
  // Ctrl-C in a terminal has reached the child already. Next ignores a second signal.
  const end = () => child.kill('SIGTERM')
  const cleanup = new AbortController()
  stop.addEventListener('abort', end, { signal: cleanup.signal })
  if (stop.aborted) end()
  const [code] = (await once(child, 'exit')) as [number | null]
  cleanup.abort()
  return stop.aborted ? 0 : (code ?? 1)
}
