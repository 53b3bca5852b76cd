import { expect, it } from 'vitest'
import type { Outcome, Values } from '@/lib/inquiry/outcome'
import { reducer } from './reducer'
import { complaintOf, type InquiryEvent, type State } from './state'

const id = 'inquiry'
const thanks: Outcome = { status: 'sent', reference: '6951 2034', receivedAt: '', values: {} }
const refusal: Outcome = { status: 'refused', errors: {} }
const failure: Outcome = { status: 'failed', reason: 'offline' }
const values = { names: 'Asha' }

const mounted: InquiryEvent = { type: 'mounted', id, posted: null }
const keys: InquiryEvent = { type: 'edited', id, isDirty: true }
const submitted: InquiryEvent = { type: 'submitted', id, pressed: 'last' }
const elsewhere: InquiryEvent = { type: 'submitted', id, pressed: 'early' }
const unmounted: InquiryEvent = { type: 'unmounted', id, values }
const chosen = { name: 'Legacy', investment: '₹1', budget: '12+' } as const
const filled: InquiryEvent = {
  type: 'filled',
  id,
  update: values => ({ ...values, budget: '3-5' }),
  chosen,
}
const words = { title: '', description: '', reference: '', back: 'What you sent' } as const
/** @param now undefined on another page */
const settled = (outcome: Outcome, now?: Values): InquiryEvent => {
  const outcomeUrl = '/#inquiry-outcome'
  return { type: 'settled', id, outcomeUrl, outcome, words, submittedValues: values, values: now }
}
const ofOther = (event: InquiryEvent) => ({ ...event, id: 'detailed-inquiry' }) as InquiryEvent

const after = (...events: InquiryEvent[]): State => events.reduce(reducer, { forms: {} })
const form = (...events: InquiryEvent[]) => after(...events).forms[id]!
const news = (...events: InquiryEvent[]) => after(...events).news

it('a post without scripts begins the form with its outcome, which has been seen', () => {
  const opened = (posted: Outcome) => form({ ...mounted, posted })
  expect(opened(thanks)).toMatchObject({
    phase: { status: 'idle' },
    receipt: thanks,
    isUnseen: false,
  })
  expect(opened(refusal)).toMatchObject({ phase: refusal, isUnseen: false })
})
it('a second visit finds what was left', () =>
  expect(form(mounted, unmounted, mounted)).toMatchObject({ initialValues: values }))
it('a second try keeps what was said above the button', () =>
  expect(complaintOf(form(submitted, settled(failure, values), submitted))).toBe(failure))
it('a second try at the other button keeps nothing', () =>
  expect(complaintOf(form(submitted, settled(failure, values), elsewhere))).toBe(undefined))
it('a failure is to be seen, once', () => {
  expect(form(settled(failure, values))).toMatchObject({ phase: failure, isUnseen: true })
  expect(form(settled(failure, values), { type: 'seen', id }).isUnseen).toBe(false)
})
it('thanks leave what was typed since', () => {
  const thanked = form(keys, settled(thanks, { ...values, message: 'More.' }))
  expect(thanked).toMatchObject({
    receipt: thanks,
    isUnseen: true,
    isDirty: true,
    resetKey: 1,
  })
  expect(thanked.initialValues).toEqual({ message: 'More.' })
})
it('a receipt stays until the next', () =>
  expect(form(settled(thanks), submitted, settled(refusal, values)).receipt).toBe(thanks))
it('thanks on another page leave nothing', () =>
  expect(form(keys, unmounted, settled(thanks))).toMatchObject({
    initialValues: {},
    isDirty: false,
  }))
it('filling goes over what was left, or over what is typed', () => {
  expect(form(unmounted, filled).initialValues).toEqual({ ...values, budget: '3-5' })
  expect(form(unmounted, { ...filled, values: {} }).initialValues).toEqual({ budget: '3-5' })
})
it('the chosen collection goes with the thanks', () => {
  expect(form(filled, { ...filled, chosen: undefined }).chosen).toBe(chosen)
  expect(form(filled, settled(thanks)).chosen).toBe(undefined)
})
it('a form that is left is no longer refused, and still failed', () => {
  expect(complaintOf(form(settled(refusal, values), unmounted))).toBe(undefined)
  expect(complaintOf(form(settled(failure, values), unmounted))).toBe(failure)
})

it('beside its form a toast says thanks, and no refusal', () => {
  expect(news(settled(thanks, {}))).toMatchObject({ isSent: true, isAway: false })
  expect(news(settled(refusal, values))).toBe(undefined)
})
it('on another page a toast says a refusal, until the form is visited', () => {
  expect(news(settled(refusal))).toMatchObject({ isSent: false, isAway: true })
  expect(news(settled(refusal), ofOther(mounted))).toBeDefined()
  expect(news(settled(refusal), mounted)).toBe(undefined)
})
it('a toast beside a form that is left stays on the next page, until the form is visited', () => {
  for (const outcome of [thanks, failure])
    expect(news(settled(outcome, values), unmounted)).toMatchObject({ id, isAway: true })
  expect(news(settled(failure, values), ofOther(unmounted))).toMatchObject({ isAway: false })
  expect(news(settled(failure, values), unmounted, mounted)).toBe(undefined)
  expect(news(unmounted)).toBe(undefined)
})
it('the timer of a toast beside its form does not end the one that stays', () => {
  const beside = after(settled(failure, values))
  const timeout: InquiryEvent = { type: 'dismissed', news: beside.news! }
  expect(reducer(reducer(beside, unmounted), timeout).news).toMatchObject({ isAway: true })
})
it('the next try takes a toast beside the form away, and none on another page', () => {
  expect(news(settled(failure, values), submitted)).toBe(undefined)
  expect(news(settled(failure), ofOther(submitted))).toBeDefined()
})
it('thanks for the other form replace thanks, and no failure', () => {
  expect(news(settled(failure), ofOther(settled(thanks)))).toMatchObject({ id, isSent: false })
  expect(news(settled(thanks), ofOther(settled(thanks)))).toMatchObject({ isSent: true })
})
it('a toast that is closed goes, and not the one after it', () => {
  const state = after(settled(failure))
  const dismissed: InquiryEvent = { type: 'dismissed', news: state.news! }
  expect(reducer(state, dismissed).news).toBe(undefined)
  expect(reducer(after(settled(thanks)), dismissed).news).toBeDefined()
})
