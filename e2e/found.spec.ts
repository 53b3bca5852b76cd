import type { APIRequestContext, Page } from '@playwright/test'
import { essays, paths } from './essays'
import { expect, test } from './fixtures'

/** Says where the site will stand; the tests ask for the same path where it stands now. */
const pathOf = (address: string) => new URL(address).pathname

interface Thing {
  '@type': string
  '@id'?: string
  itemListElement?: Record<string, unknown>[]
  [property: string]: unknown
}

test('a search engine is told of every page, with the dates that are known', async ({ request }) => {
  const sitemap = await read(request, '/sitemap.xml', 'application/xml')
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>\s*(?:<lastmod>([^<]*)<)?/g)]
  const dates = Object.fromEntries(pages.map(([, address, date]) => [pathOf(address!), date]))
  expect(Object.keys(dates).sort()).toEqual([...paths].sort())
  expect(dates).toMatchObject({
    '/journal/the-grammar-of-light': '2024-12-01',
    '/journal/legacy-archival-mastery': '2025-01-01',
    '/journal': '2025-01-01',
  })

  const robots = await read(request, '/robots.txt', 'text/plain')
  expect(robots).toMatch(/^Allow: \/$/m)
  expect(robots).toMatch(/^Disallow: \/api\/$/m)
  expect(pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '')).toBe('/sitemap.xml')
})

for (const path of paths) {
  test(`a search engine reads what ${path} is about`, async ({ page, request }) => {
    await page.goto(path)
    const things = await graph(page)
    expect(things.flatMap(properties)).not.toEqual(expect.arrayContaining(['review']))
    expect(things.flatMap(properties)).not.toEqual(expect.arrayContaining(['aggregateRating']))
    const ids = things.map(thing => thing['@id'])
    for (const reference of things.flatMap(references))
      expect(path === '/' || reference.endsWith('#essay') || ids.includes(reference), reference).toBe(true)

    if (path === '/') return
    const steps = of(things, 'BreadcrumbList').itemListElement ?? []
    expect(steps.map(step => step['position'])).toEqual(steps.map((_, index) => index + 1))
    expect(pathOf(steps[0]!['item'] as string)).toBe('/')
    expect(pathOf(steps.at(-1)!['item'] as string)).toBe(path)
    for (const { item } of steps) expect((await request.get(pathOf(item as string))).status()).toBe(200)
  })
}

test('a search engine reads who the studio is, and what the collections start from', async ({ page }) => {
  await page.goto('/')
  const things = await graph(page)
  const studio = of(things, 'Organization')
  expect(studio).toMatchObject({
    name: 'Noor Vista',
    contactPoint: { telephone: '+911234567890', email: 'studio@noorvista.example' },
    makesOffer: [
      { name: 'Essential Collection', priceSpecification: { minPrice: 450000, priceCurrency: 'INR' } },
      { name: 'Signature Vista', priceSpecification: { minPrice: 950000, priceCurrency: 'INR' } },
      { name: 'Legacy Collection', priceSpecification: { minPrice: 1680000, priceCurrency: 'INR' } },
    ],
  })
  expect(of(things, 'WebSite')).toMatchObject({ publisher: { '@id': studio['@id'] }, inLanguage: 'en-IN' })
})

for (const article of essays) {
  test(`a search engine reads who wrote ${article.title}, and when`, async ({ page, request }) => {
    await page.goto(`/journal/${article.slug}`)
    const things = await graph(page)
    const posting = of(things, 'BlogPosting')
    expect(posting).toMatchObject({
      headline: article.title,
      datePublished: expect.stringMatching(/^20\d\d-[01]\d$/),
      author: { '@id': of(things, 'Organization')['@id'] },
    })
    expect(await page.locator('time').first().getAttribute('datetime')).toBe(posting['datePublished'])
    expect(pathOf(posting['mainEntityOfPage'] as string)).toBe(`/journal/${article.slug}`)
    expect((await request.get(pathOf(posting['image'] as string))).status()).toBe(200)
  })
}

test('whoever reads elsewhere follows the journal by its feed', async ({ page, request }) => {
  const source = await read(request, '/journal/feed.xml', 'application/atom+xml; charset=utf-8')
  await page.goto('/journal')
  await expect(page.getByRole('link', { name: 'Atom feed' })).toHaveAttribute('href', '/journal/feed.xml')
  const { missing, entries, words } = await page.evaluate(readFeed, source)
  expect(missing).toEqual([])
  expect(entries.map(pathOf).sort()).toEqual(essays.map(({ slug }) => `/journal/${slug}`).sort())
  expect(Math.min(...words)).toBeGreaterThan(1_400)
})

/** Runs in the page, which has a parser of XML: what of RFC 4287 the feed lacks, its entries, and how long they are. */
function readFeed(source: string) {
  const feed = new DOMParser().parseFromString(source, 'application/xml')
  const missing: string[] = []
  const demand = (from: Element | Document, selector: string, form: RegExp) => {
    const found = [...from.querySelectorAll(selector)]
    if (found.length !== 1 || !form.test(found[0]!.getAttribute('href') ?? found[0]!.textContent ?? ''))
      missing.push(`${selector} in ${from.querySelector('title')?.textContent}`)
  }
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/
  demand(feed, 'feed[*|lang]', /\S/)
  for (const name of ['id', 'link[rel=self]', 'link[rel=alternate]']) demand(feed, `feed > ${name}`, /^https?:/)
  for (const name of ['title', 'author > name']) demand(feed, `feed > ${name}`, /\S/)
  demand(feed, 'feed > updated', moment)
  const entries = [...feed.querySelectorAll('entry')]
  for (const entry of entries) {
    for (const name of ['id', 'link[rel=alternate]']) demand(entry, `:scope > ${name}`, /^https?:/)
    for (const name of ['title', 'summary', 'content[type=html]']) demand(entry, `:scope > ${name}`, /\S/)
    for (const name of ['published', 'updated']) demand(entry, `:scope > ${name}`, moment)
  }
  if (feed.documentElement.namespaceURI !== 'http://www.w3.org/2005/Atom') missing.push('the namespace')
  return {
    missing,
    entries: entries.map(entry => entry.querySelector('id')?.textContent ?? ''),
    words: entries.map(entry => entry.querySelector('content')?.textContent?.split(/\s+/).length ?? 0),
  }
}

/** The body, where it is there and of this type. */
async function read(request: APIRequestContext, path: string, type: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['content-type'], path).toBe(type)
  return answer.text()
}

async function graph(page: Page): Promise<Thing[]> {
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const data = JSON.parse(json ?? '') as Record<string, unknown>
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph'] as Thing[]
}

function of(things: Thing[], type: string): Thing {
  const found = things.filter(thing => thing['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}

function properties(value: unknown): string[] {
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...properties(inner)])
}

/** Ids of things that are described elsewhere: objects with an id and nothing else. */
function references(value: unknown): string[] {
  if (!value || typeof value !== 'object') return []
  const { '@id': id, ...rest } = value as Record<string, unknown>
  if (typeof id === 'string' && Object.keys(rest).length === 0) return [id]
  return Object.values(value).flatMap(references)
}
