import type { Place } from '@/lib/form-state'
import type { Outcome } from './copy'

/** Shows the outcome. The focus goes to it, but after a failure, which is read out anyway, to where it can be sent again. */
export function lead(kind: Outcome, { id, outcomeId, sentId }: Place) {
  const message = document.getElementById(kind === 'sent' ? sentId : outcomeId)
  const button = document.querySelector<HTMLElement>(`#${id} button`)
  const focused = kind === 'sent' || kind === 'refused' ? message : button
  focused?.focus({ preventScroll: true })
  message?.scrollIntoView()
}
