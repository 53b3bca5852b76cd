import { expect, it } from 'vitest'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import { detailedForm, shortForm } from '@/lib/inquiry/fields'
import type { Errors, FailureReason, Rule } from '@/lib/inquiry/outcome'
import { ifIntended } from '@/lib/test/golden'
import { describeOutcome } from './messages'

const reasons: FailureReason[] = [
  'not-stored',
  'busy',
  'too-many',
  'too-many-in-all',
  'unexpected',
  'offline',
]

it('the messages match their golden file', async () => {
  const forms = [
    [shortForm.id, inquiryForm],
    [detailedForm.id, detailedInquiryForm],
  ] as const
  const failures = forms.flatMap(([id, copy]) =>
    reasons.map(reason => {
      const outcome = { status: 'failed', reason, reference: 'F-0000-0000' } as const
      return [`${id}, ${reason}`, ...Object.values(describeOutcome(outcome, copy))].join('\n')
    }),
  )
  const rules = Object.entries(inquiryForm.field.rules).map(rule => rule.join('\n'))
  const doubts = Object.entries(inquiryForm.field.doubts).map(doubt => doubt.join('\n'))
  const { confirmation, ...receipt } = inquiryForm.receipt
  const others = Object.entries({ ...inquiryForm.failure, ...receipt, ...confirmation })
  const words = [...failures, ...rules, ...doubts, ...others.map(entry => entry.join('\n'))]
  await expect(`${words.join('\n\n')}\n`, ifIntended).toMatchFileSnapshot('golden/messages.txt')
})

it.each<[rules: Rule[], title: string]>([
  [['blank'], 'One answer is missing.'],
  [['blank', 'blank', 'blank', 'blank'], '4 answers are missing.'],
  [['email'], 'Please look at one of your answers.'],
  [['blank', 'email'], 'Please look at 2 of your answers.'],
  [['blank', 'day'], 'Please look at 2 of your answers.'],
])('errors %j get the title “%s”', (rules, title) => {
  const errors: Errors = Object.fromEntries(
    rules.map((message, n) => [`field ${n}`, { type: '', message }]),
  )
  expect(describeOutcome({ status: 'invalid', errors }, inquiryForm).title).toBe(title)
})
