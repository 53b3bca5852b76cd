import { expect, it, vi } from 'vitest'

vi.useFakeTimers() // before lru-cache is loaded: it reads its clock then
vi.advanceTimersByTime(1) // lru-cache takes a start at 0 for none
const { countAttempt, uncountAttempt, countText, repetitionFlags, textDigest, unknownLinks } =
  await import('./rate-limit')

const advanceHours = (n: number) => vi.advanceTimersByTime(n * 3_600_000 + 1)
const text = textDigest(['Two days in Jodhpur, with a Hindu and a Christian ceremony'])

it('admits 30 inquiries from an address within an hour, and as many in the next', () => {
  for (let n = 1; n <= 30; n++) expect(countAttempt('203.0.113.1')).toBe(true)
  expect(countAttempt('203.0.113.1')).toBe(false)
  expect(countAttempt('203.0.113.2')).toBe(true)
  expect(countAttempt('203.0.113.1', unknownLinks)).toBe(true)
  advanceHours(1)
  expect(countAttempt('203.0.113.1')).toBe(true)
})

it.each([
  ['a /48', 300, (n: number) => `2001:db8:1:${n}::/64`, '2001:db8:2:0::/64'],
  ['a /32', 1_000, (n: number) => `2001:db9:${n}:0::/64`, '2001:dba:0:0::/64'],
  ['IPv6', 2_000, (n: number) => `${n}:0:0:0::/64`, '203.0.113.9'],
  ['IPv4', 2_000, (n: number) => `10.0.${n >> 8}.${n & 255}`, '2001:dbb:0:0::/64'],
])(
  'admits what %s may send within an hour, and closes no other network',
  (_, limit, address, other) => {
    advanceHours(1)
    for (let n = 1; n <= limit; n++) expect(countAttempt(address(n))).toBe(true)
    expect(countAttempt(address(limit + 1))).toBe(false)
    uncountAttempt(address(limit + 1))
    expect(countAttempt(other)).toBe(true)
    uncountAttempt(address(1))
    expect([countAttempt(address(0)), countAttempt(address(limit + 2))]).toEqual([true, false])
  },
)

it('takes back the count of an inquiry that was not stored, and no more', () => {
  advanceHours(1)
  for (let n = 1; n <= 3; n++) uncountAttempt('203.0.113.3')
  for (let n = 1; n <= 30; n++) expect(countAttempt('203.0.113.3')).toBe(true)
  uncountAttempt('203.0.113.3')
  expect([countAttempt('203.0.113.3'), countAttempt('203.0.113.3')]).toEqual([true, false])
})

it('forgets a text after a day', () => {
  for (let n = 1; n <= 2; n++) countText(text)
  expect(repetitionFlags(null, text)).toEqual(['repeated'])
  advanceHours(24)
  expect(repetitionFlags(null, text)).toEqual([])
})

it('treats texts with the same letters as equal, and ignores short ones', () => {
  expect(text).toBe(
    textDigest(['TWO DAYS in Jodhpur with a Hindu', '\n2 and a Christian ceremony!']),
  )
  expect(text).not.toBe(textDigest(['Two days in Jodhpur, with a Hindu and a Sikh ceremony']))
  expect(textDigest(['As discussed on the phone', ''])).toBeNull()
})
