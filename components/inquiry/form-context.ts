import { createContext, use } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { Messages } from '@/content/inquiry'
import type { Rule, Values } from '@/lib/action-state'
import type { Field } from '@/lib/inquiry'
import { type FormCopy, wordsForRule } from './copy'

export interface FormContext {
  /** Prefix of every id in the form. */
  id: string
  fields: Record<string, Field>
  copy: FormCopy
  messages: Messages
  /** The broken rule of each field, owned by React Hook Form. */
  errors: Record<string, Rule | undefined>
  /** Initial values of the fields. */
  values: Values
  register: UseFormRegister<Values>
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
export function useFormField(name: string) {
  const { id: prefix, fields, copy, messages, errors, values, register } = useFormContext()
  const field = fields[name]
  if (!field) throw new Error(`No field is called ${name}`)
  const id = `${prefix}-${name}`
  const rule = errors[name]
  const hint = copy.hints[name]
  const describedBy = [rule && `${id}-error`, field.kind === 'date' && `${id}-doubt`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return {
    id,
    field,
    label: copy.labels[name],
    hint,
    options: copy.options[name] ?? {},
    error: rule && wordsForRule(rule, field, messages),
    value: values[name],
    copy,
    messages,
    control: {
      ...register(name),
      'aria-describedby': describedBy || undefined,
      // By default Chromium announces a required empty date as invalid before the form is sent.
      'aria-invalid': Boolean(rule),
    },
    placeholder: copy.placeholders[name],
  }
}
