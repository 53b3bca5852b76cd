import { expect, it } from 'vitest'
import { firstDay, isoMonth } from './article-month'

it('writes a month as machines read it', () => {
  expect(isoMonth('December 2024')).toBe('2024-12')
  expect(firstDay('January 2025')).toBe('2025-01-01')
})

it.each(['Decembre 2024', 'December', '2024-12', ''])('refuses “%s”', date => {
  expect(() => isoMonth(date)).toThrow('Not a month and a year')
})
