import bigList from 'big-list-of-naughty-strings'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sendDetailedInquiry, sendInquiry } from './actions'
import { type TestDatabase, useFreshDatabase } from '@/db/testing'
import type { FormState } from '@/lib/form-state'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'
import { naughtyStrings } from '@/lib/naughty-strings'

let database: TestDatabase
beforeAll(async () => {
  database = await useFreshDatabase()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const strings = [...new Set([...bigList, ...naughtyStrings])]
const columns: Record<string, string> = { ...columnNames(inquiryFields), ...columnNames(detailedInquiryFields) }
const forms = [
  { title: 'the short form', table: 'inquiries', fields: inquiryFields as Record<string, Field>, send: sendInquiry },
  {
    title: 'the detailed form',
    table: 'detailed_inquiries',
    fields: detailedInquiryFields as Record<string, Field>,
    send: sendDetailedInquiry,
  },
]

function columnNames(fields: Record<string, Field>) {
  const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.keys(fields).map(name => [name, snake(name)]))
}

/** What may be changed in an answer, told in another way than the site does it. */
function normalised(text: string): string {
  const kept = [...text.toWellFormed().replaceAll('\r\n', '\n')].map(character => {
    const code = character.codePointAt(0)!
    if ([0x0d, 0x2028, 0x2029].includes(code)) return '\n'
    if (code === 0x09 || code === 0x0a) return character
    const control = code < 0x20 || (code >= 0x7f && code <= 0x9f)
    const turn = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)
    return control || turn ? '' : character
  })
  return kept.join('').trim()
}

let count = 0
const isText = ({ kind }: Field) => kind === 'text' || kind === 'tel' || kind === 'multiline'

/** Sends one text in every text field, and says what is lost, changed or not answered, if anything is. */
async function complain({ table, fields, send }: (typeof forms)[number], text: string): Promise<string | undefined> {
  const email = `${(count += 1)}@example.com`
  const names = Object.keys(fields).filter(name => isText(fields[name]!))
  const data = new FormData()
  for (const [name, { kind }] of Object.entries(fields))
    data.append(name, kind === 'email' ? email : kind === 'date' ? '2027-02-14' : names.includes(name) ? text : '')
  const state = await send(data)
  const expected = normalised(text)
  const breaks = (name: string) => (expected ? expected.length > fields[name]!.max : fields[name]!.required)
  const broken = names.filter(breaks)
  if (state.status === 'refused') return sameAs([...broken].sort(), Object.keys(state.errors).sort())
  if (state.status !== 'sent' || broken.length > 0) return state.status
  const [row] = await database.owner`select * from ${database.owner(table)} where email = ${email}`
  return sameAs(
    names.map(() => expected || null),
    names.map(name => row?.[columns[name]!]),
  )
}

const sameAs = (expected: unknown[], found: unknown[]) =>
  JSON.stringify(expected) === JSON.stringify(found)
    ? undefined
    : `${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`

describe.each(forms)('$title', form => {
  it('stores or refuses every naughty string in every field of text, and changes none', async () => {
    expect(naughtyStrings.length).toBeGreaterThan(120)
    const complaints = []
    for (const text of strings) {
      const complaint = await complain(form, text)
      if (complaint) complaints.push(`${JSON.stringify(text).slice(0, 60)}: ${complaint.slice(0, 200)}`)
    }
    expect(complaints).toEqual([])
  })

  it('stores or refuses whatever chance puts there', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ maxLength: 400 }),
    )
    // On failure fast-check prints the seed, which runs the same again.
    await fc.assert(
      fc.asyncProperty(anything, async text => {
        expect(await complain(form, text)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it('refuses every naughty string as a choice or a day, unless it is one', async () => {
    const choosy = Object.entries(form.fields).filter(([, { options, kind }]) => options || kind === 'date')
    for (const text of strings) {
      const data = new FormData()
      for (const [name] of choosy) data.append(name, text)
      const state = (await form.send(data)) as Extract<FormState, { status: 'refused' }>
      expect(state.status).toBe('refused')
      const wrong = choosy.filter(([name]) => !['choice', 'date', 'blank', undefined].includes(state.errors[name]))
      expect(wrong).toEqual([])
      if (normalised(text)) for (const [name] of choosy) expect(state.errors[name], text).toMatch(/choice|date/)
    }
  })
})

describe('a stranger', () => {
  const complete = () => {
    const data = new FormData()
    const answers = {
      names: 'Asha',
      email: 'stranger@example.com',
      phone: '1',
      wedding_date: '2027-02-14',
      location: 'x',
    }
    for (const [name, answer] of Object.entries(answers)) data.append(name, answer)
    return data
  }
  const answered = async (change: (data: FormData) => void) => {
    const data = complete()
    change(data)
    return (await sendInquiry(data)).status
  }

  it.each<[string, string, (data: FormData) => void]>([
    ['leaves out every field', 'refused', data => [...data.keys()].forEach(name => data.delete(name))],
    ['leaves out one field', 'refused', data => data.delete('names')],
    ['sends a field twice', 'sent', data => data.append('names', 'Kabir')],
    ['sends a list', 'sent', data => data.append('names[]', 'Kabir')],
    ['sends a file for text', 'refused', data => data.set('names', new Blob(['x']), 'x.png')],
    ['adds a file', 'sent', data => data.append('photo', new Blob([new Uint8Array(1e6)]), 'x.png')],
    ['sends fields nobody asked for', 'sent', data => data.append('flags', '{}')],
    [
      'sends columns of the table',
      'sent',
      data => ['id', 'created_at', 'fingerprint'].forEach(k => data.append(k, 'x')),
    ],
    ['sends __proto__', 'sent', data => ['__proto__', 'constructor', 'toString'].forEach(k => data.append(k, 'x'))],
    ['sends ten megabytes', 'refused', data => data.set('message', 'x'.repeat(10_000_000))],
    ['sends ten megabytes of joined marks', 'refused', data => data.set('names', '\u0301'.repeat(5_000_000))],
    ['sends ten thousand fields', 'sent', data => range(10_000).forEach(n => data.append(`field${n}`, 'x'))],
    ['sends a file into the trap', 'sent', data => data.append('vista_margin_note', new Blob(['x']), 'x')],
  ])('who %s is answered', async (_, status, change) => {
    expect(await answered(change)).toBe(status)
  })
})

const range = (length: number) => Array.from({ length }, (_, n) => n)
