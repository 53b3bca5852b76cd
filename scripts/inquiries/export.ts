import path from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { type Letter, readLetters } from '@/db/letters'
import { tables } from '@/db/records'
import { detailedInquiries, inquiries } from '@/db/schema'
import { byteOrderMark, csvRecord } from '@/lib/csv'
import { inIndia } from '@/lib/india'
import type { DetailedInquiryField, InquiryField } from '@/lib/inquiry'
import { writeNewFile } from './new-file'
import { type Subcommand, UsageError } from './subcommand'
import { count, optionsOf, whatsAppLink } from './words'

export const exportAll: Subcommand = {
  usage: 'export [--csv | --json] [--out FILE]',
  help: 'Writes every inquiry to a new file that only its owner may read, inquiries-2026-11-22.csv with the day of today unless named: CSV that spreadsheets open (a leading apostrophe keeps them from reading +91 as a sum), or a JSON array. --out - writes to where the output goes.',
  options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, out: { type: 'string' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('export takes no other words.')
    if (values.csv && values.json) throw new UsageError('export writes --csv or --json, not both at once.')
    const [format, text] = values.json ? (['json', asJson] as const) : (['csv', asCsv] as const)
    const out = (values.out as string | undefined) ?? `inquiries-${inIndia(new Date()).slice(0, 10)}.${format}`
    return async ({ staffUrl }, operator) => {
      const letters = await readLetters(staffUrl)
      if (out === '-') await operator.write(text(letters))
      else await writeNewFile(out, [text(letters)])
      operator.say(`${count(letters.length)} written${out === '-' ? '' : ` to ${path.resolve(out)}`}.`)
      return 0
    }
  },
}

/** Fields of the short form that share a column with one of the detailed form. Every other field has its own column. */
const sameQuestions: Partial<Record<InquiryField, DetailedInquiryField>> = {
  names: 'name',
  location: 'venue',
  budget: 'budgetRange',
  message: 'story',
}

type Column = [heading: string, value: (letter: Letter) => unknown]

/** As they are told everywhere else. */
const told: Column[] = (['reference', 'form', 'received', 'answer_due', 'answered'] as const).map(name => [
  name,
  ({ inbox }) => inbox[name],
])

/** What is stored, column by column, and beside it what staff read elsewhere: words of an option, a link for a number. */
function columnsOf(table: Letter['table']): Column[] {
  const options = optionsOf(table)
  const stored = Object.values(getTableColumns(tables[table])).flatMap(({ name }): Column[] => {
    const value = ({ answers }: Letter) => (answers as Record<string, unknown>)[name] ?? null
    if (name === 'fingerprint') return []
    if (name === 'phone')
      return [
        [name, value],
        ['whatsapp', ({ inbox }) => whatsAppLink(inbox) ?? null],
      ]
    const words = options[name]
    return words
      ? [
          [name, value],
          [inWords(name), letter => words[String(value(letter))] ?? null],
        ]
      : [[name, value]]
  })
  return [...told, ...stored]
}
const inWords = (name: string) => `${name}_in_words`
const columns = { inquiries: columnsOf('inquiries'), detailed_inquiries: columnsOf('detailed_inquiries') }

/** Heading of the short form to heading of the CSV, where both forms ask the same. */
const renamed = Object.fromEntries(
  Object.entries(sameQuestions).flatMap(([field, same]) => {
    const [from, to] = [inquiries[field as InquiryField].name, detailedInquiries[same].name]
    return [
      [from, to],
      [inWords(from), inWords(to)],
    ]
  }),
)
const headings = [
  ...new Set(Object.values(columns).flatMap(each => each.map(([heading]) => renamed[heading] ?? heading))),
]

function asCsv(letters: Letter[]): string {
  const records = letters.map(letter => {
    const cells = columns[letter.table].map(([heading, value]) => [renamed[heading] ?? heading, textOf(value(letter))])
    const row = Object.fromEntries(cells) as Record<string, string | null>
    return headings.map(heading => row[heading] ?? null)
  })
  return byteOrderMark + [headings, ...records].map(csvRecord).join('')
}

function asJson(letters: Letter[]): string {
  const objects = letters.map(letter =>
    Object.fromEntries(columns[letter.table].map(([heading, value]) => [heading, inIndianTime(value(letter))])),
  )
  return `${JSON.stringify(objects, undefined, 2)}\n`
}

const inIndianTime = (value: unknown) => (value instanceof Date ? inIndia(value) : value)

function textOf(value: unknown): string | null {
  const text = Array.isArray(value) ? value.join('; ') : inIndianTime(value)
  return text === null ? null : String(text)
}
