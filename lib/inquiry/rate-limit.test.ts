import { beforeEach, expect, it, vi } from 'vitest'
import { readForwardedFor } from '@/lib/client-address'

vi.useFakeTimers() // lru-cache takes its clock when it is loaded
vi.advanceTimersByTime(1) // lru-cache takes a start at 0 for no start
const { countAttempt, isManyFromBlock, isWithinRequestLimit, uncountAttempt } =
  await import('./rate-limit')

const advanceHours = (n: number) => vi.advanceTimersByTime(n * 3_600_000 + 1)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  advanceHours(1)
})
const noLimit = undefined
const from = (address: string) => readForwardedFor(address, 1)
/** A /64 of the /48 with this number. */
const subscriber = (block: number, n: number) =>
  from(`2001:${block.toString(16)}:1:${n.toString(16)}::1`)

it('an address may send 30 inquiries an hour', () => {
  const hotel = from('203.0.113.1')
  for (let n = 1; n <= 30; n++) expect(countAttempt(hotel)).toBe(noLimit)
  advanceHours(0.5)
  expect(countAttempt(hotel)).toBe('too-many')
  advanceHours(0.5)
  expect(countAttempt(hotel)).toBe(noLimit)
})

it('a /64 that reaches its limit blocks no other, and a /48 has none below a flood', () => {
  for (let n = 1; n <= 30; n++) expect(countAttempt(subscriber(1, 1))).toBe(noLimit)
  expect(countAttempt(subscriber(1, 1))).toBe('too-many')
  for (let n = 2; n <= 400; n++) expect(countAttempt(subscriber(1, n))).toBe(noLimit)
})

it('the sixth inquiry from a /48 has a flag', () => {
  for (let n = 1; n <= 5; n++) countAttempt(subscriber(1, n))
  expect(isManyFromBlock(subscriber(1, 5))).toBe(false)
  countAttempt(subscriber(1, 6))
  expect(isManyFromBlock(subscriber(1, 6))).toBe(true)
  expect(isManyFromBlock(subscriber(2, 0))).toBe(false)
})

it('a flood from one /48 shuts out that /48 alone', () => {
  for (let n = 0; n < 2_000; n++) countAttempt(subscriber(1, n % 67))
  expect(countAttempt(subscriber(1, 1_000))).toBe('too-many-in-all')
  uncountAttempt(subscriber(1, 1_000))
  for (let n = 1; n <= 30; n++) expect(countAttempt(subscriber(2, n))).toBe(noLimit)
  expect(countAttempt(subscriber(2, 31))).toBe('too-many-in-all')
  expect(countAttempt(subscriber(3, 1))).toBe(noLimit)
})

it.each([
  ['IPv6', (n: number) => from(`2001:${n.toString(16)}::1`), from('203.0.113.9')],
  ['IPv4', (n: number) => from(`10.0.${n >> 8}.${n & 255}`), from('2001:dbb::1')],
])(
  'past 2,000 %s inquiries an hour each subscriber may send one; past 6,000, none',
  (protocol, client, other) => {
    const send = (first: number, last: number) => {
      for (let n = first; n <= last; n++) expect(countAttempt(client(n))).toBe(noLimit)
    }
    send(1, 2_001)
    expect(countAttempt(client(1))).toBe('too-many-in-all')
    uncountAttempt(client(1))
    send(2_002, 6_000)
    expect(countAttempt(client(6_001))).toBe('too-many-in-all')
    expect(countAttempt(other)).toBe(noLimit)
    const logLines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    expect(logLines.map(line => JSON.parse(line) as object)).toMatchObject([
      { event: 'very many inquiries', protocol, limit: 2_000 },
      { event: 'very many inquiries', protocol, limit: 6_000 },
    ])
  },
)

it('an address may request 20 links a minute, and its forms are counted apart', () => {
  const stranger = from('203.0.113.5')
  for (let n = 1; n <= 20; n++) expect(isWithinRequestLimit('links', stranger)).toBe(true)
  expect(isWithinRequestLimit('links', stranger)).toBe(false)
  expect(isWithinRequestLimit('forms', stranger)).toBe(true)
  expect(isWithinRequestLimit('presses', stranger)).toBe(true)
  expect(isWithinRequestLimit('links', from('203.0.113.6'))).toBe(true)
  vi.advanceTimersByTime(60_001)
  expect(isWithinRequestLimit('links', stranger)).toBe(true)
})

it('a /48 may send 100 forms a minute, and exceeds no limit of another', () => {
  for (let n = 0; n < 100; n++) expect(isWithinRequestLimit('forms', subscriber(1, n))).toBe(true)
  expect(isWithinRequestLimit('forms', subscriber(1, 100))).toBe(false)
  expect(isWithinRequestLimit('forms', subscriber(2, 0))).toBe(true)
})
