import { type FormEvent, useLayoutEffect } from 'react'
import type { FormCopy } from '@/content/inquiry'
import { type Form, readAnswers } from '@/lib/inquiry/fields'
import type { Errors, Outcome } from '@/lib/inquiry/outcome'
import { findChanges } from './answers'
import { describeOutcome } from './messages'
import { type FormRef, useInquiries } from './provider'
import { createFailure, sendInquiry } from './send'
import { type ButtonId, type FormState, outcomeId } from './state'
import { useValidation } from './use-validation'

interface Props {
  form: Form
  copy: FormCopy
  state: FormState
  formRef: FormRef
}

/**
 * The DOM holds the values, React Hook Form the errors on display (use-validation.ts), and the reducer
 * the form's phase and outcome.
 */
export function useInquiryForm({ form, copy, state, formRef }: Props) {
  const { id, outcomeUrl, fields } = form
  const { actions, dispatch, readMountedValues } = useInquiries()
  const { register, errors, validate, loadRules } = useValidation(form, state, formRef)
  useOutcomeFocus(id, state, errors)
  useLayoutEffect(() => markEmptyDates(formRef.current!))

  async function handleSubmitEvent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase.status === 'submitting') return // the second click of a double click
    const data = new FormData(event.currentTarget)
    const submittedValues = readAnswers(fields, data)
    dispatch({ type: 'submitted', id, button: findPressedButton(event) })

    const outcome = await validateAndSend(data).catch(() => createFailure('unexpected'))
    const message = describeOutcome(outcome, copy) // here, because on other pages a toast lacks `copy`
    const values = readMountedValues(id)
    dispatch({
      type: 'settled',
      id,
      outcomeUrl,
      outcome,
      message,
      submittedValues,
      ...(values ? { isOnPage: true, values } : { isOnPage: false }),
    })
  }

  async function validateAndSend(data: FormData): Promise<Outcome> {
    const errors = await validate()
    if (Object.keys(errors).length > 0) return { status: 'invalid', errors }
    return sendInquiry(actions[id], data)
  }

  function handleInput({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>) {
    markEmptyDates(currentTarget)
    if (!(nativeEvent instanceof InputEvent)) return // a selected option, or autofill
    const empty = readAnswers(fields, new FormData())
    const values = readAnswers(fields, new FormData(currentTarget))
    const isDirty = Object.keys(findChanges(empty, values)).length > 0
    if (isDirty !== state.isDirty) dispatch({ type: 'edited', id, isDirty })
  }

  return { register, errors, handleSubmitEvent, handleInput, loadRules }
}

/**
 * Scrolls to a new outcome, and moves the focus there.
 * @param errors of React Hook Form, which takes over the outcome's one render later. Only then is the
 * error summary rendered.
 */
function useOutcomeFocus(id: Form['id'], { isUnseen, phase }: FormState, errors: Errors) {
  const { dispatch } = useInquiries()
  useLayoutEffect(() => {
    const element = document.getElementById(outcomeId(id))
    if (!isUnseen || !element) return
    // A failure is an alert, which a screen reader announces without the focus.
    if (phase.status !== 'failed') element.focus({ preventScroll: true })
    const scroll = () => element.scrollIntoView()
    scroll()
    // After Back the browser restores the old scroll position in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(scroll))
    dispatch({ type: 'seen', id })
  }, [id, isUnseen, phase, errors, dispatch])
}

function findPressedButton({ nativeEvent }: FormEvent): ButtonId {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter?.getAttribute('value') === 'early' ? 'early' : 'last'
}

/** CSS can select an empty date only if the field is required. */
function markEmptyDates(form: HTMLFormElement) {
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date]'))
    date.toggleAttribute('data-empty', !date.value)
}
