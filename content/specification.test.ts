import { expect, it } from 'vitest'
import { notFound, unexpectedError } from './errors'
import { detailedInquiryForm, inquiryForm } from './inquiry'

/*
 * What the customer fixed and a browser test does not list: golden files follow `content/`, these
 * words do not.
 */

it('each form has its specified words', () => {
  expect(inquiryForm).toMatchObject({
    title: 'Share Your Story',
    submit: 'Send Your Inquiry',
    submitting: 'Submitting...',
    messages: {
      sent: {
        title: 'Inquiry Submitted Successfully!',
        description: "We'll review your inquiry and respond within 24 hours.",
      },
      failed: {
        title: 'Submission Failed',
        description:
          'There was an error submitting your inquiry. Please try again or contact us directly.',
      },
      unexpected: {
        title: 'Submission Failed',
        description: 'An unexpected error occurred. Please try again.',
      },
    },
  })
  expect(detailedInquiryForm).toMatchObject({
    title: 'Tell Us About Your Celebration',
    submit: 'Submit',
    submitting: 'Submitting...',
    messages: {
      sent: {
        title: 'Detailed Inquiry Submitted Successfully!',
        description: "We'll review your submission and get back to you within 24 hours.",
      },
      failed: {
        description:
          'There was an error submitting your detailed inquiry. Please try again or contact us directly.',
      },
    },
  })
})

it('each option is stored and shown as specified', () => {
  expect(Object.keys(inquiryForm.options.budget)).toEqual(['3-5', '5-8', '8-12', '12+'])
  const { budgetRange, multiDay, decisionTimeline, nda } = detailedInquiryForm.options
  expect(Object.keys(budgetRange)).toEqual(['5-8', '8-12', '12-18', '18+'])
  expect(Object.keys(multiDay)).toEqual(['single', '2-3', '4-5', 'week'])
  expect(decisionTimeline).toEqual({
    immediate: 'Within 1 week',
    month: 'Within 1 month',
    quarter: 'Within 3 months',
    exploring: 'Just exploring',
  })
  expect(nda).toEqual({
    standard: 'Standard discretion',
    nda: 'Full NDA required',
    public: 'Open to publicity',
  })
})

it('the error pages have their specified words', () => {
  expect(notFound).toMatchObject({
    title: '404',
    text: 'Oops! Page not found',
    back: { label: 'Return to Home', href: '/' },
  })
  expect(unexpectedError.title).toBe('Unexpected Application Error!')
})
