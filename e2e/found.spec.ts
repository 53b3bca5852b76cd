import type { APIRequestContext } from '@playwright/test'
import { essays, paths } from './essays'
import { expect, test } from './fixtures'

/** Says where the site will stand; the tests ask for the same path where it stands now. */
const pathOf = (address: string) => new URL(address).pathname

interface Thing {
  '@type': string
  '@id'?: string
  itemListElement?: { position: number; item: string }[]
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

test('a search engine reads what each page is about', async ({ request }) => {
  for (const path of paths) {
    const things = await graph(request, path)
    for (const name of ['review', 'aggregateRating']) expect(things.flatMap(properties), path).not.toContain(name)
    const ids = things.map(thing => thing['@id'])
    for (const reference of things.flatMap(references))
      expect(path === '/' || reference.endsWith('#essay') || ids.includes(reference), reference).toBe(true)
    if (path === '/') continue
    const steps = of(things, 'BreadcrumbList').itemListElement ?? []
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect([pathOf(steps[0]!.item), pathOf(steps.at(-1)!.item)]).toEqual(['/', path])
    for (const { item } of steps) expect(paths).toContain(pathOf(item))
  }
})

test('a search engine reads who the studio is, and what the collections start from', async ({ request }) => {
  const things = await graph(request, '/')
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

test('a search engine reads who wrote each essay, and when', async ({ request }) => {
  for (const { slug, title } of essays) {
    const things = await graph(request, `/journal/${slug}`)
    const essay = of(things, 'BlogPosting')
    expect(essay).toMatchObject({
      headline: title,
      datePublished: expect.stringMatching(/^20\d\d-[01]\d$/),
      author: { '@id': of(things, 'Organization')['@id'] },
    })
    const html = await (await request.get(`/journal/${slug}`)).text()
    expect(/<time dateTime="([^"]*)"/i.exec(html)?.[1]).toBe(essay['datePublished'])
    expect(pathOf(essay['mainEntityOfPage'] as string)).toBe(`/journal/${slug}`)
    expect((await request.get(pathOf(essay['image'] as string))).status()).toBe(200)
  }
})

test('whoever reads elsewhere follows the journal by its feed', async ({ request }) => {
  const feed = await read(request, '/journal/feed.xml', 'application/atom+xml; charset=utf-8')
  expect(await (await request.get('/journal')).text()).toMatch(/<a [^>]*href="\/journal\/feed.xml"/)
  const [head = '', ...entries] = feed.split('<entry>')
  expect(head).toMatch(/^<\?xml[^>]*>\s*<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="/)
  const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d`
  const once = (text: string, form: string) =>
    expect(text.match(new RegExp(form, 'g')) ?? [], `${form} in ${text.slice(0, 200)}`).toHaveLength(1)
  for (const text of [head, ...entries]) {
    once(text, '<id>https?:[^<]+</id>')
    once(text, '<link rel="alternate"[^>]* href="https?:')
    once(text, `<updated>${moment}</updated>`)
  }
  once(head, '<link rel="self"[^>]* href="https?:')
  once(head, '<author>\\s*<name>[^<]+</name>')
  for (const text of entries) {
    for (const form of [`<published>${moment}</published>`, '<title>[^<]+<', '<summary>[^<]+<']) once(text, form)
    expect(/<content type="html">([^<]*)/.exec(text)?.[1]?.split(/\s+/).length).toBeGreaterThan(1_400)
  }
  const ids = entries.map(text => pathOf(/<id>([^<]*)/.exec(text)![1]!))
  expect(ids.sort()).toEqual(essays.map(({ slug }) => `/journal/${slug}`).sort())
})

/** The body, where it is there and of this type. */
async function read(request: APIRequestContext, path: string, type: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  expect(answer.headers()['content-type'], path).toBe(type)
  return answer.text()
}

async function graph(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await read(request, path, 'text/html; charset=utf-8')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Thing
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph'] as Thing[]
}

function of(things: Thing[], type: string): Thing {
  const found = things.filter(thing => thing['@type'] === type)
  expect(found, type).toHaveLength(1)
  return found[0]!
}

const inner = (value: unknown) => (value && typeof value === 'object' ? Object.entries(value) : [])
const properties = (value: unknown): string[] => inner(value).flatMap(([name, each]) => [name, ...properties(each)])

/** Ids of things that are described elsewhere: objects with an id and nothing else. */
function references(value: unknown): string[] {
  const [[name, id] = [], ...others] = inner(value)
  if (name === '@id' && others.length === 0) return [id as string]
  return inner(value).flatMap(([, each]) => references(each))
}
