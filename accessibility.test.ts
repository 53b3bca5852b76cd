import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const document = readFileSync('ACCESSIBILITY.md', 'utf8')
const rows = document.match(/^\| \d.*/gm) ?? []

it('has a row for each of the 55 success criteria, which says what holds it or why nothing must', () => {
  expect(new Set(rows.map(row => row.split(' ')[1])).size).toBe(55)
  for (const row of rows) expect(row).toMatch(/`|axe|\d{4}|no test|Does not apply/)
})

it.each(['ACCESSIBILITY.md', 'TESTS.md'])('%s names only tests that are there', name => {
  const document = readFileSync(name, 'utf8')
  for (const [, file, titles = ''] of document.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`((?:,? "[^"]+")*)/g)) {
    // A studio with words of its own has deleted them all.
    if (file!.startsWith('e2e/delivered/') && !existsSync('e2e/delivered')) continue
    const test = readFileSync(file!, 'utf8').replace(/\s+/g, ' ')
    for (const [, title] of titles.matchAll(/"([^"]+)"/g)) expect(test, file).toContain(title)
  }
})
