import { expect, test } from 'vitest'
import { worstOf } from './interactions'

test('the events of one tap are one interaction, and its longest event tells how long it took', () => {
  const seen = [
    { id: 7, ms: 24, what: 'pointerdown on BUTTON Send' },
    { id: 7, ms: 88, what: 'click on BUTTON Send' },
    { id: 9, ms: 16, what: 'keydown on INPUT' },
  ]
  expect(worstOf(seen)).toEqual({
    count: 2,
    worstMs: 88,
    longest: ['88 click on BUTTON Send', '16 keydown on INPUT'],
  })
})

test('a page that was always quicker than is told has no worst', () => {
  expect(worstOf([])).toEqual({ count: 0, worstMs: 0, longest: [] })
})
