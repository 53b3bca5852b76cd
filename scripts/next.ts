import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Stopping } from './command'

const require = createRequire(import.meta.url)
const nextBinary = require.resolve('next/dist/bin/next')
const exitWithParent = fileURLToPath(new URL('exit-with-parent.cjs', import.meta.url))
/** Next answers the requests under way before it ends, which takes about 6 s; one that never ends must not hold us. */
const drainMs = 15_000

/** Runs `next …` until it ends or is told to. Resolves with its exit code, which is 0 where it was told to. */
export function runNext(
  args: string[],
  environment: Record<string, string>,
  { stop, hurry }: Stopping,
): Promise<number> {
  return runProgram([nextBinary, ...args], environment, { stop, hurry })
}

/** The same for any program of Node's; a silent one is heard only when it complains. */
export function runProgram(
  args: string[],
  environment: Record<string, string>,
  { stop, hurry }: Stopping,
  { silent = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['inherit', silent ? 'ignore' : 'inherit', 'inherit', 'ipc'],
      detached: true, // a terminal's Ctrl-C reaches us alone, and we end it in order
      env: { ...process.env, ...environment, NODE_OPTIONS: nodeOptions() },
    })
    const end = () => {
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), drainMs).unref()
    }
    stop.addEventListener('abort', end)
    hurry.addEventListener('abort', () => child.kill('SIGKILL'))
    if (stop.aborted) end()
    child.on('error', reject)
    child.on('exit', code => resolve(stop.aborted ? 0 : (code ?? 1)))
  })
}

/** By environment and not by argument: `next dev` serves from a process of its own, which inherits only that. */
function nodeOptions(): string {
  return `${process.env.NODE_OPTIONS ?? ''} --require=${JSON.stringify(exitWithParent)}`.trim()
}
