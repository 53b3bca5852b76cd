import { notFound } from '@/content/errors'
import { pictures } from '@/content/encoded-pictures'
import { hashOf } from '@/lib/inline-scripts'
import { securityHeaders, strictTransport } from '@/lib/security-headers'
import { startFreshSite } from '@/e2e/fresh-site'
import { routes } from '@/e2e/routes'
import { essays } from './essays'
import { expect, test } from './fixtures'
import { post, shortForm } from './posts'

type Headers = Record<string, string>

const lowered = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Set if the site is built for an https address. */
const insists = process.env.SITE_URL?.startsWith('https:')

function expectSecure(of: string, headers: Headers, changed: Headers = {}) {
  const expected = { ...lowered(securityHeaders), ...changed }
  expect.soft(headers, of).toMatchObject(expected)
  for (const name of ['server', 'x-powered-by']) expect.soft(headers, of).not.toHaveProperty(name)
  expect.soft(headers['strict-transport-security'], of).toBe(insists ? strictTransport : undefined)
  const policy = headers['content-security-policy'] ?? ''
  expect.soft(policy, of).toMatch(/^default-src 'none';.*base-uri 'none'; frame-ancestors 'none'$/)
  const others = policy.replace("style-src-attr 'unsafe-inline'", '')
  expect.soft(others, of).not.toMatch(/unsafe|\*|https?:|strict-dynamic/)
}

/** Inline scripts that the page's policy blocks. */
function blockedScripts(html: string, policy = ''): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const allowed = ([, attributes = '', code = '']: RegExpMatchArray) =>
    /src=|type="application\/ld\+json"/.test(attributes) || // JSON-LD is data
    policy.includes(`'nonce-${/nonce="([^"]+)"/.exec(attributes)?.[1]}'`) ||
    policy.includes(hashOf(code))
  return scripts.filter(script => !allowed(script)).map(([script]) => script.slice(0, 80))
}

/** Other sites may show the picture of a shared link. */
const asSharedPicture = { 'cross-origin-resource-policy': 'cross-origin' }

/** For a minute, and for a day while the site is down. */
const asPage = /^public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400$/

test('every page comes with its headers, and runs no script but its own', async ({ request }) => {
  for (const { path, status } of [...routes, { path: '/p/none.avif', status: 404 }]) {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(answer.status(), path).toBe(status)
    const html = await answer.text()
    const changed = path.startsWith('/p/') ? asSharedPicture : {}
    expectSecure(path, headers, changed)
    expect(html, path).toMatch(/<script[^>]*>[^<]/)
    expect(blockedScripts(html, headers['content-security-policy']), path).toEqual([])
    expect(headers['cache-control'], path).toMatch(status === 200 ? asPage : /no-store/)
    // The router's request gets a redirect without `Vary` first: a cache would serve it to everybody.
    const fetched = await request.get(path, { headers: { RSC: '1' }, maxRedirects: 0 })
    expectSecure(`${path} for the router`, fetched.headers(), changed)
    expect(fetched.headers()['cache-control'] ?? 'none', path).not.toMatch(asPage)
    if (fetched.status() === 307) expect(fetched.headers()['cache-control'] ?? '', path).not.toContain('public')
  }
})

/** Addresses of Next's internal pages, and some that it decodes inconsistently. */
const slug = essays[0]!.slug
const odd = [
  ...['/_not-found', '/_not-found.rsc', '/_global-error', '/%5Fnot-found', '/journal/%5Bslug%5D', '/journal/[slug]'],
  ...['/a%5B', '/%63ontact', '/journal/%66eed.xml', `/journal/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`],
]
test('odd addresses lead to the Not-found page, also behind a reverse proxy with TLS', async ({ database, site }) => {
  const open = await startFreshSite(database.webUrl, { host: '0.0.0.0' })
  for (const url of [site.url, open.url])
    for (const scheme of ['https', 'http'])
      for (const path of odd) {
        const of = `${scheme} ${url}${path}`
        const answer = await fetch(url + path, { headers: { 'X-Forwarded-Proto': scheme } })
        expect(answer.status, of).toBe(404)
        const headers = Object.fromEntries(answer.headers)
        expectSecure(of, headers)
        expect(headers['cache-control'], of).toMatch(/no-store/)
        const html = await answer.text()
        expect(html, of).toContain(notFound.text)
        expect(blockedScripts(html, headers['content-security-policy']), of).toEqual([])
      }
  expect(open.output()).not.toMatch(/error/i)
  await open.stop()
})

const forEver = /^public, max-age=31536000, immutable$/
const loops = Object.values(pictures).flatMap(({ film }) => (film ? [film.webm, film.mp4] : []))
const files: Record<string, RegExp> = {
  ...Object.fromEntries(loops.map(loop => [loop, /max-age=86400/])),
  '/favicon.ico': /max-age=/,
  '/icon.svg': /max-age=/,
  '/sitemap.xml': /max-age=0/,
  '/journal/feed.xml': asPage,
  '/api/health': /^no-store$/,
  '/api/ready': /^no-store$/,
  '/_next/image?url=x': /no-store/,
  '/500': /no-store/,
}
test('every other answer comes with its headers', async ({ request }) => {
  for (const [path, caching] of Object.entries(files)) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(/none|no-such|image|\d{3}$/.test(path) ? 404 : 200)
    expectSecure(path, answer.headers())
    expect.soft(answer.headers()['cache-control'], path).toMatch(caching)
  }
})

test('the files of a page may be cached forever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const kind of [
    /\/_next\/static\/[^"]+\.js/,
    /\/_next\/static\/[^"]+\.css/,
    /\/_next\/static\/media\/[^"]+\.woff2/,
    /\/p\/[^" ]+\.avif/,
  ]) {
    const answer = await request.get(kind.exec(html)![0])
    const changed = kind.source.includes('avif') ? asSharedPicture : {}
    expectSecure(String(kind), answer.headers(), changed)
    expect(answer.headers()['cache-control'], String(kind)).toMatch(forEver)
  }
})

test('the responses to a form posted without scripts have a nonce or no script, and are not cached', async ({
  site,
}) => {
  for (const [answers, status] of [
    [{}, 200],
    [undefined, 200],
  ] as const) {
    const answer = await post(site.url, await shortForm(site.url, answers))
    const headers = Object.fromEntries(answer.headers)
    expectSecure(`an answer with ${status}`, headers)
    expect([answer.status, headers['cache-control']]).toEqual([status, expect.stringMatching(/no-store/)])
    const body = await answer.text()
    expect(body).toContain('nonce="')
    expect(blockedScripts(body, headers['content-security-policy'])).toEqual([])
  }
})
