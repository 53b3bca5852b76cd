import type { FormCopy } from '@/content/inquiry'
import { dayInWords } from '@/lib/india'
import type { Field, Form } from '@/lib/inquiry/fields'
import type { Errors, Outcome, Sent } from '@/lib/inquiry/outcome'

export type OutcomeWords = ReturnType<typeof wordsFor>

/** `back` is the link from another page. A refusal's errors are shown beside the answers. */
export function wordsFor(outcome: Outcome, copy: FormCopy) {
  const { back, receipt } = copy
  if (outcome.status === 'refused') {
    const title = refusalTitle(Object.values(outcome.errors), copy)
    return { title, description: undefined, reference: undefined, back }
  }
  const { reference } = outcome
  const withReference = (sentence: string) =>
    reference && sentence.replace('{reference}', reference)
  if (outcome.status === 'sent')
    return { ...copy.sent, reference: withReference(receipt.reference), back: receipt.title }
  const { failed, busy, tooMany, tooManyInAll, unexpected, offline } = copy
  const words = {
    'not-stored': failed,
    busy,
    'too-many': tooMany,
    'too-many-in-all': tooManyInAll,
    unexpected,
    offline,
  }[outcome.reason]
  return { ...words, reference: withReference(copy.reference), back }
}

export function refusalTitle(errors: Errors[string][], { check, missing }: FormCopy): string {
  const title = errors.every(({ message: rule }) => rule === 'blank') ? missing : check
  return errors.length === 1 ? title.one : title.many.replace('{n}', String(errors.length))
}

export function wordsForRule(
  { message: rule }: Errors[string],
  { kind, max }: Field,
  { rules }: FormCopy,
): string {
  // Today may stand there in grey, and be no answer.
  if (rule === 'blank' && kind === 'date') return rules.noDay
  return rules[rule].replace('{max}', max.toLocaleString('en-IN'))
}

export function answersInWords(form: Form, { labels, options }: FormCopy, receipt: Sent) {
  return Object.entries<Field>(form.fields).flatMap(([name, { kind }]) => {
    const answer = receipt.values[name]
    if (!answer?.trim()) return []
    const words = kind === 'date' ? dayInWords(answer) : (options[name]?.[answer] ?? answer)
    return { label: labels[name], words }
  })
}

/** By India's clock. */
export const timeInWords = ({ receipt }: FormCopy, { receivedAt }: Sent) =>
  receipt.receivedAt
    .replace('{day}', dayInWords(receivedAt.slice(0, 10)))
    .replace('{time}', receivedAt.slice(11, 16))
