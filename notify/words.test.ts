import { expect, it } from 'vitest'
import { fillSentence, fillWords } from './words'

it('an answer with a placeholder or a pattern of String.replace stays as the couple wrote it', () => {
  const names = "{day} $& $' {names}"
  expect(fillSentence('{names}, on {day}', { names, day: 'Sunday' })).toBe(`${names}, on Sunday`)
  expect(fillWords({ subject: '{names}', toDo: '{day}' }, { names, day: 'Sunday' })).toEqual({
    subject: names,
    toDo: 'Sunday',
  })
})
