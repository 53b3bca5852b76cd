import type { APIRequestContext } from '@playwright/test'
import { studio } from '@/content/studio'
import { expect, test } from './fixtures'
import { paths } from './routes'

/** Pages have the public address, not that of the tests. */
const pathOf = (address = '') => new URL(address).pathname

test('a search engine finds every page, the studio and the articles', async ({ request }) => {
  const sitemap = await read(request, '/sitemap.xml')
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)</g), ([, address]) => pathOf(address))
  expect(pages.sort()).toEqual([...paths].sort())
  expect(sitemap).toMatch(/the-grammar-of-light<\/loc>\s*<lastmod>2024-12-01</)
  const home = await read(request, '/')
  for (const fact of ['Organization', 'WebSite', studio.name, '+911234567890', studio.email.shown])
    expect(structuredData(home)).toContain(`"${fact}"`)
  const article = structuredData(await read(request, '/journal/the-grammar-of-light'))
  for (const fact of [
    '"@type":"BlogPosting"',
    '"headline":"The Grammar of Light"',
    '"datePublished":"2024-12-01"',
  ])
    expect(article).toContain(fact)
  expect(article).toMatch(new RegExp(`"author":\\{[^}]*"name":"${studio.name}"`))
  const robots = await read(request, '/robots.txt')
  expect(robots).toMatch(/^Allow: \/$/m)
  expect(robots.match(/^Disallow:.*$/gm)).toEqual(['Disallow: /api/'])
  expect(pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1])).toBe('/sitemap.xml')
})

test('a link in a message shows a page’s words and picture, and a tab its icon', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const path of paths) {
    const html = await read(request, path)
    titles.add(tag(html, 'og:title'))
    expect(pathOf(tag(html, 'og:url'))).toBe(path)
    expect(pathOf(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1])).toBe(path)
    expect(tag(html, 'og:description').length, path).toBeGreaterThan(20)
    expect(tag(html, 'description'), path).toBe(tag(html, 'og:description'))
    expect(tag(html, 'robots'), path).toBe('max-image-preview:large')
    expect(tag(html, 'twitter:card'), path).toBe('summary_large_image')
    expect(tag(html, 'og:image'), path).toMatch(/\/p\/.*\.jpg$/)
    expect(tag(html, 'og:image:alt').length, path).toBeGreaterThan(20)
    expect(html, path).toMatch(/<link rel="alternate" type="application\/atom\+xml"/)
  }
  expect(titles.size).toBe(paths.length)
  const icons = (await read(request, '/')).matchAll(
    /<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g,
  )
  const answers = await Promise.all([...icons].map(([, icon = '']) => request.get(icon)))
  const types = answers.map(answer => answer.headers()['content-type'])
  expect(types.sort()).toEqual(['image/png', 'image/svg+xml', 'image/x-icon'])
})

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

const structuredData = (html: string) =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => json,
  ).join()
