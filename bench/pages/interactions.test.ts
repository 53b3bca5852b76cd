import { expect, test } from 'vitest'
import { summed } from './interactions'

test('the events of one tap are one interaction, and its longest event tells how long it took', () => {
  const seen = [
    { id: 7, ms: 24, what: 'pointerdown on BUTTON Send' },
    { id: 7, ms: 88, what: 'click on BUTTON Send' },
    { id: 9, ms: 16, what: 'keydown on INPUT' },
  ]
  expect(summed({ seen, count: 3 })).toEqual({
    count: 3,
    inpMs: 88,
    worstMs: 88,
    longest: ['88 click on BUTTON Send', '16 keydown on INPUT'],
  })
})

test('of every 50 interactions, short ones too, the longest is not the INP', () => {
  const seen = [312, 96, 144].map((ms, id) => ({ id, ms, what: 'click on BUTTON Menu' }))
  const inpOf = (count: number) => summed({ seen, count }).inpMs
  expect([3, 49, 50, 99, 100, 150].map(inpOf)).toEqual([312, 312, 144, 144, 96, 0])
})

test('a page that was always quicker than is told has no worst', () => {
  expect(summed({ seen: [], count: 9 })).toEqual({ count: 9, inpMs: 0, worstMs: 0, longest: [] })
})
