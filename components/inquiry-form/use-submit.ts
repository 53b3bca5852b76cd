import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import type { FormCopy } from '@/content/inquiry'
import type { FormSpec } from '@/lib/inquiry/fields'
import type { Errors, Outcome } from '@/lib/inquiry/outcome'
import { findChanges } from './answers'
import { blankAnswers, type FormControl } from './form-control'
import { useInquiries } from './provider'
import { createFailure, sendInquiry } from './send'
import { type ButtonId, outcomeId } from './state'

/** Returns the handler of the form's submit event. It works on after the form has left the page. */
export function useSubmit(form: FormSpec, copy: FormCopy, formControl: FormControl) {
  const { id, fields } = form
  const { actions, updateState, loadToasts } = useInquiries()
  const { isSubmitting } = useFormState({ control: formControl.control })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return // the second click of a double click
    updateState(id, { button: findPressedButton(event) })
    const data = new FormData(event.currentTarget)
    const outcome = await validateAndSend(data)
    flushSync(() => showOutcome(outcome)) // the next lines need its element
    const element = document.getElementById(outcomeId(id)) // null on another page
    if (outcome.status !== 'failed') element?.focus({ preventScroll: true }) // a failure is an alert
    element?.scrollIntoView()
    if (element && outcome.status === 'invalid') return // the form names each of these answers
    // Without the toast's script, the form alone shows the outcome.
    await loadToasts().then(
      showToast => showToast(form, outcome, copy),
      () => {},
    )
  }

  /** Validates what it sends: `handleSubmit` reads the fields before it returns. */
  async function validateAndSend(data: FormData): Promise<Outcome> {
    let outcome = createFailure('unexpected') // It stays if a script throws.
    const before = formControl.getValues()
    const sendAnswers = formControl.handleSubmit(
      async () => {
        const reply = await sendInquiry(actions[id], data)
        const typedSince = findChanges(before, formControl.getValues())
        if (reply.status === 'sent') formControl.reset({ ...blankAnswers(fields), ...typedSince })
        if (reply.status === 'invalid') {
          const wrong = Object.entries(reply.errors).filter(([name]) => !(name in typedSince))
          if (wrong.length === 0) return // “Please try again” is all that is left to say.
          for (const [name, error] of wrong) formControl.setError(name, error)
        }
        outcome = reply
      },
      errors => {
        outcome = { status: 'invalid', errors: errors as Errors }
      },
    )
    await sendAnswers().catch(() => {})
    return outcome
  }

  function showOutcome(outcome: Outcome) {
    if (outcome.status !== 'sent') return updateState(id, { error: outcome })
    const hasTyped = Object.values(formControl.getValues()).some(Boolean)
    updateState(id, { receipt: outcome, hasTyped, error: undefined, chosenCollection: undefined })
  }

  return submit
}

function findPressedButton({ nativeEvent }: FormEvent): ButtonId {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter?.getAttribute('value') === 'early' ? 'early' : 'last'
}
