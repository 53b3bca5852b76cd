import { expect, it } from 'vitest'
import type { Outcome, Values } from '@/lib/inquiry/outcome'
import { reducer } from './reducer'
import { findSubmissionError, type InquiryEvent, type State } from './state'

const id = 'inquiry'
const thanks: Outcome = { status: 'sent', reference: '6951 2034', receivedAt: '', values: {} }
const invalid: Outcome = { status: 'invalid', errors: {} }
const failure: Outcome = { status: 'failed', reason: 'offline' }
const values = { names: 'Asha' }

const mounted: InquiryEvent = { type: 'mounted', id, postOutcome: null }
const edited: InquiryEvent = { type: 'edited', id, isDirty: true }
const submitted: InquiryEvent = { type: 'submitted', id, button: 'last' }
const submittedEarly: InquiryEvent = { type: 'submitted', id, button: 'early' }
const unmounted: InquiryEvent = { type: 'unmounted', id, values }
const chosenCollection = { name: 'Legacy', investment: '₹1', budget: '12+' } as const
const filled: InquiryEvent = { type: 'filled', id, values: { budget: '3-5' }, chosenCollection }
const message = { title: '', description: '', reference: '', back: 'What you sent' } as const
const settled = (outcome: Outcome, valuesOnPage?: Values): InquiryEvent => {
  const outcomeUrl = '/#inquiry-outcome'
  const event = { type: 'settled', id, outcomeUrl, outcome, message } as const
  const settledEvent = { ...event, submittedValues: values }
  if (!valuesOnPage) return { ...settledEvent, isOnPage: false }
  return { ...settledEvent, isOnPage: true, values: valuesOnPage }
}
const ofOther = (event: InquiryEvent) => ({ ...event, id: 'detailed-inquiry' }) as InquiryEvent

const after = (...events: InquiryEvent[]): State => events.reduce(reducer, { forms: {} })
const form = (...events: InquiryEvent[]) => after(...events).forms[id]!
const toast = (...events: InquiryEvent[]) => after(...events).toast

it('after a post without scripts a form starts with its outcome, already seen', () => {
  const opened = (postOutcome: Outcome) => form({ ...mounted, postOutcome })
  expect(opened(thanks)).toMatchObject({
    phase: { status: 'idle' },
    receipt: thanks,
    isUnseen: false,
  })
  expect(opened(invalid)).toMatchObject({ phase: invalid, isUnseen: false })
})
it('the form keeps its values between visits', () =>
  expect(form(mounted, unmounted, mounted)).toMatchObject({ initialValues: values }))
it('a second attempt keeps the error above its button', () =>
  expect(findSubmissionError(form(submitted, settled(failure, values), submitted))).toBe(failure))
it('an attempt with the other button removes the error', () =>
  expect(findSubmissionError(form(submitted, settled(failure, values), submittedEarly))).toBe(
    undefined,
  ))
it('a failure is unseen until the form has shown it', () => {
  expect(form(settled(failure, values))).toMatchObject({ phase: failure, isUnseen: true })
  expect(form(settled(failure, values), { type: 'seen', id }).isUnseen).toBe(false)
})
it('a confirmation keeps what was typed since the submit', () => {
  const thanked = form(edited, settled(thanks, { ...values, message: 'More.' }))
  expect(thanked).toMatchObject({
    receipt: thanks,
    isUnseen: true,
    isDirty: true,
    resetKey: 1,
  })
  expect(thanked.initialValues).toEqual({ message: 'More.' })
})
it('a receipt stays when a later inquiry is invalid', () =>
  expect(form(settled(thanks), submitted, settled(invalid, values)).receipt).toBe(thanks))
it('a confirmation on another page empties the form', () =>
  expect(form(edited, unmounted, settled(thanks))).toMatchObject({
    initialValues: {},
    isDirty: false,
  }))
it('a link that fills in the form replaces its values', () =>
  expect(form(unmounted, filled)).toMatchObject({ initialValues: { budget: '3-5' }, resetKey: 2 }))
it('values carried into the other form are unsaved there, and no longer here', () => {
  const carried: InquiryEvent = {
    type: 'carried',
    from: id,
    to: 'detailed-inquiry',
    values,
    carried: { values, lines: '' },
  }
  const { forms } = after(edited, carried)
  expect(forms.inquiry).toMatchObject({ isDirty: false, resetKey: 0 })
  expect(forms['detailed-inquiry']).toMatchObject({ isDirty: true, initialValues: values })
  expect(after(mounted, carried).forms['detailed-inquiry']).toMatchObject({ isDirty: false })
  expect(after(ofOther(edited), carried).forms['detailed-inquiry']).toMatchObject({ isDirty: true })
})
it('a confirmation removes the chosen collection', () => {
  expect(form(filled, { ...filled, chosenCollection: undefined }).chosenCollection).toBe(
    chosenCollection,
  )
  expect(form(filled, settled(thanks)).chosenCollection).toBe(undefined)
})
it('leaving the page removes validation errors and keeps a failure', () => {
  expect(findSubmissionError(form(settled(invalid, values), unmounted))).toBe(undefined)
  expect(findSubmissionError(form(settled(failure, values), unmounted))).toBe(failure)
})

it('on the form’s page a toast shows a confirmation but no validation error', () => {
  expect(toast(settled(thanks, values))).toMatchObject({ isSent: true, isBesideForm: true })
  expect(toast(settled(invalid, values))).toBe(undefined)
})
it('on another page a toast reports invalid answers until their form is visited', () => {
  expect(toast(settled(invalid))).toMatchObject({ isSent: false, isBesideForm: false })
  expect(toast(settled(invalid), ofOther(mounted))).toBeDefined()
  expect(toast(settled(invalid), mounted)).toBe(undefined)
})
it('after its form is left, a toast stays until the form is visited', () => {
  for (const outcome of [thanks, failure])
    expect(toast(settled(outcome, values), unmounted)).toMatchObject({ id, isBesideForm: false })
  expect(toast(settled(failure, values), ofOther(unmounted))).toMatchObject({ isBesideForm: true })
  expect(toast(settled(failure, values), unmounted, mounted)).toBe(undefined)
  expect(toast(unmounted)).toBe(undefined)
})
it('once its page is left, a toast’s timer no longer closes it', () => {
  const failed = after(settled(failure, values))
  const timeout: InquiryEvent = { type: 'dismissed', toast: failed.toast! }
  expect(reducer(reducer(failed, unmounted), timeout).toast).toMatchObject({ isBesideForm: false })
})
it('the next attempt closes a toast on the form’s page, but not on another page', () => {
  expect(toast(settled(failure, values), submitted)).toBe(undefined)
  expect(toast(settled(failure), ofOther(submitted))).toBeDefined()
})
it('the other form’s confirmation replaces a confirmation, but not a failure', () => {
  expect(toast(settled(failure), ofOther(settled(thanks)))).toMatchObject({
    id,
    isSent: false,
  })
  expect(toast(settled(thanks), ofOther(settled(thanks)))).toMatchObject({
    isSent: true,
  })
})
it('dismissing a toast leaves a newer one', () => {
  const state = after(settled(failure))
  const dismissed: InquiryEvent = { type: 'dismissed', toast: state.toast! }
  expect(reducer(state, dismissed).toast).toBe(undefined)
  expect(reducer(after(settled(thanks)), dismissed).toast).toBeDefined()
})
