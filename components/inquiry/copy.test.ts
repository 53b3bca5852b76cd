import { expect, it } from 'vitest'
import type { Messages } from '@/content/inquiry'
import { inquiryFields } from '@/lib/inquiry'
import { type FormCopy, wordsFor, wordsForRule } from './copy'

it('says the length of an answer as India writes numbers, beside the answer and in the summary alike', () => {
  const messages = { rules: { long: 'at most {max}' } } as unknown as Messages
  expect(wordsForRule('long', { ...inquiryFields.message, max: 100_000 }, messages)).toBe('at most 1,00,000')
})

it('says a failure by its reason, a flood from one address among them', () => {
  const copy = { failed: { title: 'not stored' }, offline: { title: 'offline' } } as FormCopy
  const messages = { tooMany: { title: 'too many' } } as unknown as Messages
  for (const reason of ['too-many', 'offline', 'not-stored'] as const)
    expect(wordsFor({ status: 'failed', reason }, copy, messages).title).toBe(reason.replace('-', ' '))
})
