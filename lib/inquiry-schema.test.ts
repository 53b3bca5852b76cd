import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { detailedInquiryFields, type Field, type Inquiry, inquiryFields } from './inquiry'
import { detailedInquirySchema, inquirySchema } from './inquiry-schema'

const valid: Record<Field['kind'], string> = {
  text: 'Jaipur',
  email: 'asha@example.com',
  tel: '+91 98765 43210',
  date: '2027-02-14',
  multiline: 'One\nTwo',
  choice: '',
}
const forms = [
  { form: 'short', fields: inquiryFields as Record<string, Field>, schema: inquirySchema as z.ZodMiniType },
  {
    form: 'detailed',
    fields: detailedInquiryFields as Record<string, Field>,
    schema: detailedInquirySchema as z.ZodMiniType,
  },
]
/** Every field of both forms, with the rule that an answer to it breaks while all other answers are right. */
const fields = forms.flatMap(({ form, fields, schema }) => {
  const answers = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, valid[kind]]))
  return Object.entries(fields).map(([name, field]) => {
    const check = (answer: string) => {
      const parsed = schema.safeParse({ ...answers, [name]: answer })
      if (parsed.success) return { taken: (parsed.data as Record<string, unknown>)[name] }
      return parsed.error.issues.map(issue => [issue.path.join('.'), issue.message])
    }
    return { of: `${name} of the ${form} form`, name, field, check }
  })
})
const checkOf = (wanted: keyof Inquiry) => fields.find(({ name }) => name === wanted)!.check

it.each(fields)('$of is required or null when empty, as long as its maximum, and one of its options', one => {
  const { name, check } = one
  const { kind, max, options, required } = one.field
  expect(check('')).toEqual(required ? [[name, 'blank']] : { taken: null })
  for (const option of options ?? []) expect(check(option)).toEqual({ taken: option })
  for (const other of options ? ['99', 'toString', options.join()] : [])
    expect(check(other)).toEqual([[name, 'choice']])
  if (!['text', 'tel', 'multiline'].includes(kind)) return
  expect(check('x'.repeat(max))).toEqual({ taken: 'x'.repeat(max) })
  for (const longer of ['x'.repeat(max + 1), '👩'.repeat(max / 2) + 'x'])
    expect(check(longer)).toEqual([[name, 'long']])
})

const local = 'a'.repeat(254 - '@example.com'.length)
it.each([
  'a@b',
  'asha.rao+vista@mail.example.co.in',
  "o'neil!#$%&*/=?^_`{|}~-@example.com",
  '.dots..are.fine.@example.com',
  'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
  'asha@münchen.example',
  'आशा@उदाहरण.परीक्षा',
  'ක්‍ෂ@ශ්‍රී.ලංකා',
  `${local}@example.com`,
])('takes the address %s, as browsers or mail programs do', email => {
  expect(checkOf('email')(email)).toEqual({ taken: email })
})

it.each([
  ...[
    'asha',
    'asha@',
    '@example.com',
    'a b@example.com',
    'a@b@c',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@b.com\nc',
  ].map(email => [email, 'email']),
  [`${local}a@example.com`, 'long'],
  ['a'.repeat(255), 'long'],
])('refuses the address %j for one reason', (email, rule) => {
  expect(checkOf('email')(email)).toEqual([['email', rule]])
})

it.each(['0001-01-01', '1900-12-31', '2028-02-29', '9999-12-31'])('takes the day %s', day => {
  expect(checkOf('wedding_date')(day)).toEqual({ taken: day })
})

it.each([
  ...['2026-02-30', '2027-02-29', '0000-01-01', '2026-13-01', '14.02.2027', '2027-2-14', '2027-02-14T00:00'],
  '12027-01-01',
])('refuses %s, which is no day of a calendar', day => {
  expect(checkOf('wedding_date')(day)).toEqual([['wedding_date', 'date']])
})
