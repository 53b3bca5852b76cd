import type { Messages } from '@/content/inquiry'
import type { Field } from '@/lib/inquiry'

/** Choice fields and their options; an option without a label does not compile. */
type Options<Fields extends Record<string, Field>> = {
  [K in keyof Fields as Fields[K] extends { options: readonly string[] } ? K : never]: Fields[K] extends {
    options: readonly (infer Option extends string)[]
  }
    ? Record<Option, string>
    : never
}

export interface Words {
  title: string
  description: string
}

/** The words a form needs for its fields, whichever form it is. */
export interface FormCopy<Fields extends Record<string, Field> = Record<string, Field>> {
  title: string
  needed: string
  labels: Record<keyof Fields, string>
  hints: Partial<Record<keyof Fields, string>>
  placeholders: Partial<Record<keyof Fields, string>>
  options: Options<Fields>
  undecided?: string
  optional: string
  choose: string
  submit: string
  submitting: string
  trap: string
  help: string
  sent: Words
  failed: Words
  offline: Words
}

/** What became of an inquiry, as its visitor is told. */
export type Outcome = 'sent' | 'refused' | 'not-stored' | 'too-many' | 'unexpected' | 'offline'

export function wordsFor(outcome: Exclude<Outcome, 'refused'>, copy: FormCopy, messages: Messages): Words {
  const { tooMany, unexpected } = messages
  return { sent: copy.sent, 'not-stored': copy.failed, 'too-many': tooMany, unexpected, offline: copy.offline }[outcome]
}
