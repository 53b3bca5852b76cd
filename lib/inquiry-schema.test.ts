import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { type DetailedInquiry, detailedInquiryFields, type Field, type Inquiry, inquiryFields } from './inquiry'
import { detailedInquirySchema, inquirySchema } from './inquiry-schema'

const forms = [
  { form: 'short', fields: inquiryFields as Record<string, Field>, schema: inquirySchema() },
  { form: 'detailed', fields: detailedInquiryFields as Record<string, Field>, schema: detailedInquirySchema() },
]
const valid: Record<Field['kind'], string> = {
  text: 'Jaipur',
  email: 'asha@example.com',
  tel: '+91 98765 43210',
  date: '2027-02-14',
  multiline: 'One\nTwo',
  choice: '',
}

/** Every answer of a form, with one changed. */
function answersWith(fields: Record<string, Field>, changed: Record<string, string>) {
  const answers = Object.entries(fields).map(([name, field]) => [name, valid[field.kind]])
  return { ...Object.fromEntries(answers), ...changed } as Record<string, string>
}
function check(schema: z.ZodMiniType, answers: Record<string, string>) {
  const parsed = schema.safeParse(answers)
  if (parsed.success) return parsed.data as Record<string, unknown>
  return parsed.error.issues.map(issue => [issue.path.join('.'), issue.message])
}

it('gives exactly what is stored', () => {
  expectTypeOf<z.output<ReturnType<typeof inquirySchema>>>().toEqualTypeOf<Inquiry>()
  expectTypeOf<z.output<ReturnType<typeof detailedInquirySchema>>>().toEqualTypeOf<DetailedInquiry>()
})

it('never asks the browser to compile code, which its policy forbids', () => {
  expect(z.config().jitless).toBe(true)
})

describe.each(forms)('the $form form', ({ fields, schema }) => {
  it.each(Object.entries(fields))('%s is needed, or null when empty', (name, field) => {
    const outcome = check(schema, answersWith(fields, { [name]: '' }))
    if (field.required) expect(outcome).toEqual([[name, 'blank']])
    else expect(outcome).toMatchObject({ [name]: null })
  })

  const lines = Object.entries(fields).filter(([, { kind }]) => ['text', 'tel', 'multiline'].includes(kind))
  it.each(lines)('%s takes its maximum and not one more', (name, { max }) => {
    expect(check(schema, answersWith(fields, { [name]: 'x'.repeat(max) }))).toMatchObject({ [name]: 'x'.repeat(max) })
    expect(check(schema, answersWith(fields, { [name]: 'x'.repeat(max + 1) }))).toEqual([[name, 'long']])
    expect(check(schema, answersWith(fields, { [name]: '👩'.repeat(max / 2) + 'x' }))).toEqual([[name, 'long']])
  })

  const choices = Object.entries(fields).filter(([, { options }]) => options)
  it.each(choices)('%s takes the options listed', (name, { options = [] }) => {
    for (const option of options)
      expect(check(schema, answersWith(fields, { [name]: option }))).toMatchObject({ [name]: option })
    for (const other of ['99', 'toString', options.join()])
      expect(check(schema, answersWith(fields, { [name]: other }))).toEqual([[name, 'choice']])
  })
})

const outcomeOf = (answer: Partial<Record<keyof Inquiry, string>>) => {
  const parsed = inquirySchema().safeParse(answersWith(inquiryFields, answer))
  return parsed.success ? 'taken' : parsed.error.issues.map(issue => issue.message).join()
}

it.each([
  'a@b',
  'asha.rao+vista@mail.example.co.in',
  "o'neil!#$%&*/=?^_`{|}~-@example.com",
  '.dots..are.fine.@example.com',
  'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
  'asha@münchen.example',
  'आशा@उदाहरण.परीक्षा',
  'ක්‍ෂ@ශ්‍රී.ලංකා',
])('takes the address %s, as browsers or mail programs do', email => {
  expect(outcomeOf({ email })).toBe('taken')
})

it.each([
  'asha',
  'asha@',
  '@example.com',
  'a b@example.com',
  'a@b@c',
  'a@-b.com',
  'a@b-.com',
  'a@b..com',
  'a@b.com\nc',
])('refuses the address %j', email => {
  expect(outcomeOf({ email })).toBe('email')
})

it('refuses an address beyond 254 characters as too long, and only so', () => {
  const local = 'a'.repeat(254 - '@example.com'.length)
  expect(outcomeOf({ email: `${local}@example.com` })).toBe('taken')
  expect(outcomeOf({ email: `${local}a@example.com` })).toBe('long')
  expect(outcomeOf({ email: 'a'.repeat(255) })).toBe('long')
})

it.each(['0001-01-01', '1900-12-31', '2028-02-29', '9999-12-31'])('takes the day %s', wedding_date => {
  expect(outcomeOf({ wedding_date })).toBe('taken')
})

it.each([
  '2026-02-30',
  '2027-02-29',
  '0000-01-01',
  '2026-13-01',
  '14.02.2027',
  '2027-2-14',
  '2027-02-14T00:00',
  '12027-01-01',
])('refuses %s, which is no day of a calendar', wedding_date => {
  expect(outcomeOf({ wedding_date })).toBe('date')
})
