import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { pgView, type QueryBuilder } from 'drizzle-orm/pg-core'
import { detailedInquiryFields, inquiryFields } from '@/lib/inquiry'
import { detailedInquiries, inquiries } from './schema'

/** Answers that both forms ask for, and `detailed_inquiries` keeps under another name. */
const commonNames: Record<string, string> = {
  names: 'name',
  location: 'venue',
  budget: 'budget_range',
  message: 'story',
}

type Table = typeof inquiries | typeof detailedInquiries

/** The answers of a table by their common names. */
const answersOf = (table: Table) =>
  new Map<string, AnyColumn>(
    Object.entries(getTableColumns(table))
      .filter(([field]) => field in (table === inquiries ? inquiryFields : detailedInquiryFields))
      .map(([, column]) => [commonNames[column.name] ?? column.name, column]),
  )
const allAnswers = [...new Set([detailedInquiries, inquiries].flatMap(table => [...answersOf(table).keys()]))]

const asText = (column: AnyColumn) =>
  column.columnType === 'PgDateString' ? sql`to_char(${column}, 'YYYY-MM-DD')` : sql`${column}`

function rowsOf(query: QueryBuilder, table: Table) {
  const answers = answersOf(table)
  const columns = allAnswers.map(name => {
    const column = answers.get(name)
    return [name, (column ? asText(column) : sql`null::text`).as(name)] as const
  })
  return query
    .select({
      id: sql<string>`${table.id}`.as('id'),
      form: (table === inquiries ? sql`'Share Your Story'` : sql`'Tell Us About Your Celebration'`).as('form'),
      created_at: sql`${table.created_at}`.as('created_at'),
      answered_at: sql`${table.answered_at}`.as('answered_at'),
      flags: sql`array_to_string(${table.flags}, '; ')`.as('flags'),
      ...Object.fromEntries(columns),
    })
    .from(table)
}

/** The rows of both tables, with every answer as text. */
function bothForms(query: QueryBuilder) {
  const both = rowsOf(query, inquiries).unionAll(rowsOf(query, detailedInquiries)).as('inquiry')
  const answer = (name: string) => sql<string | null>`inquiry.${sql.identifier(name)}`
  return { both, answer, reference: sql<string>`left(inquiry.id::text, 4) || ' ' || substr(inquiry.id::text, 5, 4)` }
}

const inIndia = (time: SQL) => sql`to_char(${time} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`
const received = inIndia(sql`inquiry.created_at`).as('received')
const answered = inIndia(sql`inquiry.answered_at`).as('answered')
/** An answer is promised within 24 hours. */
const due = sql`(inquiry.created_at + interval '24 hours')`

/** What came in, for drizzle-kit studio and psql: those that wait first, the newest at the top. Times are India's. */
export const inbox = pgView('inbox')
  .with({ securityInvoker: true })
  .as(query => {
    const { both, answer, reference } = bothForms(query)
    const shown = ['name', 'wedding_date', 'venue', 'email', 'phone', 'budget_range', 'nda', 'flags', 'form']
    return query
      .select({
        reference: reference.as('reference'),
        received,
        answer_due: inIndia(due).as('answer_due'),
        hours_left: sql`case when inquiry.answered_at is not null then null when now() >= ${due} then 'overdue'
          else ceil(extract(epoch from ${due} - now()) / 3600)::int::text end`.as('hours_left'),
        answered,
        ...Object.fromEntries(shown.map(name => [name, answer(name).as(name)])),
        id: sql`inquiry.id`.as('id'),
      })
      .from(both)
      .orderBy(sql`inquiry.answered_at is not null, inquiry.created_at desc`)
  })

/** Formulas, and what a spreadsheet would take for a day or a number: the range 2-3, the telephone number 0141. */
const notAsTyped = sql.raw(String.raw`'^([=+@\t\r-]|\d\d?-\d\d?$|0\d+$)'`)

/** Every answer of both forms, for a spreadsheet; OPERATIONS.md has the command. An apostrophe makes a cell text. */
export const inquiriesExport = pgView('export')
  .with({ securityInvoker: true })
  .as(query => {
    const { both, answer, reference } = bothForms(query)
    const cell = (name: string) =>
      sql`case when ${answer(name)} ~ ${notAsTyped} then '''' else '' end || ${answer(name)}`.as(name)
    return query
      .select({
        reference: reference.as('reference'),
        received,
        answered,
        form: sql`inquiry.form`.as('form'),
        ...Object.fromEntries([...allAnswers, 'flags'].map(name => [name, cell(name)])),
      })
      .from(both)
      .orderBy(sql`inquiry.created_at desc`)
  })
