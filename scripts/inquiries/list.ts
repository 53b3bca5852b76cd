import type { Command } from 'commander'
import type { InboxRow } from '@/db/inbox'
import { readInbox } from '@/db/stored'
import { asStaff } from '@/db/with-connection'
import { padOrTruncate, jsonLine, oneLine } from '@/lib/terminal-text'
import type { Terminal } from './terminal'
import { answerState, count, dateInWords, inWords, type RowInWords, sameDate, whatsAppLink } from './words'

const defaultLimit = 50
const gap = '  '

type Column = [title: string, width: number, cell?: (row: RowInWords) => string | null]

/** From the left, as many as fit the terminal. A column of the inbox that is missing here is a type error. */
const columns = {
  reference: ['REF', 8],
  flags: ['?', 1, row => (row.flags ? '?' : '')],
  hours_left: ['ANSWER', 27, answerState],
  name: ['NAME', 19],
  wedding_date: ['WEDDING', 17, row => dateInWords(row.wedding_date ?? '')],
  place: ['PLACE', 20],
  budget: ['BUDGET', 19],
  email: ['E-MAIL', 28],
  whatsapp: ['WHATSAPP', 28, row => whatsAppLink(row) ?? null],
  received: ['RECEIVED', 17],
  discretion: ['DISCRETION', 19],
  form: ['FORM', 30],
  // Shown in other columns, or below the table.
  ...{ phone: undefined, answer_due: undefined, answered: undefined, same_date: undefined, id: undefined },
} satisfies Record<keyof RowInWords, Column | undefined>

export function list(inquiries: Command, terminal: Terminal) {
  inquiries
    .command('list')
    .description(
      `Show the first ${defaultLimit} inquiries: those that wait for an answer, then those that have it, newest first.`,
    )
    .option('--all', 'every inquiry')
    .option('--json', 'a line of JSON for each')
    .action(async ({ all, json }: { all?: boolean; json?: boolean }) => {
      const rows = await asStaff(readInbox)
      const shown = all ? rows : rows.slice(0, defaultLimit)
      await writeRows(shown, terminal, json)
      for (const sentence of sumUp(rows, shown)) terminal.say(sentence)
    })
}

export function findWord(inquiries: Command, terminal: Terminal) {
  inquiries
    .command('find')
    .description('Show the inquiries with this word in their name, e-mail, telephone number, place or reference.')
    .argument('<word>', 'or a part of one, in upper or lower case; of a number, four digits or more')
    .option('--json', 'a line of JSON for each')
    .action(async (word: string, { json }: { json?: boolean }) => {
      const rows = await asStaff(readInbox)
      const found = rows.filter(row => holds(row, word))
      await writeRows(found, terminal, json)
      terminal.say(`${count(found.length)} of ${rows.length} with “${oneLine(word)}”.`)
    })
}

function holds({ reference, name, email, phone, place }: InboxRow, word: string): boolean {
  const fold = (text: string | null) => (text ?? '').normalize('NFKC').toLowerCase()
  const digits = (text: string | null) => fold(text).replace(/\D/g, '')
  const number = digits(word).length >= 4 && digits(phone).includes(digits(word))
  return number || [reference, name, email, place].some(text => fold(text).includes(fold(word).trim()))
}

async function writeRows(rows: InboxRow[], { write, screen }: Terminal, json = false) {
  if (rows.length > 0 && !json) await write(tableLine(undefined, screen))
  for (const row of rows) await write(json ? jsonLine(inWords(row)) : tableLine(inWords(row), screen))
}

function sumUp(rows: InboxRow[], shown: InboxRow[]): string[] {
  if (rows.length === 0) return ['No inquiry yet.']
  const waiting = rows.filter(row => !row.answered)
  const overdue = waiting.filter(row => row.hours_left === 'overdue').length
  const dates = new Set(shown.map(sameDate).filter(date => date !== undefined))
  const named = (date: string) => rows.filter(row => sameDate(row) === date).map(row => row.reference)
  return [
    `${waiting.length || 'None'} of ${count(rows.length)} ${waiting.length > 1 ? 'wait' : 'waits'} for an answer` +
      (overdue > 0 ? `, ${overdue} overdue.` : '.'),
    ...[...dates].map(date => `The same date: ${date} (${named(date).join(', ')}).`),
    ...(shown.some(row => row.flags) ? ['?: looks like spam. `show` says why.'] : []),
    ...(shown.length < rows.length ? [`These are the first ${defaultLimit}. All: --all`] : []),
  ]
}

/** Without a row, the heading. */
function tableLine(row: RowInWords | undefined, screen: Terminal['screen']): string {
  let line = ''
  for (const [name, column] of Object.entries(columns) as [keyof RowInWords, Column | undefined][]) {
    if (!column) continue
    const [title, width, cell = each => each[name] as string | null] = column
    if (screen && line.length + gap.length + width > screen.columns) break
    line += (line && gap) + padOrTruncate(row ? oneLine(cell(row) ?? '') : title, width)
  }
  line = line.trimEnd()
  return `${screen?.colour ? coloured(line, row) : line}\n`
}

const bold = 1
const dim = 2
const red = 31
const urgentHours = 6

function coloured(line: string, row: RowInWords | undefined): string {
  const urgent = row && !row.answered && !(Number(row.hours_left) > urgentHours)
  const code = !row ? bold : row.flags ? dim : urgent ? red : 0
  return code ? `\u001b[${code}m${line}\u001b[0m` : line
}
