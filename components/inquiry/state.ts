import type { Collection } from '@/content/home'
import type { Form } from '@/lib/inquiry/fields'
import type { Outcome, Sent, Values } from '@/lib/inquiry/outcome'
import type { OutcomeWords } from './words'

export type FormId = Form['id']
/** A form may have two submit buttons. */
export type ButtonId = 'early' | 'last'
/** The home page names it above its form. */
export type Chosen = Pick<Collection, 'name' | 'investment' | 'budget'>
export type Complaint = Exclude<Outcome, Sent>

/** In memory only. */
export interface FormState {
  phase: { status: 'idle' } | { status: 'submitting'; previousComplaint?: Complaint } | Complaint
  pressed: ButtonId
  /** Until its visitor has been led to the outcome. */
  isUnseen: boolean
  /** The last thanks, which stay until the next. */
  receipt?: Sent
  /** What its fields begin with. */
  initialValues?: Values
  chosen?: Chosen
  /** It has what was typed by keys and is not stored. */
  isDirty: boolean
  /** A new one fills the form with `initialValues`. */
  resetKey: number
}

/** `isAway`: the form, which says the same, is not on the page. */
export interface News extends Pick<Form, 'id' | 'outcomeUrl'> {
  words: OutcomeWords
  isSent: boolean
  isAway: boolean
}

export interface State {
  forms: Partial<Record<FormId, FormState>>
  news?: News
}

/** `values` are what stands in the fields, if the form is on the page. */
export type FormChange =
  | { type: 'mounted'; id: FormId; posted: Outcome | null }
  | { type: 'edited'; id: FormId; isDirty: boolean }
  | { type: 'submitted'; id: FormId; pressed: ButtonId }
  | Settled
  | { type: 'seen'; id: FormId }
  | { type: 'filled'; id: FormId; values?: Values; update: UpdateValues; chosen?: Chosen }
  | { type: 'unmounted'; id: FormId; values: Values }
export type UpdateValues = (values: Values) => Values
export interface Settled extends Pick<News, 'id' | 'outcomeUrl' | 'words'> {
  type: 'settled'
  outcome: Outcome
  submittedValues: Values
  values?: Values
}
export type InquiryEvent = FormChange | { type: 'dismissed'; news: News }

export const untouched: FormState = {
  phase: { status: 'idle' },
  pressed: 'last',
  isUnseen: false,
  isDirty: false,
  resetKey: 0,
}

/** After a post without scripts, whose address leads to its outcome. */
export function initialState(posted: Outcome | null): FormState {
  if (!posted) return untouched
  if (posted.status === 'sent') return { ...untouched, receipt: posted }
  return { ...untouched, phase: posted, initialValues: posted.values }
}

/** What is said above the button, or keeps its space while the form is sent once more. */
export function complaintOf({ phase }: FormState): Complaint | undefined {
  if (phase.status === 'idle') return undefined
  return phase.status === 'submitting' ? phase.previousComplaint : phase
}

/** Exactly one element has it: the complaint or else the receipt. */
export const outcomeId = (id: FormId) => `${id}-outcome`
