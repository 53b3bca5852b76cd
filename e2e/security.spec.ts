import { randomUUID } from 'node:crypto'
import { notFound } from '@/content/errors'
import { messages } from '@/content/inquiry'
import { hashOf } from '@/lib/inline-hashes'
import { securityHeaders } from '@/lib/security-headers'
import { expect, test } from './fixtures'
import { startFreshSite } from './fresh-site'
import { answers, isThanked, post, fillRawForm } from './raw-form'
import { routes } from './routes'

/** Resolves with the text of the answer. */
async function expectSecure(of: string, answer: Response, caching: RegExp): Promise<string> {
  const { headers } = answer
  // Other sites may show the picture of a shared link.
  const ofPictures = of.startsWith('/p/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }
  for (const [name, value] of Object.entries({ ...securityHeaders, ...ofPictures }))
    expect.soft(headers.get(name), `${name} of ${of}`).toBe(value)
  expect.soft(headers.has('x-powered-by'), of).toBe(false)
  expect.soft(headers.has('set-cookie'), of).toBe(false)
  expect.soft(headers.get('cache-control') ?? 'none', of).toMatch(caching)
  const policy = headers.get('content-security-policy') ?? ''
  expect.soft(policy, of).toMatch(/^default-src 'none';.*base-uri 'none'; frame-ancestors 'none'$/)
  const others = policy.replace("style-src-attr 'unsafe-inline'", '')
  expect.soft(others, of).not.toMatch(/unsafe|\*|https?:|strict-dynamic/)
  const text = await answer.text()
  // JSON-LD is data, and an icon no page.
  const elements = text.matchAll(
    /<(?:script|style)\b(?![^>]*(?:src=|ld\+json))([^>]*)>([\s\S]*?)<\/s/g,
  )
  for (const [element, attributes = '', code = ''] of of === '/icon.svg' ? [] : elements) {
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
    const isAllowed = policy.includes(`'nonce-${nonce}'`) || policy.includes(hashOf(code))
    expect.soft(isAllowed, `${element.slice(0, 80)} of ${of}`).toBe(true)
  }
  return text
}

/** For a minute, and for a day while the site is down. */
const asPage = /^public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400$/

/**
 * Addresses of Next's internal pages, some that it decodes inconsistently, and what is no link of a
 * mail.
 */
const oddPaths = [
  '/_not-found',
  '/_not-found.rsc',
  '/_global-error',
  '/%5Fnot-found',
  '/journal/%5Bslug%5D',
  '/journal/[slug]',
  '/journal/none',
  '/a%5B',
  '/%63ontact',
  '/journal/%66eed.xml',
  '/p/none.avif',
  '/answered',
  '/answered/asha',
  `/answered/${randomUUID()}/more`,
]
test('a visitor’s browser runs no script but the site’s own, at any address', async ({ gate }) => {
  // As where TLS ends before the site.
  const open = await startFreshSite(gate.url, { host: '0.0.0.0' })
  const get = (path: string, headers = {}) =>
    fetch(open.url + path, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Proto': 'https', ...headers },
    })
  for (const { path, status } of [...routes, ...oddPaths.map(path => ({ path, status: 404 }))]) {
    const answer = await get(path)
    expect.soft(answer.status, path).toBe(status)
    const html = await expectSecure(path, answer, status === 200 ? asPage : /no-store/)
    if (!path.endsWith('.rsc')) expect.soft(html, path).toMatch(/<script[^>]*>[^<]/)
    if (status === 404) expect.soft(html, path).toContain(notFound.text)
    // The router's request gets a redirect without `Vary` first: a cache would serve it to
    // everybody.
    await expectSecure(path, await get(path, { RSC: '1' }), /^(?!.*s-maxage=60)/)
  }
  const formAnswer = await post(open.url, await fillRawForm(open.url, {}))
  await expectSecure('an answer to a form', formAnswer, /no-store/)
  expect(formAnswer.status).toBe(200)
  expect(open.output()).not.toMatch(/error/i)
  await open.stop()
})

const forEver = /^public, max-age=31536000, immutable$/
/** By the address, or by where the home page names it. */
const cachingOfFiles: [path: string | RegExp, caching: RegExp][] = [
  [/\/_next\/static\/[^"]+\.js/, forEver],
  [/\/_next\/static\/[^"]+\.css/, forEver],
  [/\/_next\/static\/[^"]+\.woff2/, forEver],
  [/\/p\/[^" ]+\.avif/, forEver],
  [/\/film\/[^"]+/, /^public, max-age=86400$/],
  ['/favicon.ico', /max-age=0/],
  ['/icon.svg', /max-age=0/],
  ['/sitemap.xml', /max-age=0/],
  ['/journal/feed.xml', asPage],
  ['/api/health', /no-store/],
  ['/api/ready', /no-store/],
  ['/_next/image?url=x', /no-store/],
  ['/500', /no-store/],
]
test('a visitor’s browser keeps each kind of file for as long as it stays the same', async ({
  site,
}) => {
  const html = await (await fetch(site.url)).text()
  for (const [address, caching] of cachingOfFiles) {
    const path = typeof address === 'string' ? address : address.exec(html)![0]
    const answer = await fetch(site.url + path)
    expect.soft(answer.status, path).toBe(/url=|500/.test(path) ? 404 : 200)
    await expectSecure(path, answer, caching)
  }
})

const boundary = '-'.repeat(30)
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
/** Next compares origin and host again after proxy.ts: both must accept it. */
const hiddenOrigin = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
const anyId = '6'.padEnd(42, '0')
test('a malformed form stores nothing; one whose browser hides its origin is stored', async ({
  site,
  sql,
}) => {
  await sql`truncate inquiries`
  const countStored = async () => (await sql`select from inquiries`).length
  const asForm = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
  const requests: [body: string | FormData, headers?: Record<string, string>][] = [
    [field('names', 'Asha'), asForm],
    [`${field('0', '["$1:__proto__:then"]')}--${boundary}--`, { ...asForm, 'Next-Action': anyId }],
  ]
  for (const [name, value] of [
    ['$ACTION_1:0', `{"id":"${anyId}","bound":"$@1"}`],
    ['$ACTION_1:1', '["$1:__proto__:constructor:constructor"]'],
  ] as const)
    requests.push([await fillRawForm(site.url, { ...answers, [name]: value })])
  for (const [body, headers] of requests) {
    const answer = await post(site.url, body, headers)
    expect([400, 409, 500], 'an error of Next’s, never thanks').toContain(answer.status)
    expect(await answer.text()).not.toMatch(/node_modules|\.next\/|at \w+ \(|DATABASE|postgres/)
  }
  const long = await fillRawForm(site.url, { ...answers, email: 'x' })
  for (let n = 0; n < 1000; n++) long.append('a', '')
  expect(await (await post(site.url, long)).text(), '1,000 fields').toContain(messages.rules.email)
  expect(await countStored()).toBe(0)
  const form = await fillRawForm(site.url)
  expect(isThanked(await (await post(site.url, form, hiddenOrigin)).text())).toBe(true)
  expect(await countStored()).toBe(1)
})
