import { beforeEach, expect, it, vi } from 'vitest'

vi.useFakeTimers() // before lru-cache is loaded: it reads its clock then
vi.advanceTimersByTime(1) // lru-cache takes a start at 0 for none
const { countAttempt, uncountAttempt, countText, repetitionFlags, textDigest } =
  await import('./rate-limit')

const advanceHours = (n: number) => vi.advanceTimersByTime(n * 3_600_000 + 1)
const text = textDigest(['Two days in Jodhpur, with a Hindu and a Christian ceremony'])
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  advanceHours(1)
})
const admitted = undefined

it('admits 30 inquiries from an address within an hour, and as many in the next', () => {
  for (let n = 1; n <= 30; n++) expect(countAttempt('203.0.113.1')).toBe(admitted)
  advanceHours(0.5)
  expect(countAttempt('203.0.113.1')).toBe('too-many')
  advanceHours(0.5)
  expect(countAttempt('203.0.113.1')).toBe(admitted)
})

it.each([
  ['a /64', 30, () => '2001:db7:1:1::/64', '2001:db7:1:2::/64'],
  ['a /48', 300, (n: number) => `2001:db8:1:${n}::/64`, '2001:db8:2:0::/64'],
  ['a /32', 1_000, (n: number) => `2001:db9:${n}:0::/64`, '2001:dba:0:0::/64'],
])(
  'admits what %s may send within an hour, and closes no other network',
  (_, limit, address, other) => {
    for (let n = 1; n <= limit; n++) expect(countAttempt(address(n))).toBe(admitted)
    expect(countAttempt(address(limit + 1))).toBe('too-many')
    expect(countAttempt(other)).toBe(admitted)
    for (let n = 1; n <= 2; n++) uncountAttempt(address(1))
    expect(countAttempt(address(0))).toBe(admitted)
  },
)

it.each([
  ['IPv6', (n: number) => `${n}:0:0:0::/64`, '203.0.113.9'],
  ['IPv4', (n: number) => `10.0.${n >> 8}.${n & 255}`, '2001:dbb:0:0::/64'],
])(
  'above 2,000 inquiries by %s within an hour admits one of each address, and above 6,000 none; each total is in the log once',
  (protocol, address, other) => {
    const send = (from: number, to: number) => {
      for (let n = from; n <= to; n++) expect(countAttempt(address(n))).toBe(admitted)
    }
    send(1, 2_001)
    expect(countAttempt(address(1))).toBe('too-many-in-all')
    uncountAttempt(address(1))
    send(2_002, 6_000)
    expect(countAttempt(address(6_001))).toBe('too-many-in-all')
    expect(countAttempt(other)).toBe(admitted)
    const logLines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    expect(logLines.map(line => JSON.parse(line) as object)).toMatchObject([
      { event: 'very many inquiries', protocol, limit: 2_000 },
      { event: 'very many inquiries', protocol, limit: 6_000 },
    ])
  },
)

it('forgets a text after a day', () => {
  for (let n = 1; n <= 2; n++) countText(text)
  expect(repetitionFlags('203.0.113.4', text)).toEqual(['repeated'])
  advanceHours(24)
  expect(repetitionFlags('203.0.113.4', text)).toEqual([])
})

it('treats texts with the same letters as equal, and ignores short ones', () => {
  expect(text).toBe(
    textDigest(['TWO DAYS in Jodhpur with a Hindu', '\n2 and a Christian ceremony!']),
  )
  expect(text).not.toBe(textDigest(['Two days in Jodhpur, with a Hindu and a Sikh ceremony']))
  expect(textDigest(['As discussed on the phone', ''])).toBeNull()
})
