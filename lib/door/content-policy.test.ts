import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { BuiltSite } from './built-site'
import { contentPolicy, filePolicy, insertedStyles } from './content-policy'

const site = {
  scripts: new Map([
    ['/', "'sha256-home'"],
    ['/_not-found', "'sha256-missing'"],
  ]),
} as BuiltSite

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** The text that a package puts into a style element, out of its source. */
function styleIn(file: string, call: RegExp): string {
  const literal = call.exec(readFileSync(`node_modules/${file}`, 'utf8'))?.[1]
  return JSON.parse(literal ?? '') as string
}

it('allows the style elements that sonner inserts, and no other', () => {
  const sonner = styleIn('sonner/dist/index.mjs', /__insertCSS\(("(?:[^"\\]|\\.)*")\)/)
  expect(insertedStyles).toEqual(['', sonner].map(hashOf))
})

it('names the scripts of the page, and of Not-found where there is none', () => {
  expect(contentPolicy(site, '/')).toContain("script-src 'self' 'sha256-home';")
  expect(contentPolicy(site, '/no/such/page')).toContain("script-src 'self' 'sha256-missing';")
})

it('adds a nonce for what is rendered once', () => {
  expect(contentPolicy(site, '/', 'abc')).toContain("script-src 'self' 'sha256-home' 'nonce-abc';")
})

it('allows nothing to what is no page', () => {
  for (const path of ['/_next/static/x.js', '/api/ready']) expect(contentPolicy(site, path)).toBe(filePolicy)
})
