import { expect, it } from 'vitest'
import { detailedInquiryRoute as route, inquiryRoute, type Outcome } from '@/lib/action-state'
import type { FormCopy } from './copy'
import { type Action, type InquiriesState, inquiryReducer } from './inquiry-reducer'

const copy = { back: 'Back to your answers' } as FormCopy
const words = { title: 'Thank you' }
const start: InquiriesState = { forms: {} }
const after = (...actions: Action[]) => actions.reduce(inquiryReducer, start)
const sent = { name: 'Asha', story: 'Rain.' }
const idle = { status: 'idle' } as const
const send: Action = { type: 'send', route, shown: idle }
const settle = (outcome: Outcome, now?: Record<string, string>): Action => {
  return { type: 'settle', route, outcome, words, copy, sent, now }
}
const leave: Action = { type: 'leave', route, values: sent }
const thanked: Outcome = { status: 'sent' }
const failed: Outcome = { status: 'failed', reason: 'offline' }
const refused: Outcome = { status: 'refused', errors: { name: 'blank' } }
const form = ({ forms }: InquiriesState) => forms[route.id]

it('shows the earlier outcome while the form is sent again', () => {
  const again: Action = { type: 'send', route, shown: failed }
  expect(form(after(send, settle(failed, sent), again))?.progress).toEqual({ status: 'sending', shown: failed })
})

it('forgets what was stored, and keeps what was typed since', () => {
  expect(form(after(send, settle(thanked, { ...sent, story: 'Rain, twice.' })))?.values).toEqual({
    story: 'Rain, twice.',
  })
  expect(form(after(send, leave, settle(thanked)))?.values).toEqual({})
  expect(form(after(send, leave, settle(failed)))?.values).toEqual(sent)
})

it('shows the address that was sent with the thanks alone, until the page is left or more is sent', () => {
  const written = { ...sent, email: 'asha@example.org' }
  const settled = (outcome: Outcome, now?: Record<string, string>): Action =>
    Object.assign(settle(outcome, now), { sent: written })
  const shown = after(send, settled(thanked, written))
  expect(form(shown)?.sentTo).toBe('asha@example.org')
  expect(form(after(send, settled(failed, written)))?.sentTo).toBeUndefined()
  for (const gone of [after(send, settled(thanked)), inquiryReducer(shown, send), inquiryReducer(shown, leave)])
    expect(JSON.stringify(gone.forms)).not.toContain('asha@')
})

it('knows the collection that was chosen until the inquiry is stored, on other pages too', () => {
  const chosen = { name: 'One', inStory: true }
  const choose: Action = { type: 'choose', route, chosen }
  expect(form(after(choose, send, settle(failed, sent), leave))?.chosen).toBe(chosen)
  expect(form(after(choose, send, settle(thanked, sent)))?.chosen).toBeUndefined()
})

it('has a toast for every outcome except a refusal beside its form', () => {
  expect(after(send, settle(thanked, sent)).message).toMatchObject({ kind: 'success', away: false })
  expect(after(send, settle(failed)).message).toMatchObject({ kind: 'error', away: true })
  expect(after(send, settle(refused)).message).toMatchObject({ kind: 'error', away: true })
  expect(after(send, settle(failed, sent), send, settle(refused, sent)).message).toBeUndefined()
})

it('removes a message once its own form is opened', () => {
  const state = after(send, leave, settle(failed))
  expect(inquiryReducer(state, { type: 'open', route }).message).toBeUndefined()
  expect(inquiryReducer(state, { type: 'open', route: inquiryRoute }).message).toBe(state.message)
})

it('keeps the new message when an old one is dismissed', () => {
  const [old, state] = [after(send, settle(failed)), after(send, settle(thanked))]
  expect(inquiryReducer(state, { type: 'dismiss', message: old.message! }).message).toBe(state.message)
  expect(inquiryReducer(state, { type: 'dismiss', message: state.message! }).message).toBeUndefined()
})

it('marks no answer after the visitor has seen a refusal and left the form', () => {
  expect(form(after(send, settle(refused, sent), leave))).toMatchObject({ progress: idle, values: sent })
  expect(form(after(send, leave, settle(refused)))?.progress).toEqual(refused)
})

it('nor if the form is sent again as the visitor leaves', () => {
  const again: Action = { type: 'send', route, shown: refused }
  const left = after(send, settle(refused, sent), again, leave)
  expect(form(left)).toMatchObject({ progress: { status: 'sending', shown: idle }, values: sent })
})
