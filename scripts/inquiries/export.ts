import type { Row } from 'postgres'
import { readInquiries, type Table, tables } from '@/db/records'
import { byteOrderMark, csvRecord } from '@/lib/csv'
import { writeNewFile } from './new-file'
import { type Place, type Subcommand, UsageError } from './subcommand'

export const exportAll: Subcommand = {
  usage: 'export [--csv | --json] [--out FILE]',
  help: 'Writes every inquiry: as CSV that spreadsheets open (a leading apostrophe keeps them from reading +91 as a sum), or as a JSON array. To a new file only its owner may read, or to where the output goes.',
  options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, out: { type: 'string' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('export takes no other words.')
    if (values.csv && values.json) throw new UsageError('export writes --csv or --json, not both at once.')
    const lines = values.json ? jsonLines : csvLines
    const file = values.out as string | undefined
    return async (place, operator) => {
      let many = 0
      async function* text() {
        for await (const line of lines(place))
          if (line === undefined) many += 1
          else yield line
      }
      if (file) await writeNewFile(file, text())
      else for await (const line of text()) await operator.write(line)
      operator.say(`${many === 1 ? '1 inquiry' : `${many} inquiries`} written${file ? ` to ${file}` : ''}.`)
      return 0
    }
  },
}

/** One column for what both forms ask under different names. */
const sameQuestions: Record<string, string> = {
  names: 'name',
  location: 'venue',
  budget: 'budget_range',
  message: 'story',
}
const csvColumns = [
  ...['created_at', 'name', 'email', 'phone', 'wedding_date', 'venue', 'guest_count', 'budget_range', 'story'],
  ...[
    'multi_day',
    'cultural_details',
    'visual_references',
    'wedding_planner',
    'decision_timeline',
    'nda',
    'flags',
    'id',
  ],
]

/** Yields text, and undefined once for each inquiry in it. */
type Lines = AsyncGenerator<string | undefined>

async function* csvLines({ staffUrl }: Place): Lines {
  yield byteOrderMark + csvRecord(['form', ...csvColumns])
  for await (const { table, row } of readInquiries(staffUrl)) {
    const cells = Object.fromEntries(Object.entries(row).map(([name, value]) => [sameQuestions[name] ?? name, value]))
    yield csvRecord([tables[table].form, ...csvColumns.map(name => textOf(cells[name]))])
    yield undefined
  }
}

async function* jsonLines({ staffUrl }: Place): Lines {
  let before = '[\n'
  for await (const { table, row } of readInquiries(staffUrl)) {
    yield before + JSON.stringify(withoutFingerprint(table, row))
    before = ',\n'
    yield undefined
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function withoutFingerprint(table: Table, row: Row) {
  return {
    form: tables[table].form,
    ...Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'fingerprint')),
  }
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.join('; ') : String(value)
}
