import { beforeEach, expect, it, vi } from 'vitest'

vi.useFakeTimers() // lru-cache takes its clock when it is loaded
vi.advanceTimersByTime(1) // lru-cache takes a start at 0 for no start
const { countAttempt, uncountAttempt, countText, repetitionFlags, textDigest } =
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

it.each([
  ['a /64', 30, () => '2001:db7:1:1::/64', '2001:db7:1:2::/64'],
  ['a /48', 300, (n: number) => `2001:db8:1:${n}::/64`, '2001:db8:2:0::/64'],
  ['a /32', 1_000, (n: number) => `2001:db9:${n}:0::/64`, '2001:dba:0:0::/64'],
])('%s that reaches its limit blocks no other network', (_, limit, address, other) => {
  for (let n = 1; n <= limit; n++) expect(countAttempt(address(n))).toBe(noLimit)
  expect(countAttempt(address(limit + 1))).toBe('too-many')
  expect(countAttempt(other)).toBe(noLimit)
  for (let n = 1; n <= 2; n++) uncountAttempt(address(1))
  expect(countAttempt(address(0))).toBe(noLimit)
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
