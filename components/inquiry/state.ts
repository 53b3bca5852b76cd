import type { Collection } from '@/content/home'
import type { Form } from '@/lib/inquiry/fields'
import type { Outcome, Sent, Values } from '@/lib/inquiry/outcome'
import type { Message } from './messages'

export type FormId = Form['id']
/** A form may have two submit buttons. */
export type ButtonId = 'early' | 'last'
/** The collection that the home page names above its form. */
export type Choice = Pick<Collection, 'name' | 'investment' | 'budget'>
export type Complaint = Exclude<Outcome, Sent>

/** In memory only. */
export interface FormState {
  phase: { status: 'idle' } | { status: 'submitting'; previousComplaint?: Complaint } | Complaint
  pressedButton: ButtonId
  /** Until its visitor has been led to the outcome. */
  isUnseen: boolean
  /** The last thanks, which stay until the next. */
  receipt?: Sent
  /** What its fields begin with. When their page is left, what they hold. */
  initialValues: Values
  choice?: Choice
  /** What the other form has filled in. The visitor may have changed it since. */
  carriedValues?: Values
  /**
   * The visitor has typed what no reply has confirmed. Choices and the browser's own answers do not
   * count.
   */
  isDirty: boolean
  /** A new one fills the form with `initialValues`. */
  resetKey: number
}

/** What a toast says. Beside its form, on the same page, it says what the form says. */
export interface News extends Pick<Form, 'id' | 'outcomeUrl'> {
  message: Message
  isSent: boolean
  isBesideForm: boolean
}

export interface State {
  forms: Partial<Record<FormId, FormState>>
  news?: News
}

/** A form that is not on the page was left with its `initialValues`. */
export type Presence = { isOnPage: true; values: Values } | { isOnPage: false }

export type Settled = Presence &
  Pick<News, 'id' | 'outcomeUrl' | 'message'> & {
    type: 'settled'
    outcome: Outcome
    submittedValues: Values
  }

export type FormChange =
  | { type: 'mounted'; id: FormId; postOutcome: Outcome | null }
  | { type: 'edited'; id: FormId; isDirty: boolean }
  | { type: 'submitted'; id: FormId; button: ButtonId }
  | Settled
  | { type: 'seen'; id: FormId }
  /** By a link, or from the receipt. */
  | { type: 'filled'; id: FormId; values: Values; choice?: Choice }
  | { type: 'unmounted'; id: FormId; values: Values }

export type InquiryEvent =
  | FormChange
  /** What was typed into one form goes into the other. */
  | { type: 'carried'; from: FormId; to: FormId; values: Values; carriedValues: Values }
  | { type: 'dismissed'; news: News }

export const emptyState: FormState = {
  phase: { status: 'idle' },
  pressedButton: 'last',
  isUnseen: false,
  initialValues: {},
  isDirty: false,
  resetKey: 0,
}

/** @param postOutcome of a post without scripts, whose address leads to it */
export function initialState(postOutcome: Outcome | null): FormState {
  if (!postOutcome) return emptyState
  if (postOutcome.status === 'sent') return { ...emptyState, receipt: postOutcome }
  return { ...emptyState, phase: postOutcome, initialValues: postOutcome.values ?? {} }
}

/** What is said above the button, or keeps its space while the form is sent once more. */
export function complaintOf({ phase }: FormState): Complaint | undefined {
  if (phase.status === 'idle') return undefined
  return phase.status === 'submitting' ? phase.previousComplaint : phase
}

/** At most one element has it: the complaint or else the receipt. */
export const outcomeId = (id: FormId) => `${id}-outcome`
