import type { FormCopy } from '@/content/inquiry'
import { fillSentence } from '@/lib/fill-sentence'
import type { Field } from '@/lib/inquiry/fields'
import type { Errors, Outcome } from '@/lib/inquiry/outcome'

/** An outcome in words, for the form and its toast. `back` labels the toast's link to the form. */
export type Message = ReturnType<typeof describeOutcome>

export function describeOutcome(
  outcome: Outcome,
  { messages, receipt }: Pick<FormCopy, 'messages' | 'receipt'>,
) {
  const { back } = messages
  if (outcome.status === 'invalid') {
    const title = summariseErrors(Object.values(outcome.errors), messages)
    return { title, description: undefined, reference: undefined, back } // each error is beside its field
  }
  const { reference } = outcome
  if (outcome.status === 'sent')
    return {
      ...messages.sent,
      reference: fillSentence(receipt.reference, { reference: outcome.reference }),
      back: receipt.title,
    }
  const { failed, busy, tooMany, tooManyInAll, unexpected, offline } = messages
  const words = {
    'not-stored': failed,
    busy,
    'too-many': tooMany,
    'too-many-in-all': tooManyInAll,
    unexpected,
    offline,
  }[outcome.reason]
  return {
    ...words,
    reference: reference && fillSentence(messages.reference, { reference }),
    back,
  }
}

export function summariseErrors(
  errors: Errors[string][],
  { check, missing }: Pick<FormCopy['messages'], 'check' | 'missing'>,
): string {
  const title = errors.every(({ message: rule }) => rule === 'blank') ? missing : check
  return errors.length === 1 ? title.one : fillSentence(title.many, { n: errors.length })
}

export function describeError(
  { message: rule }: Errors[string],
  { kind, max }: Field,
  rules: FormCopy['field']['rules'],
): string {
  // Some browsers show today's date in grey in an empty field, so “fill this in” would confuse.
  if (rule === 'blank' && kind === 'date') return rules.noDay
  return fillSentence(rules[rule], { max: max.toLocaleString('en-IN') })
}
