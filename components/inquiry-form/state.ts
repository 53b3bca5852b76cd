import type { Collection } from '@/content/home'
import type { Form } from '@/lib/inquiry/fields'
import type { Outcome, Sent } from '@/lib/inquiry/outcome'

export type FormId = Form['id']
/** A form may have two submit buttons. */
export type ButtonId = 'early' | 'last'
/** The home page names it above its form. */
export type ChosenCollection = Pick<Collection, 'name' | 'investment' | 'budget'>
/** Some answers are invalid, or sending or storing them has failed. */
export type SubmissionError = Exclude<Outcome, Sent>

/**
 * What React Hook Form does not know about a form. Never put this into storage: browsers write
 * storage to disk, and phones are shared.
 */
export interface FormState {
  /** It stays until the next outcome, so that the button below it keeps its place. */
  error?: SubmissionError
  /** The button pressed last. The error is above it. */
  button: ButtonId
  /** The latest confirmation. The next one replaces it. */
  receipt?: Sent
  /** The visitor has typed something that is not stored. */
  hasTyped: boolean
  chosenCollection?: ChosenCollection
}

export const emptyState: FormState = { button: 'last', hasTyped: false }

/** @param post the outcome of a post without scripts. Its URL has already scrolled to it. */
export function initialState(post: Outcome | null): FormState {
  if (!post) return emptyState
  if (post.status === 'sent') return { ...emptyState, receipt: post }
  return { ...emptyState, error: post, hasTyped: true }
}

/** At most one element has this id: the submission error, or else the receipt. */
export const outcomeId = (id: FormId) => `${id}-outcome`
