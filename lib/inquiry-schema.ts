import * as z from 'zod/mini'
import type { Rule } from './action-state'
import { type Answer, detailedInquiryFields as detailed, type Field, inquiryFields as short } from './inquiry'

// Before the first schema: zod would otherwise try `new Function`, which the content security policy reports.
z.config({ jitless: true })

// HTML's rule (z.regexes.html5Email) extended to the letters, marks and digits of every script, and to ZWNJ and ZWJ, which
// domains in Indic scripts may contain. Browsers turn such a domain into punycode; a mail program may offer either form.
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d-]{0,61}[\p{L}\p{M}\p{N}])?`
const international = new RegExp(
  String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~\u200c\u200d\-]+@${label}(?:\.${label})*$`,
  'u',
)

/** The message of an issue is the broken rule, one for each field. */
const broken = (rule: Rule) => ({ error: rule })
const isEmail = (text: string) => z.regexes.html5Email.test(text) || international.test(text)
const isYearOfBrowsers = (text: string) => !text.startsWith('0000')

/** The rules for an answer that is not empty. */
function given(field: Field) {
  if (field.options) return z.enum(field.options, broken('choice'))
  if (field.kind === 'date') return z.iso.date(broken('date')).check(z.refine(isYearOfBrowsers, broken('date')))
  // Not zod's max, which counts characters: forms count UTF-16 code units.
  const text = z.string().check(z.refine(answer => answer.length <= field.max, { ...broken('long'), abort: true }))
  return field.kind === 'email' ? text.check(z.refine(isEmail, broken('email'))) : text
}

/** An answer from `readAnswers`. */
function answer<F extends Field>(field: F) {
  const orNull = z.pipe(
    z.string(),
    z.transform((text: string) => text || null),
  )
  const schema = field.required
    ? z.pipe(z.string().check(z.minLength(1, broken('blank'))), given(field))
    : z.pipe(orNull, z.nullable(given(field)))
  return schema as unknown as z.ZodMiniType<Answer<F>, string>
}

export type Schema<Answers> = z.ZodMiniType<Answers, Record<string, string>>

export const inquirySchema = z.object({
  names: answer(short.names),
  email: answer(short.email),
  phone: answer(short.phone),
  wedding_date: answer(short.wedding_date),
  location: answer(short.location),
  guest_count: answer(short.guest_count),
  budget: answer(short.budget),
  message: answer(short.message),
})

export const detailedInquirySchema = z.object({
  name: answer(detailed.name),
  email: answer(detailed.email),
  phone: answer(detailed.phone),
  weddingDate: answer(detailed.weddingDate),
  venue: answer(detailed.venue),
  guestCount: answer(detailed.guestCount),
  multiDay: answer(detailed.multiDay),
  culturalDetails: answer(detailed.culturalDetails),
  visualReferences: answer(detailed.visualReferences),
  weddingPlanner: answer(detailed.weddingPlanner),
  budgetRange: answer(detailed.budgetRange),
  decisionTimeline: answer(detailed.decisionTimeline),
  story: answer(detailed.story),
  nda: answer(detailed.nda),
})
