import { expect, it } from 'vitest'
import { inquiryForm, type Messages, messages } from '@/content/inquiry'
import { inquiryFields } from '@/lib/inquiry'
import { wordsFor, wordsForRule } from './copy'

it('says the length of an answer as India writes numbers, beside the answer and in the summary alike', () => {
  const messages = { rules: { long: 'at most {max}' } } as unknown as Messages
  expect(wordsForRule('long', { ...inquiryFields.message, max: 100_000 }, messages)).toBe('at most 1,00,000')
})

it('says a failure by its reason, a flood from one address among them', () => {
  const words = (reason: 'too-many' | 'offline' | 'not-stored') =>
    wordsFor({ status: 'failed', reason }, inquiryForm, messages)
  expect(words('too-many')).toBe(messages.tooMany)
  expect([words('offline'), words('not-stored')]).toEqual([inquiryForm.offline, inquiryForm.failed])
})
