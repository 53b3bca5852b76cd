import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** @param preload by the environment: `next dev` serves from a child, which inherits no arguments */
export async function run(
  stop: AbortSignal,
  args: string[],
  env: Record<string, string> = {},
  preload: string[] = [],
) {
  const required = ['exit-with-parent.cjs', ...preload].map(
    name => `--require=${JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))}`,
  )
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...required].join(' '),
    },
  })
  // Ctrl-C in a terminal has reached the child already: Next heeds the first signal only.
  const end = () => child.kill('SIGTERM')
  const ended = new AbortController()
  stop.addEventListener('abort', end, { signal: ended.signal })
  if (stop.aborted) end()
  const [code] = (await once(child, 'exit')) as [number | null]
  ended.abort()
  return stop.aborted ? 0 : (code ?? 1)
}
