import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bestCoding, readyFiles, readyPages } from './ready-answers'

const folder = mkdtempSync(path.join(tmpdir(), 'noor-vista-ready-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000,gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['bread, xgzip', 'identity'],
])('answers a browser that accepts %s in %s', (accepted, coding) => {
  expect(bestCoding(accepted)).toBe(coding)
})

it('has ready what was compressed, and leaves the rest to Next', () => {
  const write = (name: string) => writeFileSync(path.join(folder, name), name)
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.js', 'b.js.gz', 'c.png', 'c.png.br', 'c.png.gz']) write(name)
  expect(readyFiles(folder).map(([address]) => address)).toEqual(['/_next/static/a.js'])
})

it('has no page ready that is Next’s own', () => {
  const file = path.join(folder, 'a.js')
  const files = new Map(['/', '/_not-found'].map(page => [page, file]))
  expect(readyPages(files).map(([page]) => page)).toEqual(['/'])
})

it('gives each coding of an answer a tag of its own, by its content', () => {
  const [[, answer]] = readyFiles(folder) as [ReturnType<typeof readyFiles>[number]]
  const { br, gzip, identity } = answer.bodies
  expect(String(br.bytes)).toBe('a.js.br')
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
  writeFileSync(path.join(folder, 'a.js'), 'changed')
  expect(readyFiles(folder)[0]?.[1].bodies.br.etag).not.toBe(br.etag)
})
