import { randomInt } from 'node:crypto'
import { unstable_getResponseFromNextConfig as respond } from 'next/experimental/testing/server'
import { expect, it, vi } from 'vitest'
import { library } from '@/content/journal'
import { strictTransport } from '@/lib/security-headers'
import configure from './next.config'

const nextConfig = configure('phase-production-server')
const answer = (url: string, headers: Record<string, string> = {}) => respond({ url, nextConfig, headers })
const caching = async (url: string, headers?: Record<string, string>) =>
  (await answer(url, headers)).headers.get('cache-control')

const essays = library.map(({ slug }) => `/journal/${slug}`)
const kept = ['/', '/process', '/journal', ...essays, '/contact', '/journal/feed.xml', '/noor-vista.vcf']

it('what the router fetches of a page may be kept by nobody', async () => {
  for (const path of kept) expect(await caching(path, { rsc: '1' }), path).toBe('no-store')
})

it('a site that is reached by https, and no other, has browsers insist on it', async () => {
  const insists = async (address: string) => {
    vi.stubEnv('SITE_URL', address)
    return (await answer('/')).headers.get('strict-transport-security')
  }
  expect(await insists('https://www.noorvista.in')).toBe(strictTransport)
  for (const address of ['http://localhost:3000', '']) expect(await insists(address)).toBeNull()
})

const signs = ['a', 'Z', '7', ...'/.-_~;[(:*', '%20', '%2F', '%5B', '%63', 'journal/', 'contact']
/** A path as a server gets it: `..` at its end may have led to a page, which is none of these. */
function somePath(): string {
  const path = `/x${Array.from({ length: randomInt(1, 12) }, () => signs[randomInt(signs.length)]).join('')}`
  return new URL(path, 'http://x').pathname.startsWith('/x') ? path : somePath()
}

const noPages = ['/500', '/404', '/%63ontact', '/journal/none', '/journal/%5Bslug%5D', '/contact.rsc']
const likeFiles = [
  '/index.html',
  '/xp/a.avif',
  '/%70/a.avif',
  '/apix',
  '/_next/data/x.json',
  '/robots.txt/x',
  '/favicon_ico',
]
it('nothing else may be kept, a page that somebody forgets to list included', async () => {
  for (const path of [...noPages, ...likeFiles, ...Array.from({ length: 200 }, somePath)])
    expect(await caching(path), path).toBe('no-store')
})
