import { expect, it } from 'vitest'
import { detailedInquiryForm, inquiryForm } from './inquiry'

const choices = {
  budget: '3-5: ₹3–5 lakhs, 5-8: ₹5–8 lakhs, 8-12: ₹8–12 lakhs, 12+: ₹12 lakhs and above',
  budgetRange: '5-8: ₹5–8 lakhs, 8-12: ₹8–12 lakhs, 12-18: ₹12–18 lakhs, 18+: ₹18 lakhs and above',
  decisionTimeline:
    'immediate: Within 1 week, month: Within 1 month, quarter: Within 3 months, exploring: Just exploring',
  multiDay: 'single: A single day, 2-3: 2–3 days, 4-5: 4–5 days, week: A week or more',
  nda: 'standard: Standard discretion, nda: Full NDA required, public: Open to publicity',
}

it('of each choice the studio reads what the couple has chosen', () => {
  const options = Object.entries({ ...inquiryForm.options, ...detailedInquiryForm.options })
  const listed = options.map(([name, words]) => {
    const pairs = Object.entries(words).map(([value, shown]) => `${value}: ${shown}`)
    return [name, pairs.join(', ')]
  })
  expect(Object.fromEntries(listed)).toEqual(choices)
})
