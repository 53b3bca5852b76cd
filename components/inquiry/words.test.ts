import { expect, it } from 'vitest'
import { inquiryForm, messages } from '@/content/inquiry'
import { wordsFor } from './words'

it.each([
  ['too-many', messages.tooMany],
  ['too-many-in-all', messages.tooManyInAll],
] as const)('a couple whose inquiry failed as %s is told so', (reason, words) => {
  expect(wordsFor({ status: 'failed', reason }, inquiryForm)).toMatchObject(words)
})
