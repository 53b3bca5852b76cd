import { expect, it } from 'vitest'
import { inquiryForm, messages } from '@/content/inquiry'
import { wordsFor } from './words'

it.each([
  ['not-stored', inquiryForm.failed],
  ['too-many', messages.tooMany],
  ['too-many-in-all', messages.tooManyInAll],
  ['unexpected', messages.unexpected],
] as const)('a couple whose inquiry failed as %s is told so', (reason, words) => {
  expect(wordsFor({ status: 'failed', reason }, inquiryForm)).toMatchObject(words)
})
