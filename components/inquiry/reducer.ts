import { typedSince } from './answers'
import type { Values } from '@/lib/inquiry/outcome'
import {
  type ButtonId,
  complaintOf,
  type FormChange,
  type FormState,
  initialState,
  type InquiryEvent,
  type News,
  type Settled,
  type State,
  untouched,
} from './state'

export function reducer({ forms, news }: State, event: InquiryEvent): State {
  if (event.type === 'dismissed') {
    return { forms, news: news === event.news ? undefined : news } // a newer one stays
  }
  const state = nextForm(event, forms[event.id])
  return { forms: { ...forms, [event.id]: state }, news: nextNews(event, news) }
}

function nextForm(event: FormChange, previous?: FormState): FormState {
  const state = previous ?? untouched
  switch (event.type) {
    case 'mounted':
      return previous ?? initialState(event.posted)
    case 'edited':
      return { ...state, isDirty: event.isDirty }
    case 'submitted':
      return startSubmitting(state, event.pressed)
    case 'settled':
      return settle(state, event)
    case 'seen':
      return { ...state, isUnseen: false }
    case 'filled': {
      const values = event.values ?? state.initialValues ?? {}
      const chosen = event.chosen ?? state.chosen
      return { ...withValues(state, event.update(values)), chosen }
    }
    case 'unmounted':
      return withValues(state, event.values)
  }
}

function startSubmitting(state: FormState, pressed: ButtonId): FormState {
  const previousComplaint = pressed === state.pressed ? complaintOf(state) : undefined
  return { ...state, phase: { status: 'submitting', previousComplaint }, pressed, isUnseen: false }
}

function settle(state: FormState, { outcome, submittedValues, values }: Settled): FormState {
  if (outcome.status !== 'sent') return { ...state, phase: outcome, isUnseen: true }
  const initialValues = typedSince(submittedValues, values ?? state.initialValues ?? {})
  return {
    ...untouched, // the chosen collection goes too
    isUnseen: true,
    receipt: outcome,
    initialValues,
    isDirty: Object.values(initialValues).some(Boolean),
    resetKey: state.resetKey + 1,
  }
}

/** The new values may lack a refusal's errors. A failure is not about values, so it stays. */
function withValues(state: FormState, initialValues: Values): FormState {
  const phase = state.phase.status === 'refused' ? untouched.phase : state.phase
  return { ...state, phase, initialValues, resetKey: state.resetKey + 1 }
}

function nextNews(event: FormChange, news?: News): News | undefined {
  switch (event.type) {
    case 'settled':
      return newsForOutcome(event, news)
    case 'submitted':
      return news?.isAway ? news : undefined
    case 'mounted':
      return news?.isAway && news.id === event.id ? undefined : news
    case 'unmounted':
      // On a slow line the reply may come just before the next page: its toast has hardly been read.
      return news?.id === event.id ? { ...news, isAway: true } : news
    default:
      return news
  }
}

function newsForOutcome({ id, outcomeUrl, words, outcome, values }: Settled, previous?: News) {
  const isAway = values === undefined
  // That the other form was refused or failed stays said until closed, or its form is visited.
  if (previous?.isAway && !previous.isSent && previous.id !== id) return previous
  // Beside the form a refusal is a list of answers, which no toast could say.
  if (!isAway && outcome.status === 'refused') return undefined
  return { id, outcomeUrl, words, isSent: outcome.status === 'sent', isAway }
}
