import { expect, it } from 'vitest'
import { inquiryForm } from '@/content/inquiry'
import type { Values } from '@/lib/inquiry/outcome'
import { carryOver } from './carry-over'

const untyped = { budgetRange: '', story: '' }
const carry = (short: Values, typed: Values = untyped) => carryOver(short, typed, inquiryForm)

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
  const values = carryOver({ budget: '3-5' }, untyped, { ...inquiryForm, labels })
  expect(values.story).toBe('How much? ₹3–5 lakhs.\n')
})

it.each([
  ['3-5', 'Investment Range: ₹3–5 lakhs.\n'],
  ['12+', 'Investment Range: ₹12 lakhs and above.\n'],
])('the range %s, which only the short form offers, goes into the story', (budget, line) => {
  expect(answered(carry({ budget }))).toEqual({ story: line })
  const message = 'We met in the rain.'
  expect(carry({ budget, message }).story).toBe(line + message)
})

it('a story begun in the detailed form stays as it is', () => {
  const typed = { ...untyped, story: 'We met in Agra.' }
  const { story } = carry({ budget: '3-5', message: 'We met in the rain.' }, typed)
  expect(story).toBe('We met in Agra.')
})

it('a range chosen in the detailed form wins over the short form’s', () => {
  const typed = { budgetRange: '18+' }
  expect(answered(carry({ budget: '12+' }, typed))).toEqual(typed)
})

it('an option that both forms offer is selected in the detailed form', () => {
  expect(carry({ budget: '5-8', message: 'We met.' })).toMatchObject({
    budgetRange: '5-8',
    story: 'We met.',
  })
})
