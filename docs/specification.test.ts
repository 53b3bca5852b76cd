import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every path that the page of the specification names exists', () => {
  const page = readFileSync('docs/specification.md', 'utf8')
  const paths = [...page.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter(path => !existsSync(path))).toEqual([])
})
