import { type AnyColumn, getTableColumns, sql } from 'drizzle-orm'
import { type PgTable, pgView, type QueryBuilder } from 'drizzle-orm/pg-core'
import { detailedInquiryFields, inquiryFields } from '@/lib/inquiry'
import { detailedInquiries, inquiries } from './schema'

/** Answers that both forms ask for, and `detailed_inquiries` keeps under another name. */
const commonNames: Record<string, string> = {
  names: 'name',
  location: 'venue',
  budget: 'budget_range',
  message: 'story',
}
/** Formulas, and what a spreadsheet would take for a day or a number: the range 2-3, the telephone number 0141. */
const notAsTyped = sql.raw(String.raw`'^([=+@\t\r-]|\d\d?-\d\d?$|0\d+$)'`)

const asText = (column: AnyColumn) => sql`case when ${column}::text ~ ${notAsTyped} then '''' else '' end || ${column}`
const inIndia = (column: AnyColumn) => sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`

/** The answers of a table by their common names. */
const answersOf = (table: PgTable, fields: object) =>
  new Map(
    Object.entries(getTableColumns(table))
      .filter(([field]) => field in fields)
      .map(([, column]) => [commonNames[column.name] ?? column.name, column]),
  )
const short = answersOf(inquiries, inquiryFields)
const long = answersOf(detailedInquiries, detailedInquiryFields)

function rowsOf(query: QueryBuilder, table: typeof inquiries | typeof detailedInquiries) {
  const answers = table === inquiries ? short : long
  const columns = [...new Set([...long.keys(), ...short.keys()])].map(name => {
    const column = answers.get(name)
    return [name, (column ? asText(column) : sql`null`).as(name)] as const
  })
  return query
    .select({
      reference: sql`left(${table.id}::text, 4) || ' ' || substr(${table.id}::text, 5, 4)`.as('reference'),
      form: sql`${sql.raw(table === inquiries ? "'Share Your Story'" : "'Tell Us About Your Celebration'")}`.as('form'),
      received: inIndia(table.created_at).as('received'),
      answered: inIndia(table.answered_at).as('answered'),
      ...Object.fromEntries(columns),
      flags: sql`array_to_string(${table.flags}, '; ')`.as('flags'),
    })
    .from(table)
}

/** Every answer of both forms, for a spreadsheet. OPERATIONS.md has the command. */
export const inquiriesExport = pgView('export')
  .with({ securityInvoker: true })
  .as(query =>
    rowsOf(query, inquiries)
      .unionAll(rowsOf(query, detailedInquiries))
      .orderBy(sql`received desc`),
  )
