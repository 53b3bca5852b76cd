import { getTableColumns } from 'drizzle-orm'
import { readInquiries, tables } from '@/db/records'
import { detailedInquiries, inquiries } from '@/db/schema'
import { byteOrderMark, csvRecord } from '@/lib/csv'
import { type DetailedInquiryField, detailedInquiryFields, type InquiryField, inquiryFields } from '@/lib/inquiry'
import { writeNewFile } from './new-file'
import { type DatabaseUrls, type Subcommand, UsageError } from './subcommand'

export const exportAll: Subcommand = {
  usage: 'export [--csv | --json] [--out FILE]',
  help: 'Writes every inquiry: as CSV that spreadsheets open (a leading apostrophe keeps them from reading +91 as a sum), or as a JSON array. To a new file only its owner may read, or to where the output goes.',
  options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, out: { type: 'string' } },
  prepare({ values, positionals }) {
    if (positionals.length > 0) throw new UsageError('export takes no other words.')
    if (values.csv && values.json) throw new UsageError('export writes --csv or --json, not both at once.')
    const lines = values.json ? jsonLines : csvLines
    const file = values.out as string | undefined
    return async (urls, operator) => {
      let many = 0
      const text = lines(urls, () => (many += 1))
      if (file) await writeNewFile(file, text)
      else for await (const line of text) await operator.write(line)
      operator.say(`${many === 1 ? '1 inquiry' : `${many} inquiries`} written${file ? ` to ${file}` : ''}.`)
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
type Columns = Record<string, { name: string }>
const short: Columns = getTableColumns(inquiries)
const long: Columns = getTableColumns(detailedInquiries)
/** Column of the short form to column of the export. */
const renamed = Object.fromEntries(
  Object.entries(sameQuestions).map(([from, to]) => [short[from]!.name, long[to]!.name]),
)
const answers = [
  ...Object.keys(inquiryFields).map(field => renamed[short[field]!.name] ?? short[field]!.name),
  ...Object.keys(detailedInquiryFields).map(field => long[field]!.name),
]
const csvColumns = [...new Set(['created_at', ...answers, 'flags', 'id'])]

/** `onRow` is called once for each inquiry. */
type Lines = (urls: DatabaseUrls, onRow: () => void) => AsyncGenerator<string>

const csvLines: Lines = async function* ({ staffUrl }, onRow) {
  yield byteOrderMark + csvRecord(['form', ...csvColumns])
  for await (const { table, row } of readInquiries(staffUrl)) {
    const names = table === 'inquiries' ? renamed : {}
    const cells = Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]))
    yield csvRecord([tables[table].form, ...csvColumns.map(name => textOf(cells[name]))])
    onRow()
  }
}

const jsonLines: Lines = async function* ({ staffUrl }, onRow) {
  let before = '[\n'
  for await (const { table, row } of readInquiries(staffUrl)) {
    yield before + JSON.stringify({ form: tables[table].form, ...withoutFingerprint(row) })
    before = ',\n'
    onRow()
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const withoutFingerprint = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'fingerprint'))

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? value.join('; ') : String(value)
}
