import { expect, it } from 'vitest'
import { textDigest } from '@/lib/inquiry/rate-limit'
import { home } from './home'

/** In lakhs: `['8', '12']`, or `['12', '']` without an end. */
it('each price lies in the range that its button chooses', () => {
  for (const { name, investment, budget } of home.investment.collections) {
    const lakhs = Number(investment.replace(/\D/g, '')) / 100_000
    const [from, to] = budget.split(/[-+]/)
    expect(lakhs, name).toBeGreaterThanOrEqual(Number(from))
    expect(lakhs, name).toBeLessThan(Number(to || Infinity))
  }
})

it('a chosen collection begins each story with the same line, and no couple is flagged for it', () => {
  const { begin, collections } = home.investment
  for (const { name } of collections)
    expect(textDigest([begin.line.replace('{name}', name)])).toBeNull()
})
