import { mkdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sourcesHash } from './sources'
import { temporaryFolder } from './testing'

beforeEach(() => {
  process.chdir(temporaryFolder())
  mkdirSync('app')
  writeFileSync('app/page.tsx', 'one')
})
afterEach(() => process.chdir(root))
const root = process.cwd()

test.each<[string, () => void]>([
  ['a page that changed', () => writeFileSync('app/page.tsx', 'two')],
  ['a page that moved', () => writeFileSync('app/layout.tsx', 'one')],
  ['another public address', () => vi.stubEnv('SITE_URL', 'https://www.example.com')],
  ['another key of the forms', () => vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'a')],
])('%s makes another build', (_, change) => {
  const before = sourcesHash()
  change()
  expect(sourcesHash()).not.toBe(before)
})

test('a test, and the time of day, make none', () => {
  const before = sourcesHash()
  writeFileSync('app/page.tsx', 'one')
  writeFileSync('app/page.test.ts', 'anything')
  expect(sourcesHash()).toBe(before)
})
