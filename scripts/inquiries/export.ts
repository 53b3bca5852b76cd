import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { type Command, Option } from 'commander'
import { getTableColumns } from 'drizzle-orm'
import { detailedInquiries, inquiries, type TableName, tables } from '@/db/schema'
import { readStored, type StoredInquiry } from '@/db/stored'
import { asStaff } from '@/db/with-connection'
import { byteOrderMark, csvRecord } from '@/lib/csv'
import { inIndia } from '@/lib/india'
import type { DetailedInquiryField, InquiryField } from '@/lib/inquiry'
import type { Terminal } from './terminal'
import { count, inWords, optionsOf, whatsAppLink } from './words'

export function exportAll(program: Command, { write, say }: Terminal) {
  const command = program
    .command('export')
    .description('Write every inquiry to a new file that only you may read, for a spreadsheet.')
    .addOption(new Option('--csv', 'CSV (default); an apostrophe before +91 or = keeps a spreadsheet from calculating'))
    .addOption(new Option('--json', 'a JSON array').conflicts('csv'))
    .option('--out <file>', 'inquiries-2026-11-22.csv with the day of today unless given; - is where output goes')
    .action(async ({ json, out }: { json?: boolean; out?: string }) => {
      const file = out ?? `inquiries-${inIndia(new Date()).slice(0, 10)}.${json ? 'json' : 'csv'}`
      const stored = await asStaff(readStored)
      const text = json ? asJson(stored) : asCsv(stored)
      if (file === '-') await write(text)
      else await writeNewFile(file, text, command)
      say(`${count(stored.length)} written${file === '-' ? '' : ` to ${path.resolve(file)}`}.`)
    })
}

/** Ends the command if the file cannot be created; leaves no incomplete file. */
async function writeNewFile(file: string, text: string, command: Command) {
  const handle = await open(file, 'wx', 0o600).catch(({ code }: NodeJS.ErrnoException) => {
    const taken = `${file} is there already, and stays as it is: move it away, or name another file.`
    return command.error(code === 'EEXIST' ? taken : `${file} cannot be written (${code}).`, { exitCode: 2 })
  })
  try {
    await handle.writeFile(text)
    await handle.sync()
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Fields of the short form that share a column with one of the detailed form. Every other field has its own column. */
const sameQuestions: Partial<Record<InquiryField, DetailedInquiryField>> = {
  names: 'name',
  location: 'venue',
  budget: 'budgetRange',
  message: 'story',
}

type Column = [heading: string, value: (inquiry: StoredInquiry) => unknown]

/** As the other commands show them. */
const shown: Column[] = (['reference', 'form', 'received', 'answer_due', 'answered'] as const).map(name => [
  name,
  ({ inbox }) => inWords(inbox)[name],
])

/** Every stored column, and what staff read elsewhere: the words of an option, a link for a number. */
function columnsOf(table: TableName): Column[] {
  const options = optionsOf(table)
  const stored = Object.values(getTableColumns(tables[table])).flatMap(({ name }): Column[] => {
    const value = ({ answers }: StoredInquiry) => (answers as Record<string, unknown>)[name] ?? null
    if (name === 'token' || name === 'reminded_at') return []
    if (name === 'phone')
      return [
        [name, value],
        ['whatsapp', ({ inbox }) => whatsAppLink(inWords(inbox)) ?? null],
      ]
    const words = options[name]
    return words
      ? [
          [name, value],
          [withWords(name), inquiry => words[String(value(inquiry))] ?? null],
        ]
      : [[name, value]]
  })
  return [...shown, ...stored]
}
const withWords = (name: string) => `${name}_in_words`
const columns = { inquiries: columnsOf('inquiries'), detailed_inquiries: columnsOf('detailed_inquiries') }

/** The heading in the CSV of each field of the short form that the detailed form has as well. */
const renamed = Object.fromEntries(
  Object.entries(sameQuestions).flatMap(([field, same]) => {
    const [from, to] = [inquiries[field as InquiryField].name, detailedInquiries[same].name]
    return [
      [from, to],
      [withWords(from), withWords(to)],
    ]
  }),
)
const headings = [
  ...new Set(Object.values(columns).flatMap(each => each.map(([heading]) => renamed[heading] ?? heading))),
]

function asCsv(stored: StoredInquiry[]): string {
  const records = stored.map(inquiry => {
    const cells = columns[inquiry.table].map(([heading, value]) => [
      renamed[heading] ?? heading,
      textOf(value(inquiry)),
    ])
    const row = Object.fromEntries(cells) as Record<string, string | null>
    return headings.map(heading => row[heading] ?? null)
  })
  return byteOrderMark + [headings, ...records].map(csvRecord).join('')
}

function asJson(stored: StoredInquiry[]): string {
  const objects = stored.map(inquiry =>
    Object.fromEntries(columns[inquiry.table].map(([heading, value]) => [heading, inIndianTime(value(inquiry))])),
  )
  return `${JSON.stringify(objects, undefined, 2)}\n`
}

const inIndianTime = (value: unknown) => (value instanceof Date ? inIndia(value) : value)

function textOf(value: unknown): string | null {
  const text = Array.isArray(value) ? value.join('; ') : inIndianTime(value)
  return text === null ? null : String(text)
}
