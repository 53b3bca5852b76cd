import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refusals } from '@/content/refusals'
import { studio } from '@/content/studio'
import { computeHash } from '@/lib/inline-hashes'
import { filePolicy } from '@/lib/security-headers'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import configure from './next.config'
import { proxy } from './proxy'
import { setEnv } from '@/lib/test/env'

type Headers = Record<string, string | undefined>

const host = 'noorvista.example'
const boundary = `multipart/form-data; boundary=${'-'.repeat(27)}x`
const form = { host, origin: `https://${host}`, 'content-type': boundary, 'content-length': '900' }

const site = temporaryFolder()
beforeAll(() => {
  const pages = path.join(site, '.next/server/app')
  const chunks = path.join(site, '.next/static/chunks')
  for (const folder of [path.join(pages, 'journal'), chunks]) mkdirSync(folder, { recursive: true })
  for (const sheet of ['site.css', 'article.css']) writeFileSync(path.join(chunks, sheet), sheet)
  for (const [file, code] of Object.entries({
    index: 'home',
    'journal/an-article': 'article',
    '_not-found': 'missing',
    '_global-error': 'broken',
  }))
    writeFileSync(
      path.join(pages, `${file}.html`),
      `<script>${code}</script><script src="/x.js"></script><script type="application/ld+json">{}</script><style data-href="/x.css">${code} style</style>`,
    )
})
let log: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(site)
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => void vi.restoreAllMocks())

let method = 'GET'
function ask(asMethod: string, address: string, headers: Headers = {}) {
  method = asMethod
  const definedHeaders = Object.entries(headers).filter(
    (each): each is [string, string] => each[1] !== undefined,
  )
  const url = `http://127.0.0.1:3000${address}`
  return proxy(new NextRequest(url, { method, headers: definedHeaders }))
}
const post = (headers: Headers, address = '/') => ask('POST', address, { ...form, ...headers })
const forwardedHeader = (answer: Response, name: string) =>
  answer.headers.get(`x-middleware-request-${name}`)
const isLetThrough = (answer: Response) => answer.headers.get('x-middleware-next') === '1'
const sourcesOf = (answer: Response, directive: string) =>
  new RegExp(`${directive} ([^;]*)`).exec(answer.headers.get('content-security-policy') ?? '')?.[1]
const scriptsOf = (answer: Response) => sourcesOf(answer, 'script-src')

it.each([
  ['/', 'home'],
  ['/journal/an-article', 'article'],
  ['/no/such/page', 'missing'],
  ['/_global-error', 'missing'],
])('the policy of %s allows its inline scripts and all styles', (address, code) => {
  const answer = ask('GET', address)
  expect(isLetThrough(answer)).toBe(true)
  expect(scriptsOf(answer)).toBe(`'self' ${computeHash(code)}`)
  const styles = sourcesOf(answer, 'style-src')
  for (const style of ['home style', 'article style', 'site.css', 'article.css'])
    expect(styles).toContain(computeHash(style))
})

it('a page may send its forms only to this site', () =>
  expect(sourcesOf(ask('GET', '/'), 'form-action')).toBe("'self'"))

it('each response to a form has a new nonce', () => {
  const forgedPolicy = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const first = post(forgedPolicy)
  const second = post(forgedPolicy)
  expect(scriptsOf(first)).toMatch(/^'self' 'sha256-[^']+' 'nonce-[\w+/]{22}=='$/)
  expect(scriptsOf(first)).not.toBe(scriptsOf(second))
  expect(forwardedHeader(first, 'content-security-policy')).toBe(
    first.headers.get('content-security-policy'),
  )
  expect(first.headers.get('cache-control')).toBe('no-store')
})

const innerHost = '127.0.0.1:3000'

it.each<[witness: string, headers: Headers]>([
  ['the origin', {}],
  ['the browser', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['SITE_URL', { host: innerHost }],
])('a form passes the origin check if %s confirms it', (witness, headers) => {
  if (witness === 'SITE_URL') setEnv('SITE_URL', `https://${host}`)
  const answer = post(headers)
  expect(isLetThrough(answer)).toBe(true)
  expect(new URL(forwardedHeader(answer, 'origin') ?? '').host).toBe(
    forwardedHeader(answer, 'x-forwarded-host'),
  )
})

it('any page of this site may call an action, and no other', () => {
  expect(isLetThrough(post({ 'next-action': '60' }, '/process'))).toBe(true)
  expect(post({ 'next-action': '60', origin: 'https://evil.example' }, '/process').status).toBe(403)
})

it('the longest allowed form passes on each page with a form', () => {
  for (const page of ['/', '/contact', '/inquiry/6951-0001/8f14e45f-ceea-867a-9a36-dedd4bea2543'])
    expect(isLetThrough(post({ 'content-length': '262144' }, page)), page).toBe(true)
})

it('a form without Origin and Sec-Fetch-Site passes the origin check', () => {
  const answer = post({ origin: undefined })
  expect(isLetThrough(answer)).toBe(true)
  expect(forwardedHeader(answer, 'origin'), 'Next compares it').toBe(`http://${host}`)
  expect(post({ origin: undefined, 'sec-fetch-site': 'cross-site' }).status).toBe(403)
})

it.each([
  ['/busy', [refusals.reasons.busy, refusals.whenBusy]],
  ['/busy-link', [refusals.reasons.busyLink]],
])('%s says in words that the site is busy', async (address, words) => {
  const answer = ask('GET', address)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  const contact = `${studio.phone.shown}, ${studio.email.shown}`
  const { reference } = JSON.parse(String(log.mock.lastCall?.[0])) as { reference: string }
  expect(await answer.text()).toBe([...words, contact, `Reference: ${reference}`, ''].join('\n'))
})

const otherOrigins = ['https://evil.example', `https://${host}:3000`, 'null']
const types = [`text/html, ${boundary}`, 'multipart/form-data; boundary=x']
type Refusal = [reason: keyof typeof refusals.reasons, status: number, request: () => Response]

it.each<Refusal>([
  ...otherOrigins.map((origin): Refusal => ['crossOrigin', 403, () => post({ origin })]),
  ['crossOrigin', 403, () => post({ 'sec-fetch-site': 'same-site' })],
  ...types.map((type): Refusal => ['wrongType', 415, () => post({ 'content-type': type })]),
  ['noLength', 411, () => post({ 'content-length': undefined })],
  ['tooLarge', 413, () => post({ 'content-length': '262145' })],
  ['method', 405, () => post({}, '/process')],
  ['method', 405, () => post({}, '/contact/')],
  ['method', 405, () => ask('PUT', '/')],
  ['malformed', 400, () => ask('GET', '/%E0%A4%A')],
])('a request refused as %s gets status %i and plain text', async (reason, status, request) => {
  const answer = request()
  const lines = (await answer.text()).trimEnd().split('\n')
  expect([answer.status, isLetThrough(answer)]).toEqual([status, false])
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toBe(filePolicy)
  const { reference } = JSON.parse(String(log.mock.lastCall?.[0])) as { reference: string }
  const aboutStorage = method === 'POST' ? [refusals.nothingStored] : []
  const contact = `${studio.phone.shown}, ${studio.email.shown}`
  expect(lines).toEqual([
    refusals.reasons[reason],
    ...aboutStorage,
    contact,
    `Reference: ${reference}`,
  ])
})

const link = '/inquiry/6951-0001/8f14e45f-ceea-867a-9a36-dedd4bea2543'

it.each<[string, string, string, string[]]>([
  ['GET', link, '198.51.100.1', [refusals.reasons.busyLink]],
  ['POST', link, '198.51.100.2', [refusals.reasons.busyLink]],
  ['POST', '/', '198.51.100.3', [refusals.reasons.manyForms, refusals.nothingStored]],
])('the 21st %s of %s in a minute is refused in words, and no other request', async (...given) => {
  const [method, address, visitor, words] = given
  const send = (method: string, address: string) =>
    ask(method, address, { ...(method === 'POST' && form), 'x-forwarded-for': visitor })
  for (let n = 1; n <= 20; n++) expect(isLetThrough(send(method, address))).toBe(true)
  const answer = send(method, address)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect((await answer.text()).split('\n').slice(0, words.length)).toEqual(words)
  for (const other of ['GET /', 'POST /', `GET ${link}`, `POST ${link}`]) {
    const [otherMethod, otherAddress] = other.split(' ') as [string, string]
    const isSame = other === `${method} ${address}`
    expect(isLetThrough(send(otherMethod, otherAddress)), other).toBe(!isSame)
  }
})

it('a form that another check refuses does not count', () => {
  const visitor = { 'x-forwarded-for': '198.51.100.4' }
  for (let n = 1; n <= 21; n++) post({ ...visitor, origin: 'https://evil.example' })
  expect(isLetThrough(post(visitor))).toBe(true)
})

it('the proxy logs ten refusals of a kind per minute and counts the rest', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const fresh = await import('./proxy')
  const refuse = (method: string) =>
    fresh.proxy(new NextRequest(`http://${host}/`, { method, headers: { host } })).text()
  const texts = await Promise.all(Array.from({ length: 13 }, () => refuse('PUT')))
  expect(texts.filter(text => text.includes('Reference: F-'))).toHaveLength(10)
  expect(log).toHaveBeenCalledTimes(10)
  expect(await refuse('POST'), 'another kind').toContain('Reference: F-')
  vi.advanceTimersByTime(60_000)
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ reason: 'method', more: 3 })
  expect(log).toHaveBeenCalledTimes(12)
  expect(await refuse('PUT')).toContain('Reference: F-')
  vi.useRealTimers()
})

it('a build with placeholders for a public address fails', () => {
  setEnv('SITE_URL', 'https://noorvista.example')
  expect(() => configure('phase-production-build')).toThrow(
    /NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must|Not the studio's/,
  )
})

const config = configure('phase-production-server')

it('a site with an https address sends Strict-Transport-Security', async () => {
  const strictTransportOf = async (SITE_URL: string) => {
    setEnv('SITE_URL', SITE_URL)
    const headers = (await config.headers!()).flatMap(rule => rule.headers)
    return headers.find(({ key }) => key === 'Strict-Transport-Security')?.value
  }
  expect(await strictTransportOf('https://noorvista.example')).toBe('max-age=63072000')
  expect(await strictTransportOf('http://localhost:3000')).toBeUndefined()
})

it('Next and proxy.ts accept forms of the same size', () => {
  expect(config.experimental).toMatchObject({
    serverActions: { bodySizeLimit: '256kb' },
    proxyClientMaxBodySize: '256kb',
  })
})
