import { type FormEvent, useLayoutEffect } from 'react'
import type { FormCopy } from '@/content/inquiry'
import type { Form } from '@/lib/inquiry/fields'
import type { Outcome, Values } from '@/lib/inquiry/outcome'
import { markEmptyDates, readValues } from './answers'
import { describeOutcome } from './messages'
import { type FormRef, useInquiries } from './provider'
import { failure, sendInquiry } from './send'
import { type ButtonId, type FormState, outcomeId } from './state'
import { useValidation } from './use-validation'

interface Props {
  form: Form
  copy: FormCopy
  state: FormState
  formRef: FormRef
}

/**
 * The DOM has the values. React Hook Form has the errors that are shown (use-validation.ts). The
 * reducer has what became of the form.
 */
export function useInquiryForm({ form, copy, state, formRef }: Props) {
  const { id, outcomeUrl } = form
  const { actions, dispatch, readPresence } = useInquiries()
  const { register, errors, validate, loadRules } = useValidation(id, state, formRef)
  useOutcomeFocus(id, state)
  useLayoutEffect(() => markEmptyDates(formRef.current!))

  async function handleSubmitEvent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase.status === 'submitting') return // the second click of a double click
    const data = new FormData(event.currentTarget)
    const submittedValues = Object.fromEntries(data) as Values
    dispatch({ type: 'submitted', id, button: findPressedButton(event) })

    const outcome = await validateAndSend(data).catch(() => failure('unexpected'))
    const message = describeOutcome(outcome, copy) // a toast on another page has no copy of the form
    const presence = readPresence(id)
    dispatch({ type: 'settled', id, outcomeUrl, outcome, message, submittedValues, ...presence })
  }

  async function validateAndSend(data: FormData): Promise<Outcome> {
    const errors = await validate()
    if (Object.keys(errors).length > 0) return { status: 'refused', errors }
    return sendInquiry(actions[id], data)
  }

  function handleInput({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
    markEmptyDates(currentTarget)
    if (!(nativeEvent instanceof InputEvent)) return // chosen, or filled in by the browser
    const values = readValues(currentTarget)
    const isDirty = Object.keys(form.fields).some(name => values[name])
    if (isDirty !== state.isDirty) dispatch({ type: 'edited', id, isDirty })
  }

  return { register, errors, handleSubmitEvent, handleInput, loadRules }
}

/** Leads a visitor to an outcome once. */
function useOutcomeFocus(id: Form['id'], { isUnseen, phase }: FormState) {
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

function findPressedButton({ nativeEvent }: FormEvent): ButtonId {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter?.getAttribute('value') === 'early' ? 'early' : 'last'
}
