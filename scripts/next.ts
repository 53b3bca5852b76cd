import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Stopping } from './command'

const require = createRequire(import.meta.url)
const nextBinary = require.resolve('next/dist/bin/next')
/** Next takes about 6 s to answer open requests before it ends; after this time it is killed. */
const drainMs = 15_000

/** Runs `next …` until it ends or is stopped. Resolves with its exit code, 0 if it was stopped. */
export function runNext(args: string[], environment: Record<string, string>, stopping: Stopping): Promise<number> {
  return runProgram([nextBinary, ...args], environment, stopping)
}

/** The same for any Node program. @param preload files of this folder that Node loads first */
export function runProgram(
  args: string[],
  environment: Record<string, string>,
  { stop, hurry }: Stopping,
  preload: string[] = [],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true, // Ctrl-C in the terminal reaches only this process, which ends the child
      env: { ...process.env, ...environment, NODE_OPTIONS: nodeOptions(['exit-with-parent.cjs', ...preload]) },
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

/** By the environment, because `next dev` serves from a child process, which does not inherit arguments. */
function nodeOptions(preload: string[]): string {
  const required = preload.map(name => `--require=${JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))}`)
  return [process.env.NODE_OPTIONS ?? '', ...required].join(' ').trim()
}
