import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  detailedForm,
  type Field,
  type Fields,
  type Inquiry,
  readAnswers,
  shortForm,
} from './fields'
import { schemas } from './schema'

const valid: Record<Field['kind'], string> = {
  text: 'Jaipur',
  email: 'asha@example.com',
  tel: '+91 98765 43210',
  date: '2027-02-14',
  multiline: 'One\nTwo',
  choice: '',
}
const fields = [shortForm, detailedForm].flatMap(
  ({ id, fields }: { id: keyof typeof schemas; fields: Fields }) => {
    const schema = schemas[id] as z.ZodMiniType
    const answers = Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [name, valid[kind]]),
    )
    return Object.entries(fields).map(([name, field]) => {
      const check = (answer: string) => {
        const parsed = schema.safeParse({ ...answers, [name]: answer })
        if (parsed.success) return { accepted: (parsed.data as Record<string, unknown>)[name] }
        return parsed.error.issues.map(issue => [issue.path.join('.'), issue.message])
      }
      return { label: `${id}.${name}`, name, field, check }
    })
  },
)
const checkOf = (field: keyof Inquiry) => fields.find(({ name }) => name === field)!.check

it.each(fields)('$label accepts exactly what fields.ts allows', ({ name, field, check }) => {
  const { kind, max, options, required } = field
  expect(check('')).toEqual(required ? [[name, 'blank']] : { accepted: null })
  for (const option of options ?? []) expect(check(option)).toEqual({ accepted: option })
  for (const other of options ? ['99', 'toString', options.join()] : [])
    expect(check(other)).toEqual([[name, 'choice']])
  if (!['text', 'tel', 'multiline'].includes(kind)) return
  expect(check('x'.repeat(max))).toEqual({ accepted: 'x'.repeat(max) })
  for (const longer of ['x'.repeat(max + 1), '👩'.repeat(max / 2) + 'x'])
    expect(check(longer)).toEqual([[name, 'long']])
})

const local = 'a'.repeat(254 - '@example.com'.length)
it.each([
  ['with marks', "o'neil!#$%&*/=?^_`{|}~-@example.com"],
  ['in Devanagari', 'आशा@उदाहरण.परीक्षा'],
  ['in Sinhala, with joiners', 'ක්‍ෂ@ශ්‍රී.ලංකා'],
  ['of 254 letters', `${local}@example.com`],
])('an email address %s is valid', (_, email) => {
  expect(checkOf('email')(email)).toEqual({ accepted: email })
})

it.each([
  ['without an @', 'asha', 'email'],
  ['with a space', 'a b@example.com', 'email'],
  ['with two dots in a row', 'a@b..com', 'email'],
  ['of 255 letters', 'a'.repeat(255), 'long'],
])('an email address %s breaks one rule', (_, email, rule) => {
  expect(checkOf('email')(email)).toEqual([['email', rule]])
})

it.each(['2026-02-30', '0000-01-01', '14.02.2027'])('the day %s is not valid', day => {
  expect(checkOf('wedding_date')(day)).toEqual([['wedding_date', 'date']])
})

it.each<[what: string, answer: string | null, sent: (string | Blob)[]]>([
  ['every kind of line break', 'a\nb\nc\nd', ['a\r\nb\rc\nd']],
  ['tabs, and no other control characters', 'a\tbcd', ['a\tb\u0000\u0007c\u001b\u007f\u0085d']],
  ['an answer without the spaces around it', 'a b', [' \n a b \u00a0\n']],
  ['half of a surrogate pair as the replacement character', 'a\ufffd', ['a\ud83d']],
  ['joiners and marks, which Indic names and emoji need', 'क्‍ष श्री‌मान् 👩‍❤️‍👨', ['क्‍ष श्री‌मान् 👩‍❤️‍👨']],
  ['line and paragraph separators as line breaks', 'a\nb\nc', ['a\u2028b\u2029c']],
  [
    'a copied telephone number without control characters',
    '+91 98765 43210',
    ['\u202a+91 98765\u202c\u2066 43210\u2069'],
  ],
  ['direction marks, which names in two scripts need', 'Zoë\u200e \u061c7', ['Zoë\u200e \u061c7']],
  ['letters without recomposing them', 'क़ क\u093c é e\u0301', ['क़ क\u093c é e\u0301']],
  ['a missing answer as null', null, []],
  ['a file as null', null, [new Blob(['text'])]],
  ['the first of several answers', 'first', ['first', 'second']],
])('reads %s', (_, answer, sent) => {
  const data = new FormData()
  for (const message of sent) data.append('message', message)
  for (const unknown of ['__proto__', 'constructor', '$ACTION_ID', 'flags'])
    data.append(unknown, 'x')
  const answers = readAnswers(shortForm.fields, data)
  expect(Object.keys(answers)).toEqual(Object.keys(shortForm.fields))
  expect(checkOf('message')(answers.message!)).toEqual({ accepted: answer })
})

it.each(fields.filter(({ field }) => ['text', 'tel'].includes(field.kind)))(
  '$label joins several lines into one',
  ({ check }) => {
    expect(check('Udaipur\r\n\r\nAnswered:\u2028x')).toEqual({ accepted: 'Udaipur Answered: x' })
  },
)
