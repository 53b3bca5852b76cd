import { notFound } from '@/content/errors'
import { securityHeaders } from '@/lib/security-headers'
import { expect, test } from './fixtures'
import { startFreshSite } from './fresh-site'
import { isThanked, post, fillRawForm } from './raw-form'
import { missingPath, routes } from './routes'

function expectSecure(of: string, { headers }: Response, caching: RegExp) {
  const ofPictures = of.startsWith('/p/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }
  for (const [name, value] of Object.entries({ ...securityHeaders, ...ofPictures }))
    expect.soft(headers.get(name), `${name} of ${of}`).toBe(value)
  expect.soft(headers.get('x-content-type-options'), of).toBe('nosniff')
  expect.soft(headers.has('x-powered-by'), of).toBe(false)
  expect.soft(headers.has('set-cookie'), of).toBe(false)
  expect.soft(headers.get('cache-control') ?? 'none', of).toMatch(caching)
  const policy = headers.get('content-security-policy') ?? ''
  expect.soft(policy, of).toMatch(/^default-src 'none';.*base-uri 'none'; frame-ancestors 'none'$/)
  const others = policy.replace("style-src-attr 'unsafe-inline'", '')
  expect.soft(others, of).not.toMatch(/unsafe|\*|https?:|strict-dynamic/)
}

const asPage = /^public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400$/

const missingPaths = [
  missingPath,
  '/_not-found',
  '/_global-error',
  '/journal/[slug]',
  '/%63ontact',
  '/journal/none',
  '/p/none.avif',
  '/answered',
  '/answered/asha',
]
test('every response has the security headers and allows only our own scripts', async ({
  gate,
}) => {
  // As where TLS ends before the site.
  const open = await startFreshSite(gate.url, { host: '0.0.0.0' })
  const get = (path: string, headers = {}) =>
    fetch(open.url + path, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Proto': 'https', ...headers },
    })
  for (const path of new Set([...routes, ...missingPaths])) {
    const status = missingPaths.includes(path) ? 404 : 200
    const answer = await get(path)
    expect.soft(answer.status, path).toBe(status)
    expectSecure(path, answer, status === 200 ? asPage : /no-store/)
    if (status === 404) expect.soft(await answer.text(), path).toContain(notFound.text)
    // A redirect without `Vary` first: a cache would serve it to all.
    expectSecure(path, await get(path, { RSC: '1' }), /^(?!.*s-maxage=60)/)
  }
  const formAnswer = await post(open.url, await fillRawForm(open.url, {}))
  expectSecure('an answer to a form', formAnswer, /no-store/)
  expect(formAnswer.status).toBe(200)
  expect(open.output()).not.toMatch(/error/i)
  await open.stop()
})

test('an inquiry from a browser that hides its origin is confirmed', async ({ site }) => {
  const hiddenOrigin = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
  const answer = await post(site.url, await fillRawForm(site.url), hiddenOrigin)
  expect(isThanked(await answer.text())).toBe(true)
})
