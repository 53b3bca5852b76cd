import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hashOf } from './inline-scripts'
import { insertedStyles } from './security-headers'

it('allows the style elements that sonner inserts, and no other', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, literal = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? []
  expect(insertedStyles).toEqual(['', JSON.parse(literal) as string].map(hashOf))
})
