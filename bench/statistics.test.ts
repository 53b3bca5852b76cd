import { expect, test } from 'vitest'
import { figure, kilobytes, median, medians, quantile } from './statistics'

test('the median of an odd number of runs is the middle one, of an even number the mean of two', () => {
  expect(median([9, 1, 10])).toBe(9)
  expect(median([4, 1, 10, 2])).toBe(3)
  expect(median([7])).toBe(7)
  expect(median([])).toBeNaN()
})

test('a quantile is one of the values', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => 100 - index)
  expect([0, 0.5, 0.99, 1].map(share => quantile(hundred, share))).toEqual([0, 50, 99, 100])
})

test('medians are taken figure by figure, not of whole runs', () => {
  const runs = [
    { latency: 1, cpu: 30 },
    { latency: 3, cpu: 10 },
    { latency: 2, cpu: 20 },
  ]
  expect(medians(runs)).toEqual({ latency: 2, cpu: 20 })
})

test('figures keep about three digits, and none is invented', () => {
  expect([44_712.3, 741.4, 56.71, 1.234, 0.0451, 16].map(figure)).toEqual([
    '44,712',
    '741',
    '56.7',
    '1.23',
    '0.045',
    '16',
  ])
  expect(figure(NaN)).toBe('–')
  expect(kilobytes(142_400)).toBe('142')
})
