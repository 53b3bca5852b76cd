import type { InboxRow } from '@/db/inbox'
import { readInbox } from '@/db/letters'
import { fit, oneLine } from '@/lib/terminal-text'
import { type Operator, type Subcommand, UsageError } from './subcommand'
import { answerOf, count, dateInWords, sameDate, whatsAppLink } from './words'

const defaultLimit = 50
const gap = '  '

type Column = [title: string, width: number, cell?: (row: InboxRow) => string | null]

/** From the left, as many as the terminal has room for. A column of the inbox that is not decided on here stops the compiler. */
const columns = {
  reference: ['REF', 8],
  flags: ['?', 1, row => (row.flags ? '?' : '')],
  hours_left: ['ANSWER', 27, answerOf],
  name: ['NAME', 19],
  wedding_date: ['WEDDING', 17, row => dateInWords(row.wedding_date ?? '')],
  place: ['PLACE', 20],
  budget: ['BUDGET', 19],
  email: ['E-MAIL', 28],
  whatsapp: ['WHATSAPP', 28, row => whatsAppLink(row) ?? null],
  received: ['RECEIVED', 17],
  discretion: ['DISCRETION', 19],
  form: ['FORM', 30],
  // Told by others of these, or below the table.
  ...{ phone: undefined, answer_due: undefined, answered: undefined, same_date: undefined, id: undefined },
} satisfies Record<keyof InboxRow, Column | undefined>

export const list: Subcommand = {
  usage: 'list [--all] [--json]',
  help: `The first ${defaultLimit} inquiries, or all: those that wait for an answer before those that have it, newest first; by when it is promised, and how many hours that are.`,
  options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('list takes no other words.')
    return async ({ staffUrl }, operator) => {
      const rows = await readInbox(staffUrl)
      const shown = values.all ? rows : rows.slice(0, defaultLimit)
      const line = values.json ? jsonLine : tableLine
      if (shown.length > 0) await operator.write(line(undefined, operator))
      for (const row of shown) await operator.write(line(row, operator))
      for (const sentence of sumUp(rows, shown)) operator.say(sentence)
      return 0
    }
  },
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
    ...(shown.some(row => row.flags) ? ['?: looks like spam. `show REF` says why.'] : []),
    ...(shown.length < rows.length ? [`These are the first ${defaultLimit}. All: --all`] : []),
  ]
}

/** Without a row: the heading. */
type Line = (row: InboxRow | undefined, operator: Operator) => string

/** One object a line, so that a program can read it as a stream. */
const jsonLine: Line = row => (row ? `${JSON.stringify(row)}\n` : '')

export const tableLine: Line = (row, { screen }) => {
  let line = ''
  for (const [name, column] of Object.entries(columns) as [keyof InboxRow, Column | undefined][]) {
    if (!column) continue
    const [title, width, cell = each => each[name] as string | null] = column
    const text = fit(row ? oneLine(cell(row) ?? '') : title, width)
    if (screen && line.length + gap.length + width > screen.columns) break
    line += (line && gap) + text
  }
  line = line.trimEnd()
  return `${screen?.colour ? coloured(line, row) : line}\n`
}

const bold = 1
const dim = 2
const red = 31
const urgentHours = 6

function coloured(line: string, row: InboxRow | undefined): string {
  const urgent = row && !row.answered && !(Number(row.hours_left) > urgentHours)
  const code = !row ? bold : row.flags ? dim : urgent ? red : 0
  return code ? `\u001b[${code}m${line}\u001b[0m` : line
}
