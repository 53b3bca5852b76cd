import { expect, it } from 'vitest'
import type { Outcome } from '@/lib/inquiry'
import { reducer } from './reducer'
import { complaintOf, type InquiryEvent, type State } from './state'

const id = 'inquiry'
const thanks: Outcome = { status: 'sent', reference: '6951 2034', receivedAt: '', values: {} }
const refusal: Outcome = { status: 'refused', errors: {} }
const failure: Outcome = { status: 'failed', reason: 'offline' }
const typed = { names: 'Asha' }

const visited: InquiryEvent = { type: 'visited', id, posted: null }
const keys: InquiryEvent = { type: 'typed', id, isTyped: true }
const submitted: InquiryEvent = { type: 'submitted', id, pressed: 'last' }
const elsewhere: InquiryEvent = { type: 'submitted', id, pressed: 'early' }
const left: InquiryEvent = { type: 'left', id, typed }
const chosen = { name: 'Legacy', investment: '₹1', budget: '12+' } as const
const fill: InquiryEvent = { type: 'filled', id, fill: now => ({ ...now, budget: '3-5' }), chosen }
const words = { title: '', description: '', reference: '', back: 'What you sent' } as const
/** @param now what is typed in the form; undefined on another page */
const answered = (outcome: Outcome, now?: Record<string, string>): InquiryEvent => {
  const outcomeUrl = '/#inquiry-outcome'
  return { type: 'answered', id, outcomeUrl, outcome, words, sent: typed, typed: now }
}
const ofOther = (event: InquiryEvent) => ({ ...event, id: 'detailed-inquiry' }) as InquiryEvent

const after = (...events: InquiryEvent[]): State => events.reduce(reducer, { forms: {} })
const form = (...events: InquiryEvent[]) => after(...events).forms[id]!
const news = (...events: InquiryEvent[]) => after(...events).news

it('a plain post opens the form with its outcome, which has been seen', () => {
  const opened = (posted: Outcome) => form({ ...visited, posted })
  expect(opened(thanks)).toMatchObject({ phase: { status: 'open' }, receipt: thanks, isSeen: true })
  expect(opened(refusal)).toMatchObject({ phase: refusal, isSeen: true })
})
it('a second visit finds what was left', () =>
  expect(form(visited, left, visited)).toMatchObject({ values: typed }))
it('a second try keeps what was said above the button', () =>
  expect(complaintOf(form(submitted, answered(failure, typed), submitted))).toBe(failure))
it('a second try at the other button keeps nothing', () =>
  expect(complaintOf(form(submitted, answered(failure, typed), elsewhere))).toBe(undefined))
it('a failure is to be seen, once', () => {
  expect(form(answered(failure, typed))).toMatchObject({ phase: failure, isSeen: false })
  expect(form(answered(failure, typed), { type: 'seen', id }).isSeen).toBe(true)
})
it('thanks leave what was typed since', () => {
  const thanked = form(keys, answered(thanks, { ...typed, message: 'More.' }))
  expect(thanked).toMatchObject({ receipt: thanks, isSeen: false, isTyped: true, resetKey: 1 })
  expect(thanked.values).toEqual({ message: 'More.' })
})
it('a receipt stays until the next', () =>
  expect(form(answered(thanks), submitted, answered(refusal, typed)).receipt).toBe(thanks))
it('thanks on another page leave nothing', () =>
  expect(form(keys, left, answered(thanks))).toMatchObject({ values: {}, isTyped: false }))
it('filling goes over what was left, or over what is typed', () => {
  expect(form(left, fill).values).toEqual({ ...typed, budget: '3-5' })
  expect(form(left, { ...fill, typed: {} }).values).toEqual({ budget: '3-5' })
})
it('the chosen collection goes with the thanks', () => {
  expect(form(fill, { ...fill, chosen: undefined }).chosen).toBe(chosen)
  expect(form(fill, answered(thanks)).chosen).toBe(undefined)
})
it('a form that is left is no longer refused, and still failed', () => {
  expect(complaintOf(form(answered(refusal, typed), left))).toBe(undefined)
  expect(complaintOf(form(answered(failure, typed), left))).toBe(failure)
})

it('beside its form a toast says thanks, and no refusal', () => {
  expect(news(answered(thanks, {}))).toMatchObject({ isSent: true, isAway: false })
  expect(news(answered(refusal, typed))).toBe(undefined)
})
it('on another page a toast says a refusal, until the form is visited', () => {
  expect(news(answered(refusal))).toMatchObject({ isSent: false, isAway: true })
  expect(news(answered(refusal), ofOther(visited))).toBeDefined()
  expect(news(answered(refusal), visited)).toBe(undefined)
})
it('the next try takes a toast beside the form away, and none on another page', () => {
  expect(news(answered(failure, typed), submitted)).toBe(undefined)
  expect(news(answered(failure), ofOther(submitted))).toBeDefined()
})
it('thanks for the other form replace thanks, and no failure', () => {
  expect(news(answered(failure), ofOther(answered(thanks)))).toMatchObject({ id, isSent: false })
  expect(news(answered(thanks), ofOther(answered(thanks)))).toMatchObject({ isSent: true })
})
it('a toast that is closed goes, and not the one after it', () => {
  const state = after(answered(failure))
  const dismissed: InquiryEvent = { type: 'dismissed', id, news: state.news! }
  expect(reducer(state, dismissed).news).toBe(undefined)
  expect(reducer(after(answered(thanks)), dismissed).news).toBeDefined()
})
