import { expect, it } from 'vitest'
import { inquiryForm } from '@/content/inquiry'
import type { Values } from '@/lib/inquiry/outcome'
import { carryOver } from './carry-over'

const untyped = { budgetRange: '', story: '' }
const carry = (short: Values, typed: Values = untyped) =>
  carryOver(short, typed, inquiryForm).values

const answered = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))

const short = {
  names: 'Asha',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  wedding_date: '2027-02-14',
  location: 'Jaipur',
  guest_count: '180',
  budget: '8-12',
  message: 'We met.',
}

it('each answer goes into the detailed form’s field with the same column', () =>
  expect(answered(carry(short, {}))).toEqual({
    name: 'Asha',
    email: 'asha@example.org',
    phone: '+91 98765 43210',
    weddingDate: '2027-02-14',
    venue: 'Jaipur',
    guestCount: '180',
    budgetRange: '8-12',
    story: 'We met.',
  }))

it('an answer typed in the detailed form stays', () =>
  expect(carry(short, { venue: 'Udaipur', nda: 'nda' })).toMatchObject({
    name: 'Asha',
    venue: 'Udaipur',
    nda: 'nda',
  }))

it('a label that ends in a question mark gets no colon', () => {
  const labels = { ...inquiryForm.labels, budget: 'How much?' }
  const { values } = carryOver({ budget: '3-5' }, untyped, { ...inquiryForm, labels })
  expect(values.story).toBe('How much? ₹3–5 lakhs.\n')
})

it.each([
  ['3-5', 'Investment Range: ₹3–5 lakhs.\n'],
  ['12+', 'Investment Range: ₹12 lakhs and above.\n'],
])('the range %s, which only the short form offers, goes into the story', (budget, line) => {
  expect(carry({ budget })).toMatchObject({ budgetRange: '', story: line })
  const message = 'We met in the rain.'
  expect(carry({ budget, message }).story).toBe(line + message)
  const typed = { ...untyped, story: 'We met in Agra.' }
  expect(carry({ budget, message }, typed).story).toBe(`${line}We met in Agra.`)
})

it('a changed range replaces its earlier line in the story', () => {
  const first = carryOver({ budget: '3-5' }, untyped, inquiryForm)
  const typed = { ...first.values, story: `${first.values.story}We met in the rain.` }
  const again = (budget: string) => carryOver({ budget }, typed, inquiryForm, first.carried).values
  expect(again('3-5')).toEqual(typed)
  expect(again('12+').story).toBe('Investment Range: ₹12 lakhs and above.\nWe met in the rain.')
  expect(again('5-8')).toMatchObject({ budgetRange: '5-8', story: 'We met in the rain.' })
})

it('a range chosen in the detailed form wins over the short form’s', () => {
  const typed = { budgetRange: '18+', story: 'Investment Range: ₹3–5 lakhs.\n' }
  expect(carry({ budget: '12+' }, typed)).toMatchObject(typed)
})

it('an option that both forms offer is selected in the detailed form', () => {
  expect(carry({ budget: '5-8', message: 'We met.' })).toMatchObject({
    budgetRange: '5-8',
    story: 'We met.',
  })
})

it('a correction is carried over unless the detailed form’s answer was edited', () => {
  const first = carryOver(short, { nda: 'nda' }, inquiryForm)
  const detailed = { ...first.values, venue: 'Udaipur' }
  const corrected = {
    ...short,
    email: 'asha@example.com',
    location: 'Agra',
    message: 'We met again.',
  }
  expect(carryOver(corrected, detailed, inquiryForm, first.carried).values).toMatchObject({
    email: 'asha@example.com',
    venue: 'Udaipur',
    nda: 'nda',
    story: 'We met again.',
  })
})

it('a story typed later than the range is carried over too', () => {
  const first = carryOver({ budget: '3-5' }, untyped, inquiryForm)
  const second = { budget: '3-5', message: 'We met in the rain.' }
  const { values } = carryOver(second, first.values, inquiryForm, first.carried)
  expect(values.story).toBe('Investment Range: ₹3–5 lakhs.\nWe met in the rain.')
})

it('a story typed in the detailed form survives three changes of the range', () => {
  const first = carryOver({ budget: '3-5' }, { ...untyped, story: 'Ours.' }, inquiryForm)
  const second = carryOver({ budget: '12+' }, first.values, inquiryForm, first.carried)
  const third = carryOver({ budget: '5-8' }, second.values, inquiryForm, second.carried)
  expect(third.values).toMatchObject({ budgetRange: '5-8', story: 'Ours.' })
})
