import type { Collection } from '@/content/home'
import type { Form } from '@/lib/inquiry/fields'
import type { Outcome, Sent, Values } from '@/lib/inquiry/outcome'
import type { Carried } from './carry-over'
import type { Message } from './messages'

export type FormId = Form['id']
/** A form may have two submit buttons. */
export type ButtonId = 'early' | 'last'
/** The home page names it above its form. */
export type ChosenCollection = Pick<Collection, 'name' | 'investment' | 'budget'>
/** Some answers are invalid, or sending or storing them has failed. */
export type SubmissionError = Exclude<Outcome, Sent>

/** Never put this into storage: browsers write storage to disk, and phones are shared. */
export interface FormState {
  phase:
    { status: 'idle' } | { status: 'submitting'; previousError?: SubmissionError } | SubmissionError
  pressedButton: ButtonId
  /** The form has not yet scrolled to its outcome and moved the focus there. */
  isUnseen: boolean
  /** The latest confirmation. The next one replaces it. */
  receipt?: Sent
  /** The fields start with these. When the page is left, they are set to what the fields contain. */
  initialValues: Values
  chosenCollection?: ChosenCollection
  /** What was filled in from the other form. The visitor may have changed it since. */
  carried?: Carried
  /** The visitor has typed something that is not stored. Selected options and autofill do not count. */
  isDirty: boolean
  /** A new key resets the form to `initialValues`. */
  resetKey: number
}

/** On its form's own page, a toast repeats what the form shows. Elsewhere it links to the form. */
export interface OutcomeToast extends Pick<Form, 'id' | 'outcomeUrl'> {
  message: Message
  isSent: boolean
  isBesideForm: boolean
}

export interface State {
  forms: Partial<Record<FormId, FormState>>
  toast?: OutcomeToast
}

interface Settled extends Pick<OutcomeToast, 'id' | 'outcomeUrl' | 'message'> {
  type: 'settled'
  outcome: Outcome
  submittedValues: Values
}
/** `values` is what the fields contain now. They are gone once the visitor leaves their page. */
export type SettledEvent = Settled & ({ isOnPage: true; values: Values } | { isOnPage: false })

/** An event of one form. */
export type SingleFormEvent =
  | { type: 'mounted'; id: FormId; postOutcome: Outcome | null }
  | { type: 'edited'; id: FormId; isDirty: boolean }
  | { type: 'submitted'; id: FormId; button: ButtonId }
  | SettledEvent
  | { type: 'seen'; id: FormId }
  /** A link or the receipt has filled in values. */
  | { type: 'filled'; id: FormId; values: Values; chosenCollection?: ChosenCollection }
  | { type: 'unmounted'; id: FormId; values: Values }

export type InquiryEvent =
  | SingleFormEvent
  /** One form's values were copied into the other. */
  | { type: 'carried'; from: FormId; to: FormId; values: Values; carried: Carried }
  | { type: 'dismissed'; toast: OutcomeToast }

export const emptyState: FormState = {
  phase: { status: 'idle' },
  pressedButton: 'last',
  isUnseen: false,
  initialValues: {},
  isDirty: false,
  resetKey: 0,
}

/** @param postOutcome of a post without scripts. Its URL has already scrolled to it. */
export function initialState(postOutcome: Outcome | null): FormState {
  if (!postOutcome) return emptyState
  if (postOutcome.status === 'sent') return { ...emptyState, receipt: postOutcome }
  return { ...emptyState, phase: postOutcome, initialValues: postOutcome.values ?? {} }
}

/** The error above the button. While the form is sent again, the previous error keeps its space. */
export function findSubmissionError({ phase }: FormState): SubmissionError | undefined {
  if (phase.status === 'idle') return undefined
  return phase.status === 'submitting' ? phase.previousError : phase
}

/** At most one element has this id: the submission error, or else the receipt. */
export const outcomeId = (id: FormId) => `${id}-outcome`
