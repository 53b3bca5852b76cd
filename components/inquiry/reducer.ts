import { typedSince } from '@/lib/answers'
import type { Values } from '@/lib/inquiry'
import {
  type Answered,
  complaintOf,
  type FormState,
  type InquiryEvent,
  type News,
  openedBy,
  type Place,
  type State,
  untouched,
} from './state'

export function reducer({ forms, news }: State, event: InquiryEvent): State {
  const form = formAfter(event, forms[event.id])
  return { forms: { ...forms, [event.id]: form }, news: newsAfter(event, news) }
}

function formAfter(event: InquiryEvent, before?: FormState): FormState {
  if (event.type === 'visited') return before ?? openedBy(event.posted)
  const form = before ?? untouched
  switch (event.type) {
    case 'typed':
      return { ...form, isTyped: event.isTyped }
    case 'submitted':
      return submit(form, event.pressed)
    case 'answered':
      return answer(form, event)
    case 'seen':
      return { ...form, isSeen: true }
    case 'filled': {
      const chosen = event.chosen ?? form.chosen
      return { ...refill(form, event.fill(event.typed ?? form.values ?? {})), chosen }
    }
    case 'left':
      return refill(form, event.typed)
    case 'dismissed':
      return form
  }
}

function submit(form: FormState, pressed: Place): FormState {
  const before = pressed === form.pressed ? complaintOf(form) : undefined
  return { ...form, phase: { status: 'submitting', before }, pressed, isSeen: true }
}

function answer(form: FormState, { outcome, sent, typed }: Answered): FormState {
  if (outcome.status !== 'sent') return { ...form, phase: outcome, isSeen: false }
  const values = typedSince(sent, typed ?? form.values ?? {})
  const isTyped = Object.values(values).some(Boolean)
  const resetKey = form.resetKey + 1
  return { ...untouched, isSeen: false, receipt: outcome, values, isTyped, resetKey }
}

/** A refusal goes: what it is about may be corrected. */
function refill(form: FormState, values: Values): FormState {
  const phase = form.phase.status === 'refused' ? untouched.phase : form.phase
  return { ...form, phase, values, resetKey: form.resetKey + 1 }
}

function newsAfter(event: InquiryEvent, news?: News): News | undefined {
  if (event.type === 'answered') return newsOf(event, news)
  if (event.type === 'dismissed' && news === event.news) return undefined
  if (event.type === 'submitted' && !news?.isAway) return undefined
  if (event.type === 'visited' && news?.isAway && news.id === event.id) return undefined
  return news
}

function newsOf({ id, outcomeUrl, words, outcome, typed }: Answered, before?: News) {
  const isAway = !typed
  // That the other form failed stays said until it is closed, or its form is visited.
  if (before?.isAway && !before.isSent && before.id !== id) return before
  // Beside the form a refusal is a list of answers, which no toast could say.
  if (!isAway && outcome.status === 'refused') return undefined
  return { id, outcomeUrl, words, isSent: outcome.status === 'sent', isAway }
}
