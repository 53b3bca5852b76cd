import type { Messages } from '@/content/inquiry'
import type { Outcome, Rule } from '@/lib/action-state'
import type { Field } from '@/lib/inquiry'

/** The words of either form. lib/inquiry-words.ts checks that each field has some. */
export interface FormCopy {
  labels: Record<string, string>
  hints: Record<string, string>
  placeholders: Record<string, string>
  options: Record<string, Record<string, string>>
  undecided?: string
  optional: string
  required: string
  choose: string
  submit: string
  submitting: string
  honeypotLabel: string
  help: string
  reference: string
  back: string
  written: string
  sent: Words
  failed: Words
  offline: Words
}

export interface Words {
  title: string
  description?: string
}

/** The words of an outcome. A refusal is a summary; its errors are shown beside the answers. */
export function wordsFor(outcome: Outcome, copy: FormCopy, messages: Messages): Words {
  if (outcome.status === 'sent') return copy.sent
  if (outcome.status === 'refused') return { title: checkWords(Object.keys(outcome.errors).length, messages) }
  const { tooMany, unexpected } = messages
  return { 'not-stored': copy.failed, 'too-many': tooMany, unexpected, offline: copy.offline }[outcome.reason]
}

/** @param wrong how many answers are to be corrected */
export function checkWords(wrong: number, { check }: Messages): string {
  return wrong === 1 ? check.one : check.many.replace('{n}', String(wrong))
}

/** What is wrong with an answer, beside it and in the summary. */
export function wordsForRule(rule: Rule, { kind, max }: Field, { rules }: Messages): string {
  if (rule === 'blank' && kind === 'date') return rules.noDay // today may stand there in grey, and be no answer
  return rules[rule].replace('{max}', max.toLocaleString('en-IN'))
}
