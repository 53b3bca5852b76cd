import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDetailedInquiry, sendInquiry } from './actions'
import { freshDatabase } from '@/db/testing'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'

const database = await freshDatabase()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** What was typed, and what of it is stored where it is not the same. */
const strings: (string | [typed: string, stored: string])[] = [
  ...['', 'null', 'undefined', 'NaN', '0', '-', 'true', '[object Object]', '__proto__', 'toString', '$1', '{}'],
  ...["'; drop table inquiries; --", '%00', '\\x00', '\\N', '${7*7}', '{{7*7}}', '%s%n', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '" onfocus="alert(1)', '=1+1', '1e309', 'क्‍ष श्री‌मान्', 'e\u0301 \u0958', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ...['ﷺ', 'שלום\u200fabc', 'Z͑ͫ̓ͪ̂A', '\u200b', 'x'.repeat(200)],
  ['a\0b\u001b[31mc\u0085', 'ab[31mc'],
  ['\u202egpj.exe\u2066', 'gpj.exe'],
  [' \t\u00a0\u3000 ', ''],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['half \ud83d', 'half \ufffd'],
]
const forms: { table: string; fields: Record<string, Field>; send: typeof sendInquiry }[] = [
  { table: 'inquiries', fields: inquiryFields, send: sendInquiry },
  { table: 'detailed_inquiries', fields: detailedInquiryFields, send: sendDetailedInquiry },
]
const column = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function form(fields: Record<string, Field>, valueOf: (field: Field) => string) {
  const data = new FormData()
  for (const [name, field] of Object.entries(fields)) data.append(name, valueOf(field))
  return data
}

describe.each(forms)('table $table', ({ table, fields, send }) => {
  const texts = Object.keys(fields).filter(name => ['text', 'tel', 'multiline'].includes(fields[name]!.kind))
  const choices = Object.keys(fields).filter(name => ['choice', 'date'].includes(fields[name]!.kind))

  it.each(strings.map((each, n) => [n, ...[each].flat()] as [number, string, string?]))(
    'keeps or refuses string %i in every answer: %j',
    async (n, typed, stored = typed) => {
      const email = `${n}@example.com`
      const usual: Partial<Record<Field['kind'], string>> = { email, date: '2027-02-14', choice: '' }
      const state = await send(form(fields, ({ kind }) => usual[kind] ?? typed))
      const refused = texts.filter(name => (stored ? stored.length > fields[name]!.max : fields[name]!.required))
      if (state.status === 'refused') return expect(Object.keys(state.errors).sort()).toEqual(refused.sort())
      expect([state.status, refused]).toEqual(['sent', []])
      const [row] = await database.owner`select * from ${database.owner(table)} where email = ${email}`
      expect(texts.map(name => row?.[column(name)])).toEqual(texts.map(() => stored || null))
    },
  )

  it('refuses each of them as a choice and as a day', async () => {
    for (const [typed, stored = typed] of strings.map(each => [each].flat()).filter(([typed]) => typed)) {
      const state = await send(form(fields, ({ kind }) => (['choice', 'date'].includes(kind) ? typed! : '')))
      const errors = state.status === 'refused' ? state.errors : {}
      if (stored) for (const name of choices) expect(errors[name], typed).toMatch(/choice|date/)
    }
  })
})
