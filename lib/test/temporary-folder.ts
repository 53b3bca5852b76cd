import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'noor-vista-test-'))
  folders.push(folder)
  return folder
}
