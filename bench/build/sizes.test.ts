import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bytesIn } from './sizes'

const place = mkdtempSync(path.join(tmpdir(), 'noor-vista-sizes-'))
mkdirSync(path.join(place, 'cache/deep'), { recursive: true })
writeFileSync(path.join(place, 'page.html'), 'x'.repeat(100))
writeFileSync(path.join(place, 'cache/deep/old'), 'x'.repeat(1_000))
afterAll(() => rmSync(place, { recursive: true }))

test('bytes are summed through all folders but those left out, and nothing is nothing', () => {
  expect(bytesIn(place)).toBe(1_100)
  expect(bytesIn(place, ['cache'])).toBe(100)
  expect(bytesIn(path.join(place, 'page.html'))).toBe(100)
  expect(bytesIn(path.join(place, 'none'))).toBe(0)
})
