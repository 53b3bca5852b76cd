import { getTableColumns } from 'drizzle-orm'
import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import type { InboxRow } from '@/db/inbox'
import { type TableName, tables } from '@/db/schema'
import type { StoredInquiry } from '@/db/stored'
import { oneLine, severalLines } from '@/lib/terminal-text'
import { whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'

// An inquiry in words, the same in every command and mail. db/inbox.ts has formatted its times.

type Words = Record<string, string>
interface Form {
  title: string
  labels: Words
  options: Record<string, Words>
}
/** The labels that the couple has read; lib/inquiry-words.ts checks that each field and option has one. */
const forms: Record<TableName, Form> = { inquiries: inquiryForm, detailed_inquiries: detailedInquiryForm }
const budgets: Record<TableName, Words> = {
  inquiries: inquiryForm.options.budget,
  detailed_inquiries: detailedInquiryForm.options.budgetRange,
}
const discretions: Words = detailedInquiryForm.options.nda

/** A row of the inbox with the title of its form, the words of its options, and the digits that WhatsApp takes. */
export const inWords = (row: InboxRow) => ({
  ...row,
  form: forms[row.form].title,
  whatsapp: row.phone === null ? null : (whatsAppDigits(row.phone) ?? null),
  budget: row.budget && (budgets[row.form][row.budget] ?? row.budget),
  discretion: row.discretion && (discretions[row.discretion] ?? row.discretion),
})
export type RowInWords = ReturnType<typeof inWords>

/** 2027-02-14 as 14 February 2027; any other text unchanged. */
export function dateInWords(date: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(date) : new Date(NaN)
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `two inquiries for 14 February 2027`; undefined for a single one or without a date. */
export const sameDate = ({ same_date: many, wedding_date: date }: Pick<InboxRow, 'same_date' | 'wedding_date'>) =>
  many && many > 1 && date ? `${numbers[many] ?? many} inquiries for ${oneLine(dateInWords(date))}` : undefined

type Clock = Pick<InboxRow, 'hours_left' | 'answered' | 'answer_due'>

/** When an answer is due, or was given: `due 22 Nov, 18:40 IST, 5 h`. */
export function answerState({ hours_left, answered, answer_due }: Clock): string {
  if (answered) return `answered ${answered}`
  return hours_left === 'overdue' ? `overdue: ${answer_due}` : `due ${answer_due}, ${hours_left} h`
}

/** The same within a sentence. */
export const answerSentence = (clock: Clock) => `${clock.answered ? '' : 'answer '}${answerState(clock)}`

/** One inquiry in one line. */
export const lineOf = (row: InboxRow) =>
  `${row.reference}  ${oneLine(row.name)}  (${forms[row.form].title}, received ${row.received}; ${answerSentence(row)})`

export const count = (many: number) => (many === 1 ? '1 inquiry' : `${many} inquiries`)

export const whatsAppLink = ({ whatsapp }: { whatsapp: string | null }) =>
  whatsapp ? writeOnWhatsApp(whatsapp) : undefined

const columnsOf = (table: TableName): Record<string, { name: string }> => getTableColumns(tables[table])

/** The words of options, by column. */
export function optionsOf(table: TableName): Record<string, Words> {
  const columns = columnsOf(table)
  return Object.fromEntries(Object.entries(forms[table].options).map(([field, words]) => [columns[field]!.name, words]))
}

/** Long answers begin on a line of their own. */
const longest = 60

/** Every answer under its label, in the order of the form. */
export function answerLines({ table, answers }: StoredInquiry): string[] {
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
