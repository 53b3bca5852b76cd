import { expect, test } from 'vitest'
import type { Judged } from './lighthouse'
import { interactionTable, lighthouseTable, type Measured } from './tables'

const run = (lcp: number, lost: string[] = []) => ({ lost, figures: { lcp, cls: 0 } }) as unknown as Judged
const page = (name: string, ...runs: Judged[]): Measured => ({ name, address: '', device: 'mobile', found: true, runs })
const measured = [
  page('floor', run(1000), run(1200), run(800)),
  page('home', run(1100, ['unused-javascript']), run(5000, ['unused-javascript', 'redirects']), run(1150)),
]

test('a page is compared with the floor by medians, so that one bad run tells nothing', () => {
  const [, rows] = lighthouseTable('mobile', measured)
  expect(rows).toMatch(/\| floor .*\| 1,000 \| 1 \|/)
  expect(rows).toMatch(/\| home .*\| 1,150 \| 1\.15 \|/)
})

test('what cost points is told with the number of runs in which it did', () => {
  expect(lighthouseTable('mobile', measured).at(-1)).toBe('- home: unused-javascript (2 of 3), redirects (1 of 3)')
})

test('the run with the worst interaction is the one that is described', () => {
  const of = (worstMs: number, inpMs: number, longest: string) => ({
    path: '/',
    blockedMs: 300,
    count: 9,
    worstMs,
    inpMs,
    longest: [longest],
  })
  const rows = interactionTable([of(80, 80, '80 tap'), of(160, 88, '160 key'), of(96, 72, '96 tap')]).at(-1)
  expect(rows).toContain('| / | 80 | 88 | 96 | 160 | 300 | 160 key |')
})
