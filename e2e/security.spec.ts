import { notFound } from '@/content/errors'
import { securityHeaders } from '@/lib/security-headers'
import { expect, test } from './fixtures'
import { startFreshSite } from './fresh-site'
import { fillRawForm, isConfirmed, post } from './raw-form'
import { missingPath, onePathPerTemplate } from './routes'

function expectSecure(name: string, { headers }: Response, caching: RegExp) {
  const pictureHeaders = name.startsWith('/p/') && {
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  for (const [header, value] of Object.entries({ ...securityHeaders, ...pictureHeaders }))
    expect.soft(headers.get(header), `${header} of ${name}`).toBe(value)
  expect.soft(headers.get('x-content-type-options'), name).toBe('nosniff')
  expect.soft(headers.has('x-powered-by'), name).toBe(false)
  expect.soft(headers.has('set-cookie'), name).toBe(false)
  expect.soft(headers.get('cache-control') ?? 'none', name).toMatch(caching)
  const policy = headers.get('content-security-policy') ?? ''
  expect
    .soft(policy, name)
    .toMatch(/^default-src 'none';.*base-uri 'none'; frame-ancestors 'none'$/)
  const rest = policy.replace("style-src-attr 'unsafe-inline'", '')
  expect.soft(rest, name).not.toMatch(/unsafe|\*|https?:|strict-dynamic/)
}

const pageCaching =
  /^public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400$/

const missingPaths = [
  missingPath,
  '/_not-found',
  '/_global-error',
  '/journal/[slug]',
  '/%63ontact',
  '/journal/none',
  '/inquiry',
  '/inquiry/x',
  '/inquiry/x/y',
  '/p/none.avif',
]
test('every response has the security headers and allows only our own scripts', async ({
  gate,
}) => {
  // As behind a proxy that ends TLS.
  const behindProxy = await startFreshSite(gate.url, { host: '0.0.0.0' })
  const get = (path: string, headers = {}) =>
    fetch(behindProxy.url + path, {
      redirect: 'manual',
      headers: { 'X-Forwarded-Proto': 'https', ...headers },
    })
  for (const path of new Set([...onePathPerTemplate, ...missingPaths])) {
    const status = missingPaths.includes(path) ? 404 : 200
    const answer = await get(path)
    expect.soft(answer.status, path).toBe(status)
    expectSecure(path, answer, status === 200 ? pageCaching : /no-store/)
    if (status === 404) expect.soft(await answer.text(), path).toContain(notFound.text)
    // The redirect has no `Vary`, so a cache that kept it would serve it to everybody.
    expectSecure(path, await get(path, { RSC: '1' }), /^(?!.*s-maxage=60)/)
  }
  const formAnswer = await post(behindProxy.url, await fillRawForm(behindProxy.url, {}))
  expectSecure('an answer to a form', formAnswer, /no-store/)
  expect(formAnswer.status).toBe(200)
  expect(behindProxy.output()).not.toMatch(/error/i)
  await behindProxy.stop()
})

test('an inquiry from a browser that hides its origin is confirmed', async ({ site }) => {
  const hiddenOrigin = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
  const answer = await post(site.url, await fillRawForm(site.url), hiddenOrigin)
  expect(isConfirmed(await answer.text())).toBe(true)
})
