import type { APIRequestContext } from '@playwright/test'
import { parseAtomFeed } from 'feedsmith'
import { facts } from '@/content/facts'
import { home } from '@/content/home'
import { library } from '@/content/journal'
import { studio } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { paths } from './essays'
import { expect, test } from './fixtures'

/** Pages have the public address; the tests request the same path from the local site. */
const pathOf = (address = '') => new URL(address).pathname

interface Thing {
  '@type': string
  '@id'?: string
  itemListElement?: { position: number; item: string }[]
  [property: string]: unknown
}

test('the sitemap lists every page, with the dates that are known', async ({ request }) => {
  const sitemap = await read(request, '/sitemap.xml', 'application/xml')
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>\s*(?:<lastmod>([^<]*)<)?/g)]
  const dates = Object.fromEntries(pages.map(([, address, date]) => [pathOf(address), date]))
  expect(Object.keys(dates).sort()).toEqual([...paths].sort())
  const days = library.map(({ slug, date }) => [`/journal/${slug}`, firstDay(date)] as const)
  const newest = days.map(([, day]) => day).toSorted()
  expect(dates).toMatchObject({ ...Object.fromEntries(days), '/journal': newest.at(-1) })
  const robots = await read(request, '/robots.txt', 'text/plain')
  expect(robots).toMatch(/^Allow: \/$/m)
  expect(robots).toMatch(/^Disallow: \/api\/$/m)
  expect(pathOf(/^Sitemap: (.*)$/m.exec(robots)?.[1])).toBe('/sitemap.xml')
})

test('a link to any page in a message shows words and a card of its own', async ({ request }) => {
  const shown = { 'og:title': new Set(), 'og:description': new Set(), 'og:image': new Set<string>() }
  for (const path of paths) {
    const html = await read(request, path)
    for (const [name, seen] of Object.entries(shown)) seen.add(tag(html, name))
    expect(pathOf(tag(html, 'og:url'))).toBe(path)
    expect(pathOf(link(html, 'canonical'))).toBe(path)
    expect(tag(html, 'description'), path).toBe(tag(html, 'og:description'))
    expect(tag(html, 'og:image:alt').length, path).toBeGreaterThan(20)
    expect(tag(html, 'og:type'), path).toBe(path.startsWith('/journal/') ? 'article' : 'website')
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="[^"]*\/journal\/feed\.xml"/)
    expect(html, path).not.toContain('hreflang')
  }
  const { 'og:image': cards, ...words } = shown
  for (const different of Object.values(words)) expect(different.size).toBe(paths.length)
  expect(cards.size).toBe(paths.length)
  for (const image of cards) await read(request, pathOf(image), 'image/jpeg')
  const missing = await (await request.get('/no/such/page')).text()
  expect(missing).not.toMatch(/og:image|rel="canonical"/)
})

test('a search engine reads what each page is about, who the studio is, and who wrote each essay, and when', async ({
  request,
}) => {
  for (const path of paths) {
    const things = await graph(request, path)
    expect(JSON.stringify(things), path).not.toMatch(/"(review|aggregateRating)"/)
    if (path === '/') continue
    const steps = of(things, 'BreadcrumbList').itemListElement ?? []
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect([pathOf(steps[0]!.item), pathOf(steps.at(-1)!.item)]).toEqual(['/', path])
    for (const { item } of steps) expect(paths).toContain(pathOf(item))
  }

  const things = await graph(request, '/')
  const organization = of(things, 'Organization')
  const offers = home.investment.collections.map(({ name, investment }) => ({
    name,
    priceSpecification: { minPrice: Number(investment.replace(/[₹,]/g, '')), priceCurrency: 'INR' },
  }))
  const contactPoint = { telephone: studio.phone.href.replace('tel:', ''), email: studio.email.shown }
  expect(organization).toMatchObject({ name: studio.name, contactPoint, makesOffer: offers })
  expect(organization['legalName']).toBe(facts.legalName)
  const accounts = Object.values(facts.social).filter(Boolean)
  expect(organization['sameAs']).toEqual(accounts.length ? accounts : undefined)
  expect(organization['address']).toEqual(
    facts.address && expect.objectContaining({ streetAddress: facts.address.street }),
  )
  expect(of(things, 'WebSite')).toMatchObject({ publisher: { '@id': organization['@id'] }, inLanguage: 'en-IN' })

  for (const { slug, title, author: writer } of library) {
    const path = `/journal/${slug}`
    const [, datePublished] = /<time dateTime="(20\d\d-[01]\d)"/i.exec(await read(request, path)) ?? []
    const things = await graph(request, path)
    const essay = of(things, 'BlogPosting')
    const author = writer ? { '@type': 'Person', name: writer } : { '@id': of(things, 'Organization')['@id'] }
    expect(essay, path).toMatchObject({ headline: title, datePublished, author })
    expect(pathOf(essay['mainEntityOfPage'] as string)).toBe(path)
    await read(request, pathOf(essay['image'] as string), 'image/jpeg')
  }
})

test('a feed reader gets every essay whole, newest first, under the address and day that it is known by', async ({
  request,
}) => {
  const feed = await read(request, '/journal/feed.xml', 'application/atom+xml; charset=utf-8')
  expect(await read(request, '/journal')).toMatch(/<a [^>]*href="\/journal\/feed.xml"/)
  const { entries = [] } = parseAtomFeed(feed)
  const newestFirst = library.toSorted((a, b) => firstDay(b.date).localeCompare(firstDay(a.date)))
  expect(entries.map(({ id }) => pathOf(id))).toEqual(newestFirst.map(({ slug }) => `/journal/${slug}`))
  for (const { slug, readTime } of library) {
    const essay = entries.find(({ id }) => pathOf(id) === `/journal/${slug}`)
    const words = essay?.content?.value?.split(/\s+/).length
    expect(words, slug).toBeGreaterThan(220 * (parseInt(readTime) - 1))
  }
})

test('a tab and a touch screen find their icons', async ({ request }) => {
  const html = await read(request, '/')
  const icons = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(found => found[1]!)
  const types = await Promise.all(icons.map(async icon => (await request.get(icon)).headers()['content-type']))
  expect(types.sort()).toEqual(['image/png', 'image/svg+xml', 'image/x-icon'])
})

/** The body, if the response is found and of this type. */
async function read(request: APIRequestContext, path: string, type = 'text/html; charset=utf-8'): Promise<string> {
  const answer = await request.get(path)
  expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, type])
  return answer.text()
}

/** The content of a meta tag, or ''. */
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

const link = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? ''

async function graph(request: APIRequestContext, path: string): Promise<Thing[]> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(request, path)) ?? []
  const { '@context': context, '@graph': things } = JSON.parse(json) as Record<string, unknown>
  expect(context).toBe('https://schema.org')
  return things as Thing[]
}

function of(things: Thing[], type: string): Thing {
  const found = things.filter(thing => thing['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}
