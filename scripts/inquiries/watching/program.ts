import { spawn } from 'node:child_process'
import type { InboxRow } from '@/db/records'

const timeoutMs = 60_000

/** Runs a shell command with the row as JSON on its standard input; fails unless it ends with 0 within a minute. */
export function program(line: string): (row: InboxRow) => Promise<void> {
  return row =>
    new Promise((resolve, reject) => {
      const child = spawn(line, { shell: true, stdio: ['pipe', 'ignore', 'inherit'], timeout: timeoutMs })
      child.on('error', reject)
      child.on('close', code => (code === 0 ? resolve() : reject(new Error(`It ended with ${code}`))))
      child.stdin?.on('error', () => undefined) // it need not read
      child.stdin?.end(`${JSON.stringify(row)}\n`)
    })
}
