import { cards } from '@/content/cards'
import { expect, test } from 'vitest'
import { notFound, routerError } from '@/content/errors'
import { home } from '@/content/home'
import { detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { themeKey } from '@/lib/theme-key'

// Copied from the specification, and not from content/.

const title = 'Submission Failed'

test('a couple is told what became of an inquiry in the specified words', () => {
  expect(inquiryForm.sent).toEqual({
    title: 'Inquiry Submitted Successfully!',
    description: "We'll review your inquiry and respond within 24 hours.",
  })
  expect(detailedInquiryForm.sent).toEqual({
    title: 'Detailed Inquiry Submitted Successfully!',
    description: "We'll review your submission and get back to you within 24 hours.",
  })
  expect(inquiryForm.failed).toEqual({
    title,
    description: 'There was an error submitting your inquiry. Please try again or contact us directly.',
  })
  expect(detailedInquiryForm.failed).toEqual({
    title,
    description: 'There was an error submitting your detailed inquiry. Please try again or contact us directly.',
  })
  expect(messages.unexpected).toEqual({ title, description: 'An unexpected error occurred. Please try again.' })
  for (const { submitting } of [inquiryForm, detailedInquiryForm]) expect(submitting).toBe('Submitting...')
})

test('a page that is missing or has failed says so in the specified words', () => {
  expect(notFound).toMatchObject({ title: '404', text: 'Oops! Page not found', back: { label: 'Return to Home' } })
  expect(routerError.title).toBe('Unexpected Application Error!')
})

test('the card of the home page says in five words what is offered', () => {
  expect(cards.home!.words).toBe('Indian wedding photography and film')
})

test('a couple begins their story with the collection that they chose', () => {
  expect(home.investment.begin.line).toBe('We would love the {name}.')
})

test('the theme is kept under a key that is named after the product', () => {
  expect(themeKey).toBe('noor-vista-theme')
})
