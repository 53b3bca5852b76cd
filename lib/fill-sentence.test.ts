import { expect, it } from 'vitest'
import { fillSentence } from './fill-sentence'

it('an answer that looks like a placeholder stays as it was typed', () => {
  const names = "{day} $& $' {names}"
  expect(fillSentence('{names}, on {day}', { names, day: 'Sunday' })).toBe(`${names}, on Sunday`)
})

it('a missing word does not compile', () => {
  // @ts-expect-error: the sentence has {day} too
  fillSentence('{names}, on {day}', { names: 'Asha' })
  // @ts-expect-error: nobody knows which words it has
  fillSentence('{names}' as string, { names: 'Asha' })
})
