import { type InboxRow, readInbox } from '@/db/records'
import { fit, oneLine } from '@/lib/terminal-text'
import { type Operator, type Subcommand, UsageError } from './subcommand'

const defaultLimit = 50
const gap = '  '

/** From the left, as many as the terminal has room for. Titles, cells and widths in characters. */
const columns: [string, number, (row: InboxRow) => string | null][] = [
  ['REF', 8, row => row.reference],
  ['LEFT', 7, row => (row.hours_left === 'overdue' ? row.hours_left : `${row.hours_left} h`)],
  ['?', 1, row => (row.flags ? '?' : '')],
  ['RECEIVED (IST)', 16, row => row.received?.replace(' IST', '') ?? null],
  ['NAME', 24, row => row.name],
  ['WEDDING', 10, row => row.wedding_date],
  ['PLACE', 20, row => row.place],
  ['BUDGET', 19, row => row.budget],
  ['E-MAIL', 28, row => row.email],
  ['WHATSAPP', 15, row => row.whatsapp],
  ['DISCRETION', 19, row => row.discretion],
  ['FORM', 30, row => row.form],
]

export const list: Subcommand = {
  usage: 'list [--all] [--json]',
  help: `The newest ${defaultLimit} inquiries, newest first, or all; with the hours that are left of the 24 we promise. It does not know who has been answered.`,
  options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('list takes no other words.')
    const limit = values.all ? undefined : defaultLimit
    return async ({ staffUrl }, operator) => {
      // One more than is shown tells whether there are more.
      const rows = readInbox(staffUrl, limit && limit + 1)
      const { shown, flagged, more } = await write(operator, rows, limit, values.json ? jsonLine : tableLine)
      if (shown === 0) operator.say('No inquiry yet.')
      if (flagged) operator.say('?: looks like spam. `show REF` says why.')
      if (more) operator.say(`These are the newest ${defaultLimit}. All: --all`)
      return 0
    }
  },
}

/** Without a row: the heading. */
type Line = (row: InboxRow | undefined, operator: Operator) => string

async function write(operator: Operator, rows: AsyncIterable<InboxRow>, limit: number | undefined, line: Line) {
  const sum = { shown: 0, flagged: false, more: false }
  for await (const row of rows) {
    if (sum.shown === limit) return { ...sum, more: true }
    if (sum.shown === 0) await operator.write(line(undefined, operator))
    await operator.write(line(row, operator))
    sum.shown += 1
    sum.flagged ||= Boolean(row.flags)
  }
  return sum
}

/** One object a line, so that a program can read it as a stream. */
const jsonLine: Line = row => (row ? `${JSON.stringify(row)}\n` : '')

export const tableLine: Line = (row, { screen }) => {
  let line = ''
  for (const [title, width, cell] of columns) {
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

function coloured(line: string, row: InboxRow | undefined): string {
  const code = !row ? bold : row.flags ? dim : row.hours_left !== 'overdue' && Number(row.hours_left) <= 6 ? red : 0
  return code ? `\u001b[${code}m${line}\u001b[0m` : line
}
