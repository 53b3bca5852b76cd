import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { refusals } from '@/content/refusals'
import { studio } from '@/content/studio'
import { hashOf } from '@/lib/inline-scripts'
import { filePolicy } from '@/lib/security-headers'
import { temporaryFolder } from '@/lib/testing'
import configure from './next.config'
import { proxy } from './proxy'

type Headers = Record<string, string | undefined>

const host = 'noorvista.example'
const boundary = `multipart/form-data; boundary=${'-'.repeat(27)}x`
const form = { host, origin: `https://${host}`, 'content-type': boundary, 'content-length': '900' }

const site = temporaryFolder()
beforeAll(() => {
  const pages = path.join(site, '.next/server/app')
  mkdirSync(path.join(pages, 'journal'), { recursive: true })
  for (const [file, code] of Object.entries({
    index: 'home',
    'journal/an-article': 'article',
    '_not-found': 'missing',
    '_global-error': 'broken',
  }))
    writeFileSync(
      path.join(pages, `${file}.html`),
      `<script>${code}</script><script src="/x.js"></script><script type="application/ld+json">{}</script>`,
    )
})
let log: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(site)
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => void vi.restoreAllMocks())

let asked = 'GET'
function ask(method: string, address: string, headers: Headers = {}) {
  asked = method
  const given = Object.entries(headers).filter(
    (each): each is [string, string] => each[1] !== undefined,
  )
  return proxy(new NextRequest(`http://127.0.0.1:3000${address}`, { method, headers: given }))
}
const post = (headers: Headers, address = '/') => ask('POST', address, { ...form, ...headers })
/** A header of the request as Next receives it. */
const passedOn = (answer: Response, name: string) =>
  answer.headers.get(`x-middleware-request-${name}`)
const isPassed = (answer: Response) => answer.headers.get('x-middleware-next') === '1'
const scriptsOf = (answer: Response) =>
  /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]

it.each([
  ['/', 'home'],
  ['/?fbclid=x', 'home'],
  ['/journal/an-article', 'article'],
  ['/no/such/page', 'missing'],
  ['/p/none.avif', 'missing'],
  ['/_not-found', 'missing'],
  ['/_global-error', 'missing'],
  ['/journal/%61n-article', 'missing'],
])('names the inline scripts of %s alone', (address, code) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = ask(method, address)
    expect(isPassed(answer)).toBe(true)
    expect(scriptsOf(answer)).toBe(`'self' ${hashOf(code)}`)
  }
})

it('gives each response to a form a new nonce, whatever the request says', () => {
  const chosen = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const [first, second] = [post(chosen), post(chosen)]
  expect(scriptsOf(first)).toMatch(/^'self' 'sha256-[^']+' 'nonce-[\w+/]{22}=='$/)
  expect(scriptsOf(first)).not.toBe(scriptsOf(second))
  expect(passedOn(first, 'content-security-policy')).toBe(
    first.headers.get('content-security-policy'),
  )
  expect(first.headers.get('cache-control')).toBe('no-store')
})

const behind = '127.0.0.1:3000'
const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' }
const proxied = { host: behind, 'x-forwarded-host': host }
const address = { SITE_URL: `https://${host}` }

it.each<[proof: string, headers: Headers, env?: Record<string, string>]>([
  ['its origin', {}],
  ['an address of version 6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['a hidden origin, and its browser', hidden],
  ['no origin, and its browser', { ...hidden, origin: undefined }],
  ['the host that a proxy names', proxied],
  ['SITE_URL', { host: behind }, address],
])('takes a form whose origin is proven by %s', (_, headers, env = {}) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const answer = post(headers)
  expect(isPassed(answer)).toBe(true)
  // Next compares the two again.
  expect(new URL(passedOn(answer, 'origin') ?? '').host).toBe(passedOn(answer, 'x-forwarded-host'))
})

it('takes an action from any page, and a form from the pages that have one', () => {
  for (const page of ['/process', '/journal/an-article', '/no/such/page'])
    expect(isPassed(post({ 'next-action': '60' }, page))).toBe(true)
  for (const page of ['/', '/contact', '/answered/8f14e45f-ceea-867a-9a36-dedd4bea2543'])
    expect(isPassed(post({}, page))).toBe(true)
  expect(post({ 'next-action': '60', origin: 'https://evil.example' }, '/process').status).toBe(403)
})

const tooLong = String(256 * 1024 + 1)
const foreign = [
  'https://evil.example',
  `https://${host}.evil.example`,
  `https://${host}@evil.example`,
]
const origins = [
  ...foreign,
  `https://${host}1`,
  `https://${host}:3000`,
  'null',
  'file://',
  'x',
  'http://[::1',
  '%00',
]
const types = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  '',
  `text/html, ${boundary}`,
]
const short = 'multipart/form-data; boundary=x'

it.each<[reason: keyof typeof refusals.reasons, status: number, answer: () => Response]>([
  ...origins.map(origin => ['crossOrigin', 403, () => post({ origin })] as never),
  ['crossOrigin', 403, () => post({ origin: undefined })],
  ['crossOrigin', 403, () => post({ 'sec-fetch-site': 'cross-site' })],
  ['crossOrigin', 403, () => post({ ...hidden, 'sec-fetch-site': 'same-site' })],
  ['crossOrigin', 403, () => post({ ...hidden, origin: undefined, 'sec-fetch-site': 'same-site' })],
  ...types.map(type => ['wrongType', 415, () => post({ 'content-type': type })] as never),
  ['wrongType', 415, () => post({ 'content-type': short })],
  ['noLength', 411, () => post({ 'content-length': undefined })],
  ['tooLarge', 413, () => post({ 'content-length': tooLong })],
  ...['/process', '/journal', '/no/such/page', '/api/health', '/contact/', '/%63ontact'].map(
    page => ['method', 405, () => post({}, page)] as never,
  ),
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].map(
    method => ['method', 405, () => ask(method, '/')] as never,
  ),
  ['malformed', 400, () => ask('GET', '/%E0%A4%A')],
])('refuses what is %s with %i and in at most four lines', async (reason, status, answered) => {
  const answer = answered()
  const lines = (await answer.text()).trimEnd().split('\n')
  expect([answer.status, isPassed(answer)]).toEqual([status, false])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toBe(filePolicy)
  const { reference } = JSON.parse(String(log.mock.lastCall?.[0])) as { reference: string }
  const stored = asked === 'POST' ? [refusals.nothingStored] : []
  const contact = `${studio.phone.shown}, ${studio.email.shown}`
  expect(lines).toEqual([refusals.reasons[reason], ...stored, contact, `Reference: ${reference}`])
})

it('names the allowed methods when it refuses another', () => {
  expect(ask('DELETE', '/contact').headers.get('allow')).toBe('GET, HEAD, POST')
  expect(post({}, '/process').headers.get('allow')).toBe('GET, HEAD')
})

it('without the built pages fails on the first request, and says why', async () => {
  vi.resetModules()
  vi.spyOn(process, 'cwd').mockReturnValue(path.join(site, 'empty'))
  const { proxy } = await import('./proxy')
  expect(() => proxy(new NextRequest('http://127.0.0.1:3000/api/health'))).toThrow(
    /built pages .* are missing/,
  )
})

it('stops a build for https that must not go public', () => {
  vi.stubEnv('SITE_URL', address.SITE_URL)
  expect(() => configure('phase-production-build')).toThrow(
    /NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must|Not the studio's/,
  )
})
