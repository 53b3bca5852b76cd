import * as z from 'zod/mini'
import type { Rule } from './action-state'
import { type Answers, detailedInquiryFields, type Field, type Fields, inquiryFields } from './inquiry'

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
function answer(field: Field) {
  if (field.required) return z.pipe(z.string().check(z.minLength(1, broken('blank'))), given(field))
  const orNull = z.transform((text: string) => text || null)
  return z.pipe(z.pipe(z.string(), orNull), z.nullable(given(field)))
}

export type Schema<Output> = z.ZodMiniType<Output, Record<string, string>>

function schemaOf<F extends Fields>(fields: F) {
  const answers = Object.entries(fields).map(([name, field]) => [name, answer(field)])
  return z.object(Object.fromEntries(answers)) as unknown as Schema<Answers<F>>
}

export const inquirySchema = schemaOf(inquiryFields)
export const detailedInquirySchema = schemaOf(detailedInquiryFields)
