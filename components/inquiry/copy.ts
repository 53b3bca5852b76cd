import type { Messages } from '@/content/inquiry'
import type { FormState, Rule } from '@/lib/form-state'
import type { Field } from '@/lib/inquiry'

/** The words of a form, whichever it is. That each field has its own is checked in lib/inquiry-words.ts. */
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
  trap: string
  help: string
  sent: Words
  failed: Words
  offline: Words
}

export interface Words {
  title: string
  description: string
}

/** What became of an inquiry, as its visitor is told. */
export type Outcome = Exclude<FormState['status'], 'idle'> | 'offline'

export function wordsFor(outcome: Exclude<Outcome, 'refused'>, copy: FormCopy, messages: Messages): Words {
  const { tooMany, unexpected } = messages
  return { sent: copy.sent, 'not-stored': copy.failed, 'too-many': tooMany, unexpected, offline: copy.offline }[outcome]
}

/** What is wrong with an answer, beside it and in the summary. */
export function wordsForRule(rule: Rule, { max }: Field, { rules }: Messages): string {
  return rules[rule].replace('{max}', max.toLocaleString('en-IN'))
}
