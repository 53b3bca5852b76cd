import type { APIRequestContext } from '@playwright/test'
import { articles } from '@/content/journal'
import { studio } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { expect, test } from './fixtures'
import { paths } from './routes'

/** Pages have the public address; the tests request the same path from the local site. */
const pathOf = (address = '') => new URL(address).pathname

test('a search engine finds every page, the studio and the articles', async ({ request }) => {
  const sitemap = await read(request, '/sitemap.xml')
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>\s*(?:<lastmod>([^<]*)<)?/g)]
  const days = Object.fromEntries(pages.map(([, address, day]) => [pathOf(address), day]))
  expect(Object.keys(days).sort()).toEqual([...paths].sort())
  expect(days).toMatchObject(
    Object.fromEntries(articles.map(({ slug, date }) => [`/journal/${slug}`, firstDay(date)])),
  )
  for (const path of paths)
    expect(await graph(request, path)).not.toMatch(/"(review|aggregateRating)"/)
  const home = await graph(request, '/')
  for (const fact of ['Organization', 'WebSite', studio.name, '+911234567890', studio.email.shown])
    expect(home).toContain(`"${fact}"`)
  for (const { slug, title, date } of articles) {
    const article = await graph(request, `/journal/${slug}`)
    expect(article).toContain('"@type":"BlogPosting"')
    expect(article).toContain(`"headline":${JSON.stringify(title)}`)
    expect(article).toMatch(new RegExp(`"author":\\{[^}]*"name":"${studio.name}"`))
    expect(article).toContain(`"datePublished":"${firstDay(date)}"`)
  }
  const robots = await read(request, '/robots.txt')
  expect(robots).toMatch(/^Allow: \/$/m)
  expect(robots.match(/^Disallow:.*$/gm)).toEqual(['Disallow: /api/'])
  expect(pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1])).toBe('/sitemap.xml')
})

test('a link in a message shows a page’s words and picture, and a tab its icon', async ({
  request,
}) => {
  const valuesOf = {
    'og:title': new Set<string>(),
    'og:description': new Set<string>(),
  }
  for (const path of paths) {
    const html = await read(request, path)
    for (const [name, values] of Object.entries(valuesOf)) values.add(tag(html, name))
    expect(pathOf(tag(html, 'og:url'))).toBe(path)
    expect(pathOf(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1])).toBe(path)
    expect(tag(html, 'description'), path).toBe(tag(html, 'og:description'))
    expect(tag(html, 'robots'), path).toBe('max-image-preview:large')
    expect(tag(html, 'twitter:card'), path).toBe('summary_large_image')
    expect(tag(html, 'og:image:alt').length, path).toBeGreaterThan(20)
    expect(tag(html, 'og:type'), path).toBe(path.startsWith('/journal/') ? 'article' : 'website')
    expect(html).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" [^>]*href="[^"]*\/journal\/feed\.xml"/,
    )
    expect(html, path).not.toContain('hreflang')
    const image = await request.get(pathOf(tag(html, 'og:image')))
    expect([image.status(), image.headers()['content-type']], path).toEqual([200, 'image/jpeg'])
  }
  for (const [name, values] of Object.entries(valuesOf))
    expect(values.size, name).toBe(paths.length)
  const icons = (await read(request, '/')).matchAll(
    /<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g,
  )
  const answers = await Promise.all([...icons].map(([, icon = '']) => request.get(icon)))
  const types = answers.map(answer => answer.headers()['content-type'])
  expect(types.sort()).toEqual(['image/png', 'image/svg+xml', 'image/x-icon'])
  expect(await (await request.get('/no/such/page')).text()).not.toMatch(/og:image|rel="canonical"/)
})

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

/** What the page says of itself to search engines, as JSON. */
async function graph(request: APIRequestContext, path: string): Promise<string> {
  const scripts = (await read(request, path)).matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  )
  return JSON.stringify([...scripts].map(([, json = '']) => JSON.parse(json) as object))
}
