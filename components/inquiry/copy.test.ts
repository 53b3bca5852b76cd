import { expect, it } from 'vitest'
import type { Messages } from '@/content/inquiry'
import { inquiryFields } from '@/lib/inquiry'
import { wordsForRule } from './copy'

it('says the length of an answer as India writes numbers, beside the answer and in the summary alike', () => {
  const messages = { rules: { long: 'at most {max}' } } as unknown as Messages
  expect(wordsForRule('long', { ...inquiryFields.message, max: 100_000 }, messages)).toBe('at most 1,00,000')
})
