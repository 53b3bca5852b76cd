import { expect, it } from 'vitest'
import { detailedInquiryPlace as place, inquiryPlace, type Outcome } from '@/lib/form-state'
import type { FormCopy } from './copy'
import { type Action, type Inquiries, reduce } from './progress'

const copy = { back: 'Back to your answers' } as FormCopy
const words = { title: 'Thank you' }
const start: Inquiries = { forms: {} }
const after = (...actions: Action[]) => actions.reduce(reduce, start)
const sent = { name: 'Asha', story: 'Rain.' }
const idle = { status: 'idle' } as const
const send: Action = { type: 'send', place, shown: idle }
const settle = (outcome: Outcome, now?: Record<string, string>): Action => {
  return { type: 'settle', place, outcome, words, copy, sent, now }
}
const leave: Action = { type: 'leave', place, values: sent }
const thanked: Outcome = { status: 'sent' }
const failed: Outcome = { status: 'failed', reason: 'offline' }
const refused: Outcome = { status: 'refused', errors: { name: 'blank' } }
const form = ({ forms }: Inquiries) => forms[place.id]

it('shows what it showed before while it is sent', () => {
  const again: Action = { type: 'send', place, shown: failed }
  expect(form(after(send, settle(failed, sent), again))?.progress).toEqual({ status: 'sending', shown: failed })
})

it('forgets what was stored, and keeps what was typed since', () => {
  expect(form(after(send, settle(thanked, { ...sent, story: 'Rain, twice.' })))?.values).toEqual({
    story: 'Rain, twice.',
  })
  expect(form(after(send, leave, settle(thanked)))?.values).toEqual({})
  expect(form(after(send, leave, settle(failed)))?.values).toEqual(sent)
})

it('says every outcome, a refusal only where no form lists the answers', () => {
  expect(after(send, settle(thanked, sent)).message).toMatchObject({ kind: 'success', away: false })
  expect(after(send, settle(failed)).message).toMatchObject({ kind: 'error', away: true })
  expect(after(send, settle(refused)).message).toMatchObject({ kind: 'error', away: true })
  expect(after(send, settle(failed, sent), send, settle(refused, sent)).message).toBeUndefined()
})

it('takes a message back once its form is opened, and no other', () => {
  const told = after(send, leave, settle(failed))
  expect(reduce(told, { type: 'open', place }).message).toBeUndefined()
  expect(reduce(told, { type: 'open', place: inquiryPlace }).message).toBe(told.message)
})

it('lets an old message that goes leave the new one', () => {
  const [old, told] = [after(send, settle(failed)), after(send, settle(thanked))]
  expect(reduce(told, { type: 'dismiss', message: old.message! }).message).toBe(told.message)
  expect(reduce(told, { type: 'dismiss', message: told.message! }).message).toBeUndefined()
})

it('marks nothing that was refused once its couple has seen it and comes back', () => {
  expect(form(after(send, settle(refused, sent), leave))).toMatchObject({ progress: idle, values: sent })
  expect(form(after(send, leave, settle(refused)))?.progress).toEqual(refused)
})
