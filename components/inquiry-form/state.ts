import type { Collection } from '@/content/home'
import type { FormId } from '@/lib/inquiry/fields'
import type { Outcome, SentOutcome } from '@/lib/inquiry/outcome'

/** A form may have two submit buttons. */
export type ButtonId = 'early' | 'last'
/** The home page names it above its form. */
export type ChosenCollection = Pick<Collection, 'name' | 'investment' | 'budget'>
/** Some answers are invalid, or sending or storing them has failed. */
export type SubmissionError = Exclude<Outcome, SentOutcome>

/**
 * What React Hook Form does not know about a form. Never put this into storage: browsers write
 * storage to disk, and phones are shared.
 */
export interface InquiryState {
  /** It stays until the next outcome, so that the button below it keeps its place. */
  error?: SubmissionError
  /** The button pressed last. The error is above it. */
  button: ButtonId
  /** The latest confirmation. The next one replaces it. */
  receipt?: SentOutcome
  /** The visitor has typed something that is not stored. */
  hasTyped: boolean
  chosenCollection?: ChosenCollection
}

export const emptyState: InquiryState = { button: 'last', hasTyped: false }

/** @param postOutcome of a post without scripts. Its URL has already scrolled to it. */
export function initialState(postOutcome: Outcome | null): InquiryState {
  if (!postOutcome) return emptyState
  if (postOutcome.status === 'sent') return { ...emptyState, receipt: postOutcome }
  return { ...emptyState, error: postOutcome, hasTyped: true }
}

/** At most one element has this id: the submission error, or else the receipt. */
export const outcomeId = (id: FormId) => `${id}-outcome`
