import { useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { Form } from '@/lib/inquiry/fields'
import type { Errors, Values } from '@/lib/inquiry/outcome'
import { findUnreadableDates, readValues } from './answers'
import type { FormRef } from './provider'
import { complaintOf, type FormState } from './state'

/**
 * React Hook Form owns the errors that are shown, and when they are looked for: at a submit, and
 * from then on at each change. It does not own the values, which stand in the DOM.
 */
export function useValidation(id: Form['id'], state: FormState, formRef: FormRef) {
  const rules = useRef<Resolver<Values, unknown, object>>(null)
  const complaint = complaintOf(state)
  const refusalErrors = complaint?.status === 'refused' ? complaint.errors : undefined

  /**
   * Validates what stands in the DOM and ignores the values that React Hook Form passes: a browser
   * may have typed, filled in or restored some before hydration.
   */
  const validateDom: Resolver<Values> = async (_values, context, options) => {
    const form = formRef.current!
    const checked = await rules.current?.(readValues(form), context, options)
    return { values: {}, errors: { ...(checked?.errors as Errors), ...findUnreadableDates(form) } }
  }

  const { register, handleSubmit, formState } = useForm<Values>({
    // A refusal by the server is validated again on each change, like one made here.
    mode: refusalErrors ? 'onChange' : 'onSubmit',
    errors: refusalErrors,
    shouldFocusError: false,
    resolver: validateDom,
  })

  /** Shows the errors, and returns them. */
  const validate = () =>
    new Promise<Errors>((resolve, reject) => {
      const onValid = () => resolve({})
      const onInvalid = (errors: object) => resolve(errors as Errors)
      handleSubmit(onValid, onInvalid)().catch(reject)
    })

  /** 17 KB of zod. Until they have come, the server's rules suffice. */
  async function loadRules() {
    const { zodResolver } = await import('@hookform/resolvers/zod')
    const { schemas } = await import('@/lib/inquiry/schema')
    rules.current = zodResolver<Values, unknown, object>(schemas[id])
  }

  return { register, errors: formState.errors as Errors, validate, loadRules }
}
