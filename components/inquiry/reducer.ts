import type { Values } from '@/lib/inquiry/outcome'
import { findChanges } from './answers'
import {
  type ButtonId,
  complaintOf,
  emptyState,
  type FormChange,
  type FormState,
  initialState,
  type InquiryEvent,
  type News,
  type Settled,
  type State,
} from './state'

export function reducer({ forms, news }: State, event: InquiryEvent): State {
  if (event.type === 'dismissed') {
    return { forms, news: news === event.news ? undefined : news } // a newer one stays
  }
  if (event.type === 'carried') return { forms: carryValues(forms, event), news }
  const state = nextForm(event, forms[event.id])
  return { forms: { ...forms, [event.id]: state }, news: nextNews(event, news) }
}

function nextForm(event: FormChange, previous?: FormState): FormState {
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
    case 'filled':
      return { ...withValues(state, event.values), choice: event.choice ?? state.choice }
    case 'unmounted':
      return withValues(state, event.values)
  }
}

function startSubmitting(state: FormState, button: ButtonId): FormState {
  const previousComplaint = button === state.pressedButton ? complaintOf(state) : undefined
  return {
    ...state,
    phase: { status: 'submitting', previousComplaint },
    pressedButton: button,
    isUnseen: false,
  }
}

function settle(state: FormState, event: Settled): FormState {
  const { outcome, submittedValues } = event
  if (outcome.status !== 'sent') return { ...state, phase: outcome, isUnseen: true }
  const values = event.isOnPage ? event.values : state.initialValues
  const initialValues = findChanges(submittedValues, values)
  return {
    ...emptyState, // the chosen collection goes too
    isUnseen: true,
    receipt: outcome,
    initialValues,
    isDirty: Object.values(initialValues).some(Boolean),
    resetKey: state.resetKey + 1,
  }
}

/** The new values may lack a refusal's errors. A failure is not about values, so it stays. */
function withValues(state: FormState, initialValues: Values): FormState {
  const { phase, isUnseen } = state.phase.status === 'refused' ? emptyState : state
  return { ...state, phase, isUnseen, initialValues, resetKey: state.resetKey + 1 }
}

type Carried = Extract<InquiryEvent, { type: 'carried' }>

/** The source keeps its values, but only the target warns before they are lost. */
function carryValues(
  forms: State['forms'],
  { from, to, values, carriedValues }: Carried,
): State['forms'] {
  const source = forms[from] ?? emptyState
  const target = forms[to] ?? emptyState
  const isDirty = source.isDirty || target.isDirty
  return {
    ...forms,
    [from]: { ...source, isDirty: false },
    [to]: { ...withValues(target, values), isDirty, carriedValues },
  }
}

function nextNews(event: FormChange, news?: News): News | undefined {
  switch (event.type) {
    case 'settled':
      return newsOf(event, news)
    case 'submitted':
      return news?.isBesideForm ? undefined : news
    case 'mounted':
      return news?.id === event.id && !news.isBesideForm ? undefined : news
    case 'unmounted':
      // On a slow line the reply may come just before the next page: its toast has hardly been read.
      return news?.id === event.id ? { ...news, isBesideForm: false } : news
    default:
      return news
  }
}

function newsOf(event: Settled, previous?: News): News | undefined {
  const { id, outcomeUrl, message, outcome, isOnPage } = event
  const isSent = outcome.status === 'sent'
  // That the other form was refused or failed stays said until closed, or its form is visited.
  if (previous && !previous.isBesideForm && !previous.isSent && previous.id !== id) return previous
  // Beside the form a refusal is a list of answers, which no toast could say.
  if (isOnPage && outcome.status === 'refused') return undefined
  return { id, outcomeUrl, message, isSent, isBesideForm: isOnPage }
}
