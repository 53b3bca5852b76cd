import { type ChangeEventHandler, createContext, type FocusEventHandler, use } from 'react'
import type { Messages } from '@/content/inquiry'
import type { Field } from '@/lib/inquiry'
import type { FormCopy } from './copy'
import type { Errors } from './use-submission'

export interface FormContext {
  /** Prefix of every id in the form. */
  id: string
  fields: Record<string, Field>
  copy: FormCopy
  messages: Messages
  errors: Errors
  /** Answers the server gave back, where no script could keep them. */
  values: Record<string, string>
  /** Handlers that look at an answer again as it is mended. */
  watch: (name: string) => { name: string; onChange: ChangeEventHandler; onBlur: FocusEventHandler }
}

/** What the parts of a form share. */
const Context = createContext<FormContext | null>(null)
export const FormProvider = Context.Provider

export function useFormContext(): FormContext {
  const form = use(Context)
  if (!form) throw new Error('An answer stands outside its form')
  return form
}

/** Everything about one answer: what it is, what is said of it, and the ids that tie the two together. */
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
    error: rule && messages.rules[rule].replace('{max}', field.max.toLocaleString('en-IN')),
    value: values[name],
    copy,
    control: {
      ...watch(name),
      'aria-describedby': describedBy || undefined,
      'aria-invalid': rule ? true : undefined,
    },
    placeholder: copy.placeholders[name],
  }
}
