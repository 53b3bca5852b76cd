import { getTableColumns } from 'drizzle-orm'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import type { InboxRow } from '@/db/inbox'
import type { Letter } from '@/db/letters'
import { tables } from '@/db/records'
import { oneLine, severalLines } from '@/lib/terminal-text'
import { writeOnWhatsApp } from '@/lib/whatsapp'

// How staff are told of an inquiry, the same in every command and mail. Its times are told by the inbox itself (db/inbox.ts).

/** 2027-02-14 as 14 February 2027; what is no such date, as it is. */
export function dateInWords(date: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(date) : new Date(NaN)
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `two letters for 14 February 2027`; undefined where there is but one, or no date. */
export const sameDate = ({ same_date: many, wedding_date: date }: InboxRow) =>
  many && many > 1 && date ? `${numbers[many] ?? many} letters for ${dateInWords(date)}` : undefined

/** The clock of the promise, which stops at the answer: `due 22 Nov, 18:40 IST, 5 h`. */
export function answerOf({ hours_left, answered, answer_due }: InboxRow): string {
  if (answered) return `answered ${answered}`
  return hours_left === 'overdue' ? `overdue: ${answer_due}` : `due ${answer_due}, ${hours_left} h`
}

/** The same within a sentence. */
export const answerTold = (row: InboxRow) => `${row.answered ? '' : 'answer '}${answerOf(row)}`

/** One inquiry in one line. */
export const lineOf = (row: InboxRow) =>
  `${row.reference}  ${oneLine(row.name)}  (${row.form}, received ${row.received}; ${answerTold(row)})`

export const count = (many: number) => (many === 1 ? '1 inquiry' : `${many} inquiries`)

export const whatsAppLink = ({ whatsapp }: InboxRow) => (whatsapp ? writeOnWhatsApp(whatsapp) : undefined)

interface Form {
  labels: Record<string, string>
  options: Record<string, Record<string, string>>
}
/** What the couple has read: lib/inquiry-words.ts sees to it that each field has a label, and each option its words. */
const forms: Record<Letter['table'], Form> = { inquiries: inquiryForm, detailed_inquiries: detailedInquiryForm }

const columnsOf = (table: Letter['table']): Record<string, { name: string }> => getTableColumns(tables[table])

/** Columns of a table to the words of their options. */
export function optionsOf(table: Letter['table']): Record<string, Record<string, string>> {
  const columns = columnsOf(table)
  return Object.fromEntries(Object.entries(forms[table].options).map(([field, words]) => [columns[field]!.name, words]))
}

/** Long answers begin on a line of their own. */
const longest = 60

/** Every answer under the label that the couple has read, in their order. */
export function answerLines({ table, answers }: Letter): string[] {
  const columns = columnsOf(table)
  const options = optionsOf(table)
  return Object.entries(forms[table].labels).map(([field, label]) => {
    const { name } = columns[field]!
    const answer = (answers as Record<string, unknown>)[name] as string | null
    if (answer === null) return `${label}: –`
    const words = options[name]?.[answer] ?? severalLines(name === 'wedding_date' ? dateInWords(answer) : answer)
    return words.length > longest || words.includes('\n')
      ? `${label}:\n  ${words.replaceAll('\n', '\n  ')}`
      : `${label}: ${words}`
  })
}
