import { expect, it } from 'vitest'
import { fillSentence } from './fill-sentence'

it('a placeholder in a couple’s answer stays as they wrote it', () => {
  const names = "{day} $& $' {names}"
  expect(fillSentence('{names}, on {day}', { names, day: 'Sunday' })).toBe(`${names}, on Sunday`)
})
