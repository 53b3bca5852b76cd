import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { pgView, type QueryBuilder } from 'drizzle-orm/pg-core'
import { detailedInquiryFields, type Fields, inquiryFields } from '@/lib/inquiry'
import { detailedInquiries, inquiries } from './schema'

/** What `detailed_inquiries` and the views call a column of `inquiries`. */
const viewNames: Record<string, string> = {
  names: 'name',
  location: 'venue',
  budget: 'budget_range',
  message: 'story',
}
/** The columns of a form's answers, by their names in the views. */
const answersOf = (
  table: typeof inquiries | typeof detailedInquiries,
  fields: Fields,
): Record<string, AnyColumn> => {
  const answers = Object.entries(getTableColumns(table)).filter(([field]) => field in fields)
  return Object.fromEntries(
    answers.map(([, column]) => [viewNames[column.name] ?? column.name, column]),
  )
}
const shortAnswers = answersOf(inquiries, inquiryFields)
const detailedAnswers = answersOf(detailedInquiries, detailedInquiryFields)
/** Both forms' questions; what one does not ask is null in its rows. */
const answerNames = Object.keys({ ...detailedAnswers, ...shortAnswers })

function rowsOf(query: QueryBuilder, table: typeof inquiries | typeof detailedInquiries) {
  const isShort = table === inquiries
  const columns = answerNames.map(name => {
    const own = (isShort ? shortAnswers : detailedAnswers)[name]
    const text =
      own?.columnType === 'PgDateString'
        ? sql`to_char(${own}, 'YYYY-MM-DD')`
        : sql`${own ?? sql`null::text`}`
    return [name, text.as(name)] as const
  })
  return query
    .select({
      id: sql<string>`${table.id}`.as('id'),
      form: (isShort ? sql`'Share Your Story'` : sql`'Tell Us About Your Celebration'`).as('form'),
      created_at: sql`${table.created_at}`.as('created_at'),
      answered_at: sql`${table.answered_at}`.as('answered_at'),
      flags: sql`array_to_string(${table.flags}, '; ')`.as('flags'),
      ...Object.fromEntries(columns),
    })
    .from(table)
}

/** The rows of both tables, with every answer as text. */
const bothForms = (query: QueryBuilder) =>
  rowsOf(query, inquiries).unionAll(rowsOf(query, detailedInquiries)).as('inquiry')
const answer = (name: string) => sql<string | null>`inquiry.${sql.identifier(name)}`
const reference =
  sql<string>`left(inquiry.id::text, 4) || ' ' || substr(inquiry.id::text, 5, 4)`.as('reference')
const inIndia = (time: SQL) =>
  sql`to_char(${time} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`
const received = inIndia(sql`inquiry.created_at`).as('received')
const answered = inIndia(sql`inquiry.answered_at`).as('answered')
/** An answer is promised within 24 hours. */
const due = sql`(inquiry.created_at + interval '24 hours')`

/**
 * What came in, for drizzle-kit studio and psql: those that wait first, the newest at the top.
 * Times are India's.
 */
export const inbox = pgView('inbox')
  .with({ securityInvoker: true })
  .as(query => {
    const shown = 'name wedding_date venue email phone budget_range nda flags form'.split(' ')
    return query
      .select({
        ...{ reference, received },
        answer_due: inIndia(due).as('answer_due'),
        hours_left:
          sql`case when inquiry.answered_at is not null then null when now() >= ${due} then 'overdue'
          else ceil(extract(epoch from ${due} - now()) / 3600)::int::text end`.as('hours_left'),
        answered,
        ...Object.fromEntries(shown.map(name => [name, answer(name).as(name)])),
        id: sql`inquiry.id`.as('id'),
      })
      .from(bothForms(query))
      .orderBy(sql`inquiry.answered_at is not null, inquiry.created_at desc`)
  })

/**
 * Formulas, and what a spreadsheet would take for a day or a number: the ranges 2-3 and 12+, the
 * telephone number 0141.
 */
const notAsTyped = sql.raw(String.raw`'^([=+@\t\r-]|\d\d?[-/+]|0\d+$)'`)
const cell = (name: string) =>
  sql`case when ${answer(name)} ~ ${notAsTyped} then '''' else '' end || ${answer(name)}`.as(name)

/**
 * Every answer of both forms, for a spreadsheet; OPERATIONS.md has the command. An apostrophe makes
 * a cell text.
 */
export const inquiriesExport = pgView('export')
  .with({ securityInvoker: true })
  .as(query =>
    query
      .select({
        ...{ reference, received, answered, form: sql`inquiry.form`.as('form') },
        ...Object.fromEntries(answerNames.map(name => [name, cell(name)])),
        flags: cell('flags'),
      })
      .from(bothForms(query))
      .orderBy(sql`inquiry.created_at desc`),
  )
