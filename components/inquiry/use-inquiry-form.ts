import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { FormCopy } from '@/content/inquiry'
import { markEmptyDates, unreadableDays, valuesIn } from './answers'
import type { Form } from '@/lib/inquiry/fields'
import type { Errors, Values } from '@/lib/inquiry/outcome'
import { type FormRef, useInquiries } from './provider'
import { failure, send } from './send'
import { type ButtonId, complaintOf, type FormState, outcomeId } from './state'
import { wordsFor } from './words'

interface Props {
  form: Form
  copy: FormCopy
  state: FormState
  formRef: FormRef
}

/**
 * The DOM has the values: a browser may have typed, filled in or restored them before hydration.
 * React Hook Form has the errors that are shown, a refusal's from the reducer; the reducer has what
 * became of the form.
 */
export function useInquiryForm({ form, copy, state, formRef }: Props) {
  const { id, outcomeUrl } = form
  const { actions, dispatch, readValues } = useInquiries()
  const { register, handleSubmit, errors, loadRules } = useValidation(id, state, formRef)
  useLeadToOutcome(id, state)
  useLayoutEffect(() => markEmptyDates(formRef.current!))

  async function handleSubmitEvent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase.status === 'submitting') return // the second click of a double click
    const data = new FormData(event.currentTarget)
    const submittedValues = Object.fromEntries(data) as Values
    dispatch({ type: 'submitted', id, pressed: pressedIn(event) })

    let outcome = failure('unexpected') // if validation throws
    const onValid = async () => {
      outcome = await send(actions[id], data)
    }
    const onInvalid = (errors: object) => {
      outcome = { status: 'refused', errors: errors as Errors }
    }
    await handleSubmit(onValid, onInvalid)().catch(() => {})

    const words = wordsFor(outcome, copy) // the toast has no copy on another page
    const values = readValues(id)
    dispatch({ type: 'settled', id, outcomeUrl, outcome, words, submittedValues, values })
  }

  function handleInput({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
    markEmptyDates(currentTarget)
    if (!(nativeEvent instanceof InputEvent)) return // chosen, or filled in by the browser
    const values = valuesIn(currentTarget)
    const isDirty = Object.keys(form.fields).some(name => values[name])
    if (isDirty !== state.isDirty) dispatch({ type: 'edited', id, isDirty })
  }

  return { register, errors, handleSubmitEvent, handleInput, loadRules }
}

function useValidation(id: Form['id'], state: FormState, formRef: FormRef) {
  const rules = useRef<Resolver<Values, unknown, object>>(null)
  const complaint = complaintOf(state)
  const refusalErrors = complaint?.status === 'refused' ? complaint.errors : undefined
  const { register, handleSubmit, formState } = useForm<Values>({
    // A refusal by the server is validated again on each change, like one made here.
    mode: refusalErrors ? 'onChange' : 'onSubmit',
    errors: refusalErrors,
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      const checked = await rules.current?.(valuesIn(formRef.current!), context, options)
      const errors = { ...(checked?.errors as Errors), ...unreadableDays(formRef.current!) }
      return { values: {}, errors }
    },
  })

  /** 17 KB of zod. Until they have come, the server's rules suffice. */
  async function loadRules() {
    const { zodResolver } = await import('@hookform/resolvers/zod')
    const { schemas } = await import('@/lib/inquiry/schema')
    rules.current = zodResolver<Values, unknown, object>(schemas[id])
  }

  return { register, handleSubmit, errors: formState.errors as Errors, loadRules }
}

function useLeadToOutcome(id: Form['id'], { isUnseen, phase }: FormState) {
  const { dispatch } = useInquiries()
  // No dependencies on purpose: a refusal is rendered once React Hook Form has taken its errors, a
  // render later.
  useLayoutEffect(() => {
    const element = document.getElementById(outcomeId(id))
    if (!isUnseen || !element) return
    // A failure is an alert, heard without the focus.
    if (phase.status !== 'failed') element.focus({ preventScroll: true })
    const scroll = () => element.scrollIntoView()
    scroll()
    // After Back the browser scrolls to where the page was, in the frame that is drawn next.
    requestAnimationFrame(() => requestAnimationFrame(scroll))
    dispatch({ type: 'seen', id })
  })
}

function pressedIn({ nativeEvent }: FormEvent): ButtonId {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter?.getAttribute('value') === 'early' ? 'early' : 'last'
}
