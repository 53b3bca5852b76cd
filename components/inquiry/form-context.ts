import { createContext, type ReactNode, use } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { FormCopy } from '@/content/inquiry'
import type { Form } from '@/lib/inquiry/fields'
import type { Errors, Values } from '@/lib/inquiry/outcome'
import type { FormState } from './state'

interface FormParts {
  form: Form
  copy: FormCopy
  state: FormState
  /** Those that are shown. */
  errors: Errors
  register: UseFormRegister<Values>
  /** The ways to the studio, in a failure. */
  contact: ReactNode
}
export const FormContext = createContext<FormParts | null>(null)

export function useFormParts(): FormParts {
  const parts = use(FormContext)
  if (!parts) throw new Error('A part of a form stands within <InquiryForm>.')
  return parts
}
