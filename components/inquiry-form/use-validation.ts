import { useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type Form, readAnswers } from '@/lib/inquiry/fields'
import type { Errors, Values } from '@/lib/inquiry/outcome'
import type { FormRef } from './provider'
import { findSubmissionError, type FormState } from './state'

/**
 * React Hook Form owns the errors on display and decides when to validate: on submit, and after
 * that on each change. It does not own the values, which are in the DOM.
 */
export function useValidation({ id, fields }: Form, state: FormState, formRef: FormRef) {
  const rules = useRef<Resolver<Values, unknown, object>>(null)
  const submissionError = findSubmissionError(state)
  const outcomeErrors = submissionError?.status === 'invalid' ? submissionError.errors : undefined

  /**
   * Validates the DOM's values and ignores React Hook Form's, which lack anything that was typed,
   * autofilled or restored before hydration.
   */
  const validateDom: Resolver<Values> = async (_values, context, options) => {
    const form = formRef.current!
    const values = readAnswers(fields, new FormData(form))
    const checked = await rules.current?.(values, context, options)
    return { values: {}, errors: { ...(checked?.errors as Errors), ...findUnreadableDates(form) } }
  }

  const { register, handleSubmit, formState } = useForm<Values>({
    // Validate on each change after errors from the server, too.
    mode: outcomeErrors ? 'onChange' : 'onSubmit',
    errors: outcomeErrors,
    shouldFocusError: false,
    resolver: validateDom,
  })

  /** Shows the errors and returns them. */
  const validate = () =>
    new Promise<Errors>((resolve, reject) => {
      const onValid = () => resolve({})
      const onInvalid = (errors: object) => resolve(errors as Errors)
      handleSubmit(onValid, onInvalid)().catch(reject)
    })

  /** Loads 17 KB of zod. Until then only the server validates. */
  async function loadRules() {
    const { zodResolver } = await import('@hookform/resolvers/zod')
    const { schemas } = await import('@/lib/inquiry/schema')
    rules.current = zodResolver<Values, unknown, object>(schemas[id])
  }

  return { register, errors: formState.errors as Errors, validate, loadRules }
}

/** A date field can show an incomplete or impossible date, such as 31 February. Its value is ''. */
function findUnreadableDates(form: HTMLFormElement): Errors {
  const unreadable = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(
    unreadable.map(({ name }) => [name, { type: 'badInput', message: 'day' }]),
  )
}
