import type { Collection } from '@/content/home'
import type { Form, Outcome, Sent, Values } from '@/lib/inquiry'
import type { Words } from './words'

export type FormId = Form['id']
/** What became of the form is said above the button that was pressed. */
export type Place = 'early' | 'last'
export type Chosen = Pick<Collection, 'name' | 'investment' | 'budget'>
export type Complaint = Exclude<Outcome, Sent>

/** In memory only. */
export interface FormState {
  phase: { status: 'open' } | { status: 'submitting'; before?: Complaint } | Complaint
  pressed: Place
  /** False until its visitor has been led to what became of it. */
  isSeen: boolean
  /** The last thanks, which stay until the next. */
  receipt?: Sent
  /** What its fields begin with. */
  values?: Values
  chosen?: Chosen
  /** Whether it has what was typed by keys and is not stored. */
  isTyped: boolean
  /** A new one fills the form with `values`. */
  resetKey: number
}

/** `isAway`: the form, which says the same, is not on the page. */
export interface News extends Pick<Form, 'id' | 'outcomeUrl'> {
  words: Words
  isSent: boolean
  isAway: boolean
}

export interface State {
  forms: Partial<Record<FormId, FormState>>
  news?: News
}

/** `typed` is what stands in the fields, if the form is on the page. */
export type InquiryEvent =
  | { type: 'visited'; id: FormId; posted: Outcome | null }
  | { type: 'typed'; id: FormId; isTyped: boolean }
  | { type: 'submitted'; id: FormId; pressed: Place }
  | Answered
  | { type: 'seen'; id: FormId }
  | { type: 'filled'; id: FormId; typed?: Values; fill: Fill; chosen?: Chosen }
  | { type: 'left'; id: FormId; typed: Values }
  | { type: 'dismissed'; id: FormId; news: News }
export type Fill = (typed: Values) => Values
export interface Answered extends Pick<News, 'id' | 'outcomeUrl' | 'words'> {
  type: 'answered'
  outcome: Outcome
  sent: Values
  typed?: Values
}

export const untouched: FormState = {
  phase: { status: 'open' },
  pressed: 'last',
  isSeen: true,
  isTyped: false,
  resetKey: 0,
}

export function openedBy(posted: Outcome | null): FormState {
  if (!posted) return untouched
  if (posted.status === 'sent') return { ...untouched, receipt: posted }
  return { ...untouched, phase: posted, values: posted.values }
}

/** What is said above the button, or keeps its place while the form is sent once more. */
export function complaintOf({ phase }: FormState): Complaint | undefined {
  if (phase.status === 'open') return undefined
  return phase.status === 'submitting' ? phase.before : phase
}
