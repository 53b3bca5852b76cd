import { spawn } from 'node:child_process'
import type { InboxRow } from '@/db/records'

const patienceMs = 60_000

/** Hands one to a command of the shell, as JSON on its standard input; whatever does not end with 0 within a minute has failed. */
export function program(line: string): (row: InboxRow) => Promise<void> {
  return row =>
    new Promise((resolve, reject) => {
      const child = spawn(line, { shell: true, stdio: ['pipe', 'ignore', 'inherit'], timeout: patienceMs })
      child.on('error', reject)
      child.on('close', code => (code === 0 ? resolve() : reject(new Error(`It ended with ${code}`))))
      child.stdin?.on('error', () => undefined) // it need not read
      child.stdin?.end(`${JSON.stringify(row)}\n`)
    })
}
