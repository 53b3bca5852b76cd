import { spawn } from 'node:child_process'
import type { Letter } from '@/db/letters'

const timeoutMs = 60_000

/** Runs a shell command with the row as JSON on its standard input; fails unless it ends with 0 within a minute. */
export function program(line: string): (letter: Letter) => Promise<void> {
  return ({ inbox }) =>
    new Promise((resolve, reject) => {
      const child = spawn(line, { shell: true, stdio: ['pipe', 'ignore', 'inherit'], timeout: timeoutMs })
      child.on('error', reject)
      child.on('close', code =>
        code === 0 ? resolve() : reject(Object.assign(new Error(), { code: `it ended with ${code}` })),
      )
      child.stdin?.on('error', () => undefined) // it need not read
      child.stdin?.end(`${JSON.stringify(inbox)}\n`)
    })
}
