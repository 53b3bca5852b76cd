import { expect, it } from 'vitest'
import type { Outcome } from '@/lib/inquiry/outcome'
import { reducer } from './reducer'
import { complaintOf, type InquiryEvent, type Presence, type State } from './state'

const id = 'inquiry'
const thanks: Outcome = { status: 'sent', reference: '6951 2034', receivedAt: '', values: {} }
const refusal: Outcome = { status: 'refused', errors: {} }
const failure: Outcome = { status: 'failed', reason: 'offline' }
const values = { names: 'Asha' }

const mounted: InquiryEvent = { type: 'mounted', id, postOutcome: null }
const keys: InquiryEvent = { type: 'edited', id, isDirty: true }
const submitted: InquiryEvent = { type: 'submitted', id, button: 'last' }
const elsewhere: InquiryEvent = { type: 'submitted', id, button: 'early' }
const unmounted: InquiryEvent = { type: 'unmounted', id, values }
const choice = { name: 'Legacy', investment: '₹1', budget: '12+' } as const
const filled: InquiryEvent = { type: 'filled', id, values: { budget: '3-5' }, choice }
const message = { title: '', description: '', reference: '', back: 'What you sent' } as const
const onPage = { isOnPage: true, values } as const
const offPage = { isOnPage: false } as const
const settled = (outcome: Outcome, presence: Presence): InquiryEvent => {
  const outcomeUrl = '/#inquiry-outcome'
  const submittedValues = values
  return { type: 'settled', id, outcomeUrl, outcome, message, submittedValues, ...presence }
}
const ofOther = (event: InquiryEvent) => ({ ...event, id: 'detailed-inquiry' }) as InquiryEvent

const after = (...events: InquiryEvent[]): State => events.reduce(reducer, { forms: {} })
const form = (...events: InquiryEvent[]) => after(...events).forms[id]!
const news = (...events: InquiryEvent[]) => after(...events).news

it('after a post without scripts, the form starts with an outcome already seen', () => {
  const opened = (postOutcome: Outcome) => form({ ...mounted, postOutcome })
  expect(opened(thanks)).toMatchObject({
    phase: { status: 'idle' },
    receipt: thanks,
    isUnseen: false,
  })
  expect(opened(refusal)).toMatchObject({ phase: refusal, isUnseen: false })
})
it('a form that is opened again has the answers left in it', () =>
  expect(form(mounted, unmounted, mounted)).toMatchObject({ initialValues: values }))
it('a second try keeps the message above its button', () =>
  expect(complaintOf(form(submitted, settled(failure, onPage), submitted))).toBe(failure))
it('a second try with the other button clears the message', () =>
  expect(complaintOf(form(submitted, settled(failure, onPage), elsewhere))).toBe(undefined))
it('a failure counts as unseen until a visitor has seen it', () => {
  expect(form(settled(failure, onPage))).toMatchObject({ phase: failure, isUnseen: true })
  expect(form(settled(failure, onPage), { type: 'seen', id }).isUnseen).toBe(false)
})
it('a confirmation keeps what was typed since sending', () => {
  const thanked = form(
    keys,
    settled(thanks, { isOnPage: true, values: { ...values, message: 'More.' } }),
  )
  expect(thanked).toMatchObject({
    receipt: thanks,
    isUnseen: true,
    isDirty: true,
    resetKey: 1,
  })
  expect(thanked.initialValues).toEqual({ message: 'More.' })
})
it('a receipt stays until the next one', () =>
  expect(form(settled(thanks, offPage), submitted, settled(refusal, onPage)).receipt).toBe(thanks))
it('a confirmation on another page empties the form', () =>
  expect(form(keys, unmounted, settled(thanks, offPage))).toMatchObject({
    initialValues: {},
    isDirty: false,
  }))
it('a form filled by a link starts afresh with the new answers', () =>
  expect(form(unmounted, filled)).toMatchObject({ initialValues: { budget: '3-5' }, resetKey: 2 }))
it('answers carried over are unsaved in the other form, no longer in this one', () => {
  const carried: InquiryEvent = {
    type: 'carried',
    from: id,
    to: 'detailed-inquiry',
    values,
    carriedValues: values,
  }
  const { forms } = after(keys, carried)
  expect(forms.inquiry).toMatchObject({ isDirty: false, resetKey: 0 })
  expect(forms['detailed-inquiry']).toMatchObject({ isDirty: true, initialValues: values })
  expect(after(mounted, carried).forms['detailed-inquiry']).toMatchObject({ isDirty: false })
  expect(after(ofOther(keys), carried).forms['detailed-inquiry']).toMatchObject({ isDirty: true })
})
it('the chosen collection is forgotten once the inquiry is sent', () => {
  expect(form(filled, { ...filled, choice: undefined }).choice).toBe(choice)
  expect(form(filled, settled(thanks, offPage)).choice).toBe(undefined)
})
it('leaving a form clears a refusal but keeps a failure', () => {
  expect(complaintOf(form(settled(refusal, onPage), unmounted))).toBe(undefined)
  expect(complaintOf(form(settled(failure, onPage), unmounted))).toBe(failure)
})

it('beside its form, a toast shows a confirmation but no refusal', () => {
  expect(news(settled(thanks, onPage))).toMatchObject({ isSent: true, isBesideForm: true })
  expect(news(settled(refusal, onPage))).toBe(undefined)
})
it('on another page, a toast shows a refusal until the form is opened', () => {
  expect(news(settled(refusal, offPage))).toMatchObject({ isSent: false, isBesideForm: false })
  expect(news(settled(refusal, offPage), ofOther(mounted))).toBeDefined()
  expect(news(settled(refusal, offPage), mounted)).toBe(undefined)
})
it('when a visitor leaves a form, its toast stays until they return', () => {
  for (const outcome of [thanks, failure])
    expect(news(settled(outcome, onPage), unmounted)).toMatchObject({ id, isBesideForm: false })
  expect(news(settled(failure, onPage), ofOther(unmounted))).toMatchObject({ isBesideForm: true })
  expect(news(settled(failure, onPage), unmounted, mounted)).toBe(undefined)
  expect(news(unmounted)).toBe(undefined)
})
it('the timer of the toast beside a form does not close the lasting toast', () => {
  const beside = after(settled(failure, onPage))
  const timeout: InquiryEvent = { type: 'dismissed', news: beside.news! }
  expect(reducer(reducer(beside, unmounted), timeout).news).toMatchObject({ isBesideForm: false })
})
it('the next try closes the toast beside the form, but none on another page', () => {
  expect(news(settled(failure, onPage), submitted)).toBe(undefined)
  expect(news(settled(failure, offPage), ofOther(submitted))).toBeDefined()
})
it('a second confirmation replaces the first, but never a failure', () => {
  expect(news(settled(failure, offPage), ofOther(settled(thanks, offPage)))).toMatchObject({
    id,
    isSent: false,
  })
  expect(news(settled(thanks, offPage), ofOther(settled(thanks, offPage)))).toMatchObject({
    isSent: true,
  })
})
it('closing a toast does not close the one after it', () => {
  const state = after(settled(failure, offPage))
  const dismissed: InquiryEvent = { type: 'dismissed', news: state.news! }
  expect(reducer(state, dismissed).news).toBe(undefined)
  expect(reducer(after(settled(thanks, offPage)), dismissed).news).toBeDefined()
})
