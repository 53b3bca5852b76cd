import { expect, it } from 'vitest'
import { doubtOf } from './wedding-day'

const now = new Date(2026, 10, 24, 0, 10)

it.each([
  ['', undefined],
  ['2026-11-24', undefined],
  ['2027-02-14', undefined],
  ['2099-12-31', undefined],
  ['2026-11-23', 'passed'],
  ['0202-02-14', 'passed'],
  ['2100-01-01', 'far'],
  ['9999-12-31', 'far'],
])('doubts the day %j as %s', (day, doubt) => {
  expect(doubtOf(day, now)).toBe(doubt)
})
