import * as z from 'zod/mini'
import { type Answers, detailedForm, type Field, type Fields, shortForm } from './fields'
import type { Rule, Values } from './outcome'
import { normalise, normaliseLine } from './plain-text'

// HTML's rule (z.regexes.html5Email) for every script. Indic domains may contain ZWNJ and ZWJ.
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d-]{0,61}[\p{L}\p{M}\p{N}])?`
const international = new RegExp(
  String.raw`^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_\x60{|}~\u200c\u200d\-]+@${label}(?:\.${label})*$`,
  'u',
)

const errorOf = (rule: Rule) => ({ error: rule })
/** A browser's date field begins with the year 1. db/schema.ts has the same bounds. */
const hasYear = (text: string) => !text.startsWith('0000')
const isEmail = (text: string) => z.regexes.html5Email.test(text) || international.test(text)

// Zod's `max` counts characters, but forms count UTF-16 code units. With `abort`, an answer that is
// too long gets no second error.
const textSchema = ({ max }: Field) =>
  z.string().check(z.refine(answer => answer.length <= max, { ...errorOf('long'), abort: true }))

/** The rules for an answer that is not empty. */
const schemaOfKind: Record<Field['kind'], (field: Field) => z.ZodMiniType<string, string>> = {
  text: textSchema,
  tel: textSchema,
  multiline: textSchema,
  email: field => textSchema(field).check(z.refine(isEmail, errorOf('email'))),
  date: () => z.iso.date(errorOf('date')).check(z.refine(hasYear, errorOf('date'))),
  choice: ({ options = [] }) => z.enum(options, errorOf('choice')),
}

/** A pipe stops at the first step that finds an error, so an empty answer is only `blank`. */
function fieldSchema(field: Field): z.ZodMiniType<string | null, string> {
  const text = z.pipe(
    z.string(),
    z.transform(field.kind === 'multiline' ? normalise : normaliseLine),
  )
  const answer = schemaOfKind[field.kind](field)
  if (field.required) {
    const notBlank = z.string().check(z.minLength(1, errorOf('blank')))
    return z.pipe(z.pipe(text, notBlank), answer)
  }
  const orNull = z.transform((text: string) => text || null)
  return z.pipe(z.pipe(text, orNull), z.nullable(answer))
}

export type Schema<Output> = z.ZodMiniType<Output, Values>

function schemaOf<F extends Fields>(fields: F) {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])
  return z.object(Object.fromEntries(shape)) as Schema<Answers<F>>
}

export const schemas = {
  [shortForm.id]: schemaOf(shortForm.fields),
  [detailedForm.id]: schemaOf(detailedForm.fields),
}
