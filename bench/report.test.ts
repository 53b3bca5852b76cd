import { expect, test } from 'vitest'
import { table, withSection } from './report'

const results = '# Results\n\nIntroduction.\n\n## bench:load\n\nold load\n\n## bench:pages\n\nold pages\n'

test('a run replaces its own section and no other', () => {
  const after = withSection(results, 'bench:load', '## bench:load\n\nnew load\n')
  expect(after).toBe('# Results\n\nIntroduction.\n\n## bench:load\n\nnew load\n\n## bench:pages\n\nold pages\n')
})

test('a section whose name begins like another’s is not taken for it', () => {
  const after = withSection(results, 'bench:pages, behind nginx', '## bench:pages, behind nginx\n\nnew\n')
  expect(after).toContain('## bench:pages\n\nold pages\n')
  expect(after).toMatch(/## bench:pages, behind nginx\n\nnew\n$/)
  expect(withSection(after, 'bench:pages', '## bench:pages\n\nnewer\n')).toContain('behind nginx\n\nnew\n')
})

test('figures stand at the right, words at the left', () => {
  expect(
    table(
      ['what', 'ms'],
      [
        ['site', '1,234'],
        ['a|b', '0.5 (0.4–0.6)'],
      ],
    ),
  ).toBe('| what | ms |\n| --- | --: |\n| site | 1,234 |\n| a\\|b | 0.5 (0.4–0.6) |')
})
