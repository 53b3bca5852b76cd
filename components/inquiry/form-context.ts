import { type ChangeEventHandler, createContext, type FocusEventHandler, use } from 'react'
import type { Messages } from '@/content/inquiry'
import type { Field } from '@/lib/inquiry'
import { type FormCopy, wordsForRule } from './copy'
import type { Errors } from './use-submission'

export interface FormContext {
  /** Prefix of every id in the form. */
  id: string
  fields: Record<string, Field>
  copy: FormCopy
  messages: Messages
  errors: Errors
  /** Answers that the server sent back with the page, after a post without scripts. */
  values: Record<string, string>
  /** Handlers that check an answer again as it is corrected. */
  watch: (name: string) => { name: string; onChange: ChangeEventHandler; onBlur: FocusEventHandler }
}

/** What the parts of a form share. */
const Context = createContext<FormContext | null>(null)
export const FormProvider = Context.Provider

export function useFormContext(): FormContext {
  const form = use(Context)
  if (!form) throw new Error('useFormContext needs a FormProvider')
  return form
}

/** Everything about one answer: field, label, hint, error, value and the attributes of its control. */
export function useAnswer(name: string) {
  const { id: prefix, fields, copy, messages, errors, values, watch } = useFormContext()
  const field = fields[name]
  if (!field) throw new Error(`No field is called ${name}`)
  const id = `${prefix}-${name}`
  const rule = errors[name]
  const hint = copy.hints[name]
  const describedBy = [rule && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    field,
    label: copy.labels[name],
    hint,
    options: copy.options[name] ?? {},
    error: rule && wordsForRule(rule, field, messages),
    value: values[name],
    copy,
    control: {
      ...watch(name),
      'aria-describedby': describedBy || undefined,
      // Left to itself, Chromium calls a date that is required and still empty wrong before anybody has sent it.
      'aria-invalid': Boolean(rule),
    },
    placeholder: copy.placeholders[name],
  }
}
