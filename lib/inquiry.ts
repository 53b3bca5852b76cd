/**
 * The facts of both inquiries: which answers exist, which are needed, which may be chosen, how long each may be.
 * Forms, schemas, tables and labels all take them from here. Nothing else is imported, so a browser pays a few hundred bytes.
 */

/** Investment range of the short form, in lakhs (100,000) of rupees. */
export const budgets = ['3-5', '5-8', '8-12', '12+'] as const
/** Investment range of the detailed form, in lakhs of rupees: another scale than the short form's, and meant to be. */
export const budgetRanges = ['5-8', '8-12', '12-18', '18+'] as const
export const decisionTimelines = ['immediate', 'month', 'quarter', 'exploring'] as const
export const multiDays = ['single', '2-3', '4-5', 'week'] as const
export const discretions = ['standard', 'nda', 'public'] as const

/**
 * What one answer may be. `max` is its length in UTF-16 code units, with newlines as LF. No `maxlength` says it: a browser
 * would cut what is pasted without a word.
 */
export interface Field {
  kind: 'text' | 'email' | 'tel' | 'date' | 'multiline' | 'choice'
  required: boolean
  max: number
  options?: readonly string[]
}

// Bounds only against abuse: far above any honest answer. 254 is the longest address SMTP can carry (RFC 5321, 4.5.3.1.3).
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
} as const satisfies Record<string, Field>

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
} as const satisfies Record<string, Field>

/** A field in both forms that no person sees, called like nothing that browsers fill in: programs fill it in. */
export const honeypot = 'vista_margin_note'

export type InquiryField = keyof typeof inquiryFields
export type DetailedInquiryField = keyof typeof detailedInquiryFields

/** The one option list behind a field, or any text: the type of an answer that was given. */
type Answer<F extends Field> = F extends { options: readonly (infer O)[] } ? O : string
/** Answers after reading: normalised, and null where a couple left an optional one empty. */
export type Answers<Fields extends Record<string, Field>> = {
  [K in keyof Fields]: Fields[K]['required'] extends true ? Answer<Fields[K]> : Answer<Fields[K]> | null
}
export type Inquiry = Answers<typeof inquiryFields>
export type DetailedInquiry = Answers<typeof detailedInquiryFields>
