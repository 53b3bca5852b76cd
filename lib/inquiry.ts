/**
 * The fields of both forms: which are required, their options and their maximum lengths. Forms, schemas, tables and labels
 * use them. This file imports nothing, so it costs a browser a few hundred bytes.
 */

/** Investment range of the short form, in lakhs (100,000) of rupees. */
export const budgets = ['3-5', '5-8', '8-12', '12+'] as const
/** Investment range of the detailed form, in lakhs of rupees. It differs from the short form's on purpose. */
export const budgetRanges = ['5-8', '8-12', '12-18', '18+'] as const
export const decisionTimelines = ['immediate', 'month', 'quarter', 'exploring'] as const
export const multiDays = ['single', '2-3', '4-5', 'week'] as const
export const discretions = ['standard', 'nda', 'public'] as const

/**
 * What an answer may be. `max` is its length in UTF-16 code units, with newlines as LF. The forms set no `maxlength`: browsers
 * would cut pasted text silently.
 */
export interface Field {
  kind: 'text' | 'email' | 'tel' | 'date' | 'multiline' | 'choice'
  required: boolean
  max: number
  options?: readonly string[]
}
/** The fields of a form by their names in it. */
export type Fields = Record<string, Field>

// Limits against abuse only, far above any honest answer. 254 is the longest address SMTP allows (RFC 5321, 4.5.3.1.3).
const name = { kind: 'text', required: true, max: 200 } as const
const email = { kind: 'email', required: true, max: 254 } as const
const phone = { kind: 'tel', max: 40 } as const
const date = { kind: 'date', max: 10 } as const
const line = { kind: 'text', required: false, max: 300 } as const
const optional = { required: false } as const
const required = { required: true } as const
const choice = <const O extends readonly string[]>(options: O) => ({
  kind: 'choice' as const,
  required: false as const,
  max: 20,
  options,
})

/** Share Your Story, on the home page; keys are the names in the form and in table `inquiries`. */
export const inquiryFields = {
  names: name,
  email,
  phone: { ...phone, ...required },
  wedding_date: { ...date, ...required },
  location: { ...line, ...required },
  guest_count: line,
  budget: choice(budgets),
  message: { kind: 'multiline', ...optional, max: 10_000 },
} as const satisfies Fields

/** Tell Us About Your Celebration, on the contact page; keys are the names in the form. */
export const detailedInquiryFields = {
  name,
  email,
  phone: { ...phone, ...optional },
  weddingDate: { ...date, ...optional },
  venue: line,
  guestCount: line,
  multiDay: choice(multiDays),
  culturalDetails: { kind: 'multiline', ...optional, max: 5_000 },
  visualReferences: { kind: 'multiline', ...optional, max: 2_000 },
  weddingPlanner: line,
  budgetRange: choice(budgetRanges),
  decisionTimeline: choice(decisionTimelines),
  story: { kind: 'multiline', ...optional, max: 10_000 },
  nda: choice(discretions),
} as const satisfies Fields

/** The honeypot of both forms: invisible, and named like nothing that browsers fill in. */
export const honeypot = 'vista_margin_note'

export type InquiryField = keyof typeof inquiryFields
export type DetailedInquiryField = keyof typeof detailedInquiryFields

/** A normalised answer: one of the field's options, or any text; an empty optional one is null. */
export type Answer<F extends Field> =
  (F extends { options: readonly (infer O)[] } ? O : string) | (F['required'] extends true ? never : null)
export type Answers<F extends Fields> = { -readonly [K in keyof F]: Answer<F[K]> }
export type Inquiry = Answers<typeof inquiryFields>
export type DetailedInquiry = Answers<typeof detailedInquiryFields>
