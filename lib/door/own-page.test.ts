import { afterEach, expect, it, vi } from 'vitest'
import { forwarded, fromOwnPage } from './own-page'

afterEach(() => void vi.unstubAllEnvs())

const host = 'noorvista.example'
const behind = '127.0.0.1:3000'

it.each([
  ['the same host', { host, origin: `https://${host}` }],
  ['the usual port, written out', { host: `${host}:443`, origin: `https://${host}` }],
  ['an address of version 6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['a hidden origin with the browser’s word', { host, origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['no origin but the page before', { host, referer: `https://${host}/contact` }],
])('takes %s for its own', (_, headers) => expect(fromOwnPage(headers)).toBe(true))

it.each([
  ['another host', { host, origin: 'https://evil.example' }],
  ['another port', { host: `${host}:3000`, origin: `https://${host}` }],
  [
    'an origin that the browser’s word contradicts',
    { host, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  [
    'a page before that the browser’s word contradicts',
    { host, referer: `https://${host}/`, 'sec-fetch-site': 'cross-site' },
  ],
  ['no host at all', { origin: 'https://evil.example' }],
  ['nothing', { host }],
])('does not take %s for its own', (_, headers) => expect(fromOwnPage(headers)).toBe(false))

it('believes a forwarded host only if a proxy of ours stands in front', () => {
  const headers = { host: behind, 'x-forwarded-host': host, origin: `https://${host}` }
  expect(fromOwnPage(headers)).toBe(false)
  vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
  expect(fromOwnPage(headers)).toBe(true)
  expect(fromOwnPage({ ...headers, 'x-forwarded-host': `evil.example, ${host}` })).toBe(true)
  expect(fromOwnPage({ ...headers, 'x-forwarded-host': `${host}, evil.example` })).toBe(false)
})

it('knows its public address, also behind a proxy that hands on another', () => {
  vi.stubEnv('SITE_URL', `https://${host}`)
  expect(fromOwnPage({ host: behind, origin: `https://${host}` })).toBe(true)
  expect(fromOwnPage({ host: behind, origin: 'https://evil.example' })).toBe(false)
})

it.each([
  ['0', undefined],
  ['', undefined],
  ['-1', undefined],
  ['x', undefined],
  ['1', 'c'],
  ['2', 'b'],
  ['9', 'a'],
])('with %s hops the list "a, b, c" says %s', (hops, said) => {
  vi.stubEnv('TRUSTED_PROXY_HOPS', hops)
  expect(forwarded('a, b, c')).toBe(said)
})
