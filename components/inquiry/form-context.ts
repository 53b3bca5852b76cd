import { createContext, type ReactNode, use } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { FormCopy } from '@/content/inquiry'
import type { Form } from '@/lib/inquiry/fields'
import type { Errors, Values } from '@/lib/inquiry/outcome'
import type { FormState } from './state'

interface InquiryFormContextValue {
  form: Form
  copy: FormCopy
  state: FormState
  /** The errors on display. */
  errors: Errors
  register: UseFormRegister<Values>
  /** The studio's contact details, shown in a failure. */
  contact: ReactNode
}
export const InquiryFormContext = createContext<InquiryFormContextValue | null>(null)

export function useInquiryFormContext(): InquiryFormContextValue {
  const value = use(InquiryFormContext)
  if (!value) throw new Error('<Fields> and <SubmitArea> must be rendered inside <InquiryForm>.')
  return value
}
