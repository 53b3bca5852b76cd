import type { Values } from '@/lib/inquiry/outcome'
import { findChanges } from './answers'
import {
  type ButtonId,
  findSubmissionError,
  emptyState,
  type SingleFormEvent,
  type FormState,
  initialState,
  type InquiryEvent,
  type OutcomeToast,
  type SettledEvent,
  type State,
} from './state'

export function reducer({ forms, toast }: State, event: InquiryEvent): State {
  if (event.type === 'dismissed') {
    return { forms, toast: toast === event.toast ? undefined : toast } // a newer toast stays
  }
  if (event.type === 'carried') return { forms: carryValues(forms, event), toast }
  const state = reduceForm(event, forms[event.id])
  return { forms: { ...forms, [event.id]: state }, toast: reduceToast(event, toast) }
}

function reduceForm(event: SingleFormEvent, previous?: FormState): FormState {
  const state = previous ?? emptyState
  switch (event.type) {
    case 'mounted':
      return previous ?? initialState(event.postOutcome)
    case 'edited':
      return { ...state, isDirty: event.isDirty }
    case 'submitted':
      return startSubmitting(state, event.button)
    case 'settled':
      return settle(state, event)
    case 'seen':
      return { ...state, isUnseen: false }
    case 'filled': {
      const chosenCollection = event.chosenCollection ?? state.chosenCollection
      return { ...resetForm(state, event.values), chosenCollection }
    }
    case 'unmounted':
      return resetForm(state, event.values)
  }
}

function startSubmitting(state: FormState, button: ButtonId): FormState {
  const previousError = button === state.pressedButton ? findSubmissionError(state) : undefined
  return {
    ...state,
    phase: { status: 'submitting', previousError },
    pressedButton: button,
    isUnseen: false,
  }
}

function settle(state: FormState, event: SettledEvent): FormState {
  const { outcome, submittedValues } = event
  if (outcome.status !== 'sent') return { ...state, phase: outcome, isUnseen: true }
  const values = event.isOnPage ? event.values : state.initialValues
  const initialValues = findChanges(submittedValues, values)
  return {
    ...emptyState, // also removes the chosen collection
    isUnseen: true,
    receipt: outcome,
    initialValues,
    isDirty: Object.values(initialValues).some(Boolean),
    resetKey: state.resetKey + 1,
  }
}

/** Removes validation errors, because the new values may be valid. A failure stays. */
function resetForm(state: FormState, initialValues: Values): FormState {
  const { phase, isUnseen } = state.phase.status === 'invalid' ? emptyState : state
  return { ...state, phase, isUnseen, initialValues, resetKey: state.resetKey + 1 }
}

type CarriedEvent = Extract<InquiryEvent, { type: 'carried' }>

/** Both forms then have the values. Only the target warns before they are lost. */
function carryValues(
  forms: State['forms'],
  { from, to, values, carried }: CarriedEvent,
): State['forms'] {
  const source = forms[from] ?? emptyState
  const target = forms[to] ?? emptyState
  const isDirty = source.isDirty || target.isDirty
  return {
    ...forms,
    [from]: { ...source, isDirty: false },
    [to]: { ...resetForm(target, values), isDirty, carried },
  }
}

function reduceToast(event: SingleFormEvent, toast?: OutcomeToast): OutcomeToast | undefined {
  switch (event.type) {
    case 'settled':
      return toastFor(event, toast)
    case 'submitted':
      return toast?.isBesideForm ? undefined : toast
    case 'mounted':
      return toast?.id === event.id && !toast.isBesideForm ? undefined : toast
    case 'unmounted':
      // The outcome may have arrived just before the next page, too late to be read beside the form.
      return toast?.id === event.id ? { ...toast, isBesideForm: false } : toast
    default:
      return toast
  }
}

function toastFor(event: SettledEvent, previous?: OutcomeToast): OutcomeToast | undefined {
  const { id, outcomeUrl, message, outcome, isOnPage: isBesideForm } = event
  const isSent = outcome.status === 'sent'
  // Another form's error stays until its visitor closes the toast or goes to that form.
  if (previous && !previous.isBesideForm && !previous.isSent && previous.id !== id) return previous
  // The form lists each invalid answer, which a toast could not.
  if (isBesideForm && outcome.status === 'invalid') return undefined
  return { id, outcomeUrl, message, isSent, isBesideForm }
}
