import { expect, it } from 'vitest'
import { fillSentence } from './fill-sentence'

it('an answer with a placeholder or a pattern of String.replace stays as the couple wrote it', () => {
  const names = "{day} $& $' {names}"
  expect(fillSentence('{names}, on {day}', { names, day: 'Sunday' })).toBe(`${names}, on Sunday`)
})
