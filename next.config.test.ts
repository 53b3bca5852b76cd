import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { getRewrittenUrl, unstable_getResponseFromNextConfig as respond } from 'next/experimental/testing/server'
import { afterEach, expect, it, vi } from 'vitest'
import { library } from '@/content/journal'
import { strictTransport } from '@/lib/security-headers'
import configure from './next.config'

const nextConfig = configure('phase-production-server')
const answer = (url: string, headers: Record<string, string> = {}) => respond({ url, nextConfig, headers })
const caching = async (url: string, headers?: Record<string, string>) =>
  (await answer(url, headers)).headers.get('cache-control')

const essays = library.map(({ slug }) => `/journal/${slug}`)
const kept = ['/', '/process', '/journal', ...essays, '/contact', '/journal/feed.xml', '/studio.vcf']

it.each(kept)('%s may be cached for a minute, and the router’s requests to it not at all', async path => {
  for (const url of [path, `${path}?fbclid=x`])
    expect(await caching(url)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400')
  expect(await caching(path, { rsc: '1' })).toBe('no-store')
})

afterEach(() => void vi.unstubAllEnvs())
it('only a site with an https address sends Strict-Transport-Security', async () => {
  const insists = async (address: string) => {
    vi.stubEnv('SITE_URL', address)
    return (await answer('/')).headers.get('strict-transport-security')
  }
  expect(await insists('https://www.noorvista.in')).toBe(strictTransport)
  for (const address of ['http://localhost:3000', '']) expect(await insists(address)).toBeNull()
})

it('a build for a public site without the key of the forms is refused in a sentence; starting one is not', () => {
  vi.stubEnv('SITE_URL', 'https://www.noorvista.in')
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '')
  expect(() => configure('phase-production-build')).toThrow(/^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be set .*\.$/)
  for (const phase of ['phase-production-server', 'phase-development-server']) configure(phase)
  vi.stubEnv('SITE_URL', 'noorvista.in')
  expect(() => configure('phase-production-build')).toThrow(/^SITE_URL must read https:.*\.$/)
})

const signs = [
  'a',
  'Z',
  '7',
  '/',
  '.',
  '-',
  '_',
  '~',
  ';',
  '%20',
  '%2F',
  '%5B',
  '%63',
  '[',
  '(',
  ':',
  '*',
  'journal/',
  'contact',
]
/** A path as a server receives it, with `..` resolved. */
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
it('nothing else may be cached, nor a page that is not listed', async () => {
  for (const path of [...noPages, ...likeFiles, ...Array.from({ length: 200 }, somePath)])
    expect(await caching(path), path).toBe('no-store')
})

const inApp = ['favicon.ico', 'icon.svg', 'apple-icon.png', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml']
const inPublic = readdirSync('public').map(name => (name.includes('.') ? name : `${name}/file`))
it('files and status responses have caching headers of their own or of their folder', async () => {
  for (const path of ['api/health', '_next/static/chunks/x.js', ...inApp, ...inPublic])
    expect((await caching(`/${path}`)) ?? 'none', path).not.toBe('no-store')
  expect(await caching('/_next/static/chunks/x.js')).toBeNull()
  expect(await caching('/p/file')).toBe('public, max-age=31536000, immutable')
  expect(await caching('/films/file')).toBe('public, max-age=86400') // as deploy/Caddyfile says
})

const ofNext = ['/_not-found', '/_not-found.rsc', '/_global-error', '/journal/[slug]', '/journal/%5Bslug%5D', '/a%5b']
const odd = ['/%5Fnot-found', '/journal/%66eed.xml', '/%63ontact', '/journal/%74he-grammar-of-light', '/a%20b']
it('Next’s internal pages, and addresses that it decodes inconsistently, are not found', async () => {
  for (const path of [...ofNext, ...odd]) {
    const asked = await answer(`https://noorvista.example${path}`)
    expect(getRewrittenUrl(asked), path).toBe('https://noorvista.example/no-such-page')
  }
  for (const path of [...kept, '/?x=%5B', '/_next/static/chunks/%5Broot%5D.js', ...inApp.map(name => `/${name}`)])
    expect(getRewrittenUrl(await answer(path)), path).toBeNull()
  // Relative: for an absolute address Next would send a request to itself.
  const { beforeFiles } = (await nextConfig.rewrites!()) as { beforeFiles: { destination: string }[] }
  expect(beforeFiles.map(({ destination }) => destination)).toEqual(['/no-such-page'])
})
