import { expect, it } from 'vitest'
import { filmLength } from './film-length'

it.each([
  [90, '1 min 30 s'],
  [45, '45 s'],
  [240, '4 min'],
  [59.7, '1 min'],
  [3725, '62 min 5 s'],
])('a film of %d s is said to last %s', (seconds, words) => {
  expect(filmLength(seconds)).toBe(words.replaceAll(' ', '\u00a0'))
})
