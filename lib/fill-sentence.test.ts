import { expect, it } from 'vitest'
import { fillSentence } from './fill-sentence'

it('an answer that looks like a placeholder stays as it was typed', () => {
  const names = "{day} $& $' {names}"
  expect(fillSentence('{names}, on {day}', { names, day: 'Sunday' })).toBe(`${names}, on Sunday`)
})
