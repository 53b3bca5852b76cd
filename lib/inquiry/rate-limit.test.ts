import { beforeEach, expect, it, vi } from 'vitest'

vi.useFakeTimers() // lru-cache takes its clock when it is loaded
vi.advanceTimersByTime(1) // lru-cache takes a start at 0 for no start
const { countAttempt, uncountAttempt, countText, isWithinLinkLimit, repetitionFlags, textDigest } =
  await import('./rate-limit')

const advanceHours = (n: number) => vi.advanceTimersByTime(n * 3_600_000 + 1)
const text = textDigest(['Two days in Jodhpur, with a Hindu and a Christian ceremony'])
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  advanceHours(1)
})
const noLimit = undefined

it('an address may send 30 inquiries an hour', () => {
  for (let n = 1; n <= 30; n++) expect(countAttempt('203.0.113.1')).toBe(noLimit)
  advanceHours(0.5)
  expect(countAttempt('203.0.113.1')).toBe('too-many')
  advanceHours(0.5)
  expect(countAttempt('203.0.113.1')).toBe(noLimit)
})

it('a /64 that reaches its limit blocks no other, and a /48 has none', () => {
  for (let n = 1; n <= 30; n++) expect(countAttempt('2001:db8:1:1::/64')).toBe(noLimit)
  expect(countAttempt('2001:db8:1:1::/64')).toBe('too-many')
  for (let n = 2; n <= 400; n++) expect(countAttempt(`2001:db8:1:${n}::/64`)).toBe(noLimit)
})

it('the sixth inquiry from a /48 has a flag', () => {
  for (let n = 1; n <= 5; n++) countAttempt(`2001:db8:1:${n}::/64`)
  expect(repetitionFlags('2001:db8:1:5::/64', null)).toEqual([])
  countAttempt('2001:db8:1:6::/64')
  expect(repetitionFlags('2001:db8:1:6::/64', null)).toEqual(['many from one address'])
  expect(repetitionFlags('2001:db8:2:0::/64', null)).toEqual([])
})

it('an address may try links in emails 60 times a minute', () => {
  for (let n = 1; n <= 60; n++) expect(isWithinLinkLimit('203.0.113.5')).toBe(true)
  expect(isWithinLinkLimit('203.0.113.5')).toBe(false)
  expect(isWithinLinkLimit('203.0.113.6')).toBe(true)
  vi.advanceTimersByTime(60_001)
  expect(isWithinLinkLimit('203.0.113.5')).toBe(true)
})

it.each([
  ['IPv6', (n: number) => `${n}:0:0:0::/64`, '203.0.113.9'],
  ['IPv4', (n: number) => `10.0.${n >> 8}.${n & 255}`, '2001:dbb:0:0::/64'],
])(
  'past 2,000 %s inquiries an hour each address may send one; past 6,000, none',
  (protocol, address, other) => {
    const send = (from: number, to: number) => {
      for (let n = from; n <= to; n++) expect(countAttempt(address(n))).toBe(noLimit)
    }
    send(1, 2_001)
    expect(countAttempt(address(1))).toBe('too-many-in-all')
    uncountAttempt(address(1))
    send(2_002, 6_000)
    expect(countAttempt(address(6_001))).toBe('too-many-in-all')
    expect(countAttempt(other)).toBe(noLimit)
    const logLines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    expect(logLines.map(line => JSON.parse(line) as object)).toMatchObject([
      { event: 'very many inquiries', protocol, limit: 2_000 },
      { event: 'very many inquiries', protocol, limit: 6_000 },
    ])
  },
)

it('a text is forgotten after a day', () => {
  for (let n = 1; n <= 2; n++) countText(text)
  expect(repetitionFlags('203.0.113.4', text)).toEqual(['repeated'])
  advanceHours(24)
  expect(repetitionFlags('203.0.113.4', text)).toEqual([])
})

it('texts with the same letters have the same digest', () => {
  expect(text).toBe(
    textDigest(['TWO DAYS in Jodhpur with a Hindu', '\n2 and a Christian ceremony!']),
  )
  expect(text).not.toBe(textDigest(['Two days in Jodhpur, with a Hindu and a Sikh ceremony']))
})

it('a short text has no digest', () => {
  expect(textDigest(['As discussed on the phone', ''])).toBeNull()
})
