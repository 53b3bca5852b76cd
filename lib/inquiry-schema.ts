import * as z from 'zod/mini'
import {
  type Answers,
  type DetailedInquiry,
  detailedInquiryFields,
  type Field,
  type Inquiry,
  inquiryFields,
} from './inquiry'
import type { Rule } from './action-state'

// Before the first schema: zod would otherwise try `new Function`, which the content security policy reports.
z.config({ jitless: true })

// HTML's own rule (z.regexes.html5Email) with the letters, marks and digits of every script, and ZWNJ and ZWJ, which domains
// in Indic scripts may hold. Browsers turn such a domain into punycode; a mail program may offer either.
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d-]{0,61}[\p{L}\p{M}\p{N}])?`
const international = new RegExp(
  String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~\u200c\u200d\-]+@${label}(?:\.${label})*$`,
  'u',
)

const broken = (rule: Rule) => ({ error: rule })
const isEmail = (text: string) => z.regexes.html5Email.test(text) || international.test(text)
const isYearOfBrowsers = (text: string) => !text.startsWith('0000')

/** What an answer must be once it is not empty. */
function given(field: Field) {
  if (field.options) return z.enum(field.options, broken('choice'))
  if (field.kind === 'date') return z.iso.date(broken('date')).check(z.refine(isYearOfBrowsers, broken('date')))
  // Not zod's own max: it counts characters, and a form counts UTF-16 code units.
  const text = z.string().check(z.refine(answer => answer.length <= field.max, { ...broken('long'), abort: true }))
  return field.kind === 'email' ? text.check(z.refine(isEmail, broken('email'))) : text
}

function answer(field: Field) {
  if (field.required) return z.pipe(z.string().check(z.minLength(1, broken('blank'))), given(field))
  const orNull = z.pipe(
    z.string(),
    z.transform((text: string) => text || null),
  )
  return z.pipe(orNull, z.nullable(given(field)))
}

export type Schema<Stored> = z.ZodMiniType<Stored, Record<string, string>>

/**
 * Takes the answers as `readAnswers` reads them. An issue's message is the `Rule` that was broken, one a field. It is made when
 * it is first asked for: making both takes a phone as long as zod itself does, and that comes while somebody types.
 */
function schemaOf<Fields extends Record<string, Field>>(fields: Fields): () => Schema<Answers<Fields>> {
  let made: Schema<Answers<Fields>> | undefined
  const make = () => {
    const answers = Object.entries(fields).map(([name, field]) => [name, answer(field)] as const)
    // The compiler cannot follow a loop over the fields; inquiry-schema.test.ts does.
    return z.object(Object.fromEntries(answers)) as unknown as Schema<Answers<Fields>>
  }
  return () => (made ??= make())
}

export const inquirySchema: () => Schema<Inquiry> = schemaOf(inquiryFields)
export const detailedInquirySchema: () => Schema<DetailedInquiry> = schemaOf(detailedInquiryFields)
