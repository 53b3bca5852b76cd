import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { routes } from '@/scripts/routes'
import { actionIds } from './action-ids'
import { expect, test } from './fixtures'
import { detailedForm, expectSent, fill, send, shortForm, type Answers, type InquiryForm } from './inquiry-form'
import { refusedPost, wholePost } from './posts'
import { sendRaw, type RawAnswer } from './raw-request'
import { comeAlive, prefer } from './screen'

const trust = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}
const pages = [...routes.map(({ path }) => path), '/journal/legacy-archival-mastery']
const files = ['/favicon.ico', '/icon.svg', '/apple-icon.png', '/manifest.webmanifest', '/api/health', '/api/ready']
const errors = [
  '/%E0%A4%A',
  '/_next/static/none.js',
  '/_next/image?url=x',
  '/p/none.avif',
  '/api/none',
  '/journal//x',
  '/process/',
]

type Headers = Record<string, string>

function expectTrust(headers: Headers, { shared = false } = {}) {
  expect(headers).toMatchObject(shared ? { ...trust, 'cross-origin-resource-policy': 'cross-origin' } : trust)
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
  expect(headers['permissions-policy']).not.toMatch(/\((?!\))|\*/)
  for (const teller of ['server', 'x-powered-by']) expect(headers).not.toHaveProperty(teller)
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none';.*base-uri 'none'; frame-ancestors 'none'$/)
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:|strict-dynamic/)
}

/** Inline scripts that the page's own policy would not run. */
function strangers(html: string, policy = ''): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const allowed = ([, attributes = '', code = '']: RegExpMatchArray) => {
    const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
    const hash = createHash('sha256').update(code).digest('base64')
    if (attributes.includes('type="application/ld+json"')) return true // data, which no browser runs
    return attributes.includes('src=') || policy.includes(`'nonce-${nonce}'`) || policy.includes(`'sha256-${hash}'`)
  }
  return scripts.filter(script => !allowed(script)).map(([script]) => script.slice(0, 80))
}

for (const path of pages) {
  test(`${path} comes with its headers, and runs no script but its own`, async ({ request }) => {
    const answer = await request.get(path)
    expectTrust(answer.headers())
    const html = await answer.text()
    expect(html).toContain('<script')
    expect(strangers(html, answer.headers()['content-security-policy'])).toEqual([])
    expect(answer.headers()['content-security-policy']!.length).toBeLessThan(1_200)
    expect(answer.headers()).not.toHaveProperty('strict-transport-security')
  })
}

for (const path of [...files, ...errors]) {
  test(`${path} comes with the headers of trust`, async ({ request }) => {
    expectTrust((await request.get(path, { maxRedirects: 0 })).headers())
  })
}

test('what a page is made of comes with them too', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const kinds = [
    /\/_next\/static\/[^"]+\.js/,
    /\/_next\/static\/[^"]+\.css/,
    /\/fonts\/[^"]+\.woff2/,
    /\/p\/[^" ]+\.avif/,
  ]
  for (const kind of kinds) {
    const answer = await request.get(kind.exec(html)![0])
    expect(answer.status()).toBe(200)
    expectTrust(answer.headers())
  }
  const card = await request.get(new URL(/og:image" content="([^"]+)/.exec(html)![1]!).pathname)
  expectTrust(card.headers(), { shared: true })
})

test('a page fetched by scripts comes with them too', async ({ request }) => {
  const answer = await request.get('/process', { headers: { RSC: '1' } })
  expect(answer.headers()['content-type']).toBe('text/x-component')
  expectTrust(answer.headers())
})

test('the answer to a form posted without scripts has a nonce of its own', async ({ site }) => {
  const { host } = new URL(site.url)
  const answers = [
    await sendRaw(site.url, refusedPost(host, actionIds())),
    await sendRaw(site.url, refusedPost(host, actionIds())),
  ]
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200)
    expectTrust(headers)
    expect(strangers(body, headers['content-security-policy'])).toEqual([])
  }
  const [first, second] = answers.map(nonceOf)
  expect(first).toMatch(/^[\w+/]{22}==$/)
  expect(first).not.toBe(second)
})
const nonceOf = ({ headers }: RawAnswer) => /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]

test('a stranger does not choose the nonce', async ({ site }) => {
  const { host } = new URL(site.url)
  const chosen = `\r\nContent-Security-Policy: script-src 'nonce-chosen'\r\nOrigin:`
  const { body } = await sendRaw(site.url, refusedPost(host, actionIds()).replace('\r\nOrigin:', chosen))
  expect(body).toContain('nonce="')
  expect(body).not.toContain('nonce="chosen"')
})

test('a redirect and a refusal come with them too', async ({ site }) => {
  const { host } = new URL(site.url)
  const thanked = await sendRaw(site.url, wholePost(host, actionIds()))
  expect(thanked.status).toBe(303)
  expectTrust(thanked.headers)
  const refused = await sendRaw(site.url, `DELETE / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST', 'cache-control': 'no-store' } })
  expectTrust(refused.headers)
  expect(strangers(refused.body, refused.headers['content-security-policy'])).toEqual([])
})

test('those who watch the site are told how it is, and nobody keeps that', async ({ request }) => {
  for (const path of ['/api/health', '/api/ready']) await expectStatus(request, path)
})
async function expectStatus(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
}

const least: Record<string, Answers> = {
  [shortForm.path]: { 'Your Names': 'Asha', 'Phone Number': '+91', 'Wedding Date': '2027-02-14', Location: 'Jaipur' },
  [detailedForm.path]: { 'Your Name': 'Asha' },
}
for (const form of [shortForm, detailedForm])
  for (const theme of ['dark', 'light'] as const)
    test(`nothing on a couple’s way to ${form.path} is blocked, ${theme}`, async ({ page }) => {
      const blocked = await watchPolicy(page)
      await prefer(page, theme)
      await page.goto('/journal')
      await page.getByRole('button', { name: /^Switch to the/ }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Our Process' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Our Signature Process' })).toBeVisible()
      await page.goto(form.path)
      await comeAlive(page)
      await sendLeast(page, form)
      await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
      expect(blocked).toEqual([])
    })

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })
  for (const form of [shortForm, detailedForm])
    test(`nothing on a couple’s way to ${form.path} is blocked`, async ({ page }) => {
      const blocked = await watchPolicy(page)
      await page.goto(form.path)
      await page.locator('main form').evaluate(element => ((element as HTMLFormElement).noValidate = true))
      await send(page, form)
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      await sendLeast(page, form)
      expect(blocked).toEqual([])
    })
})

async function sendLeast(page: Page, form: InquiryForm) {
  await fill(page, { ...least[form.path], 'Email Address': 'asha@example.com' })
  await send(page, form)
  await expectSent(page, form)
}

/** Everything that the browser says it has blocked. Chromium says so in the console. */
async function watchPolicy(page: Page): Promise<string[]> {
  const blocked: string[] = []
  page.on('console', message => {
    if (/Content Security Policy|Permissions|Cross-Origin|blocked/i.test(message.text())) blocked.push(message.text())
  })
  return blocked
}
