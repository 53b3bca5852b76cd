import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { pgView, type QueryBuilder } from 'drizzle-orm/pg-core'
import {
  type DetailedInquiry,
  detailedInquiryFields,
  detailedNames,
  type Inquiry,
  inquiryFields,
} from '@/lib/inquiry'
import { detailedInquiries, inquiries } from './schema'

type Question = keyof DetailedInquiry
type AnswerName = (typeof detailedInquiries)[Question]['_']['name']
const columnNameOf = (question: Question) => detailedInquiries[question].name as AnswerName

const questions = Object.keys(getTableColumns(detailedInquiries)).filter(
  (key): key is Question => key in detailedInquiryFields,
)
const shortFields = Object.keys(detailedNames) as (keyof Inquiry)[]

function everyAnswer(write: (question: Question) => SQL) {
  const columns = questions.map(question => {
    const name = columnNameOf(question)
    return [name, write(question).as(name)]
  })
  return Object.fromEntries(columns) as Record<AnswerName, SQL.Aliased>
}

function shortAnswer(question: Question) {
  const field = shortFields.find(each => detailedNames[each] === question)
  if (!field) return sql`null::text`
  const isDate = inquiryFields[field].kind === 'date'
  return isDate ? sql`to_char(${inquiries[field]}, 'YYYY-MM-DD')` : sql`${inquiries[field]}`
}

const columnsOf = (
  table: typeof inquiries | typeof detailedInquiries,
  form: SQL,
  answer: (question: Question) => SQL,
) => ({
  id: sql`${table.id}`.as('id'),
  form: form.as('form'),
  created_at: sql`${table.created_at}`.as('created_at'),
  answered_at: sql`${table.answered_at}`.as('answered_at'),
  flags: sql`array_to_string(${table.flags}, '; ')`.as('flags'),
  ...everyAnswer(answer),
})

function bothForms(query: QueryBuilder) {
  const short = columnsOf(inquiries, sql`'Share Your Story'`, shortAnswer)
  const detailed = columnsOf(
    detailedInquiries,
    sql`'Tell Us About Your Celebration'`,
    question => sql`${detailedInquiries[question]}`,
  )
  const detailedRows = query.select(detailed).from(detailedInquiries)
  return query.select(short).from(inquiries).unionAll(detailedRows).as('inquiry')
}

type TextName = AnswerName | 'form' | 'flags'
const textOf = (name: TextName) => sql`inquiry.${sql.identifier(name)}`
const column = (name: TextName) => textOf(name).as(name)
const reference = sql`left(inquiry.id::text, 4) || ' ' || substr(inquiry.id::text, 5, 4)`.as(
  'reference',
)
const inIndia = (time: SQL) =>
  sql`to_char(${time} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`
const received = inIndia(sql`inquiry.created_at`).as('received')
const answered = inIndia(sql`inquiry.answered_at`).as('answered')
const due = sql`(inquiry.created_at + interval '24 hours')`
const wholeHours = sql`ceil(extract(epoch from ${due} - now()) / 3600)::int::text`
const hoursLeft = sql`case when inquiry.answered_at is not null then null when now() >= ${due} then 'overdue'
          else ${wholeHours} end`

function viewOf(name: string, columns: Record<string, SQL.Aliased>, order: SQL) {
  return pgView(name)
    .with({ securityInvoker: true })
    .as(query => query.select(columns).from(bothForms(query)).orderBy(order))
}

export const inbox = viewOf(
  'inbox',
  {
    reference,
    received,
    answer_due: inIndia(due).as('answer_due'),
    hours_left: hoursLeft.as('hours_left'),
    answered,
    name: column('name'),
    wedding_date: column('wedding_date'),
    venue: column('venue'),
    email: column('email'),
    phone: column('phone'),
    budget_range: column('budget_range'),
    nda: column('nda'),
    flags: column('flags'),
    form: column('form'),
    id: sql`inquiry.id`.as('id'),
  },
  sql`inquiry.answered_at is not null, inquiry.created_at desc`,
)

/** A spreadsheet skips what shows nothing. */
const invisible = String.raw`[\s\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]*`
/** Also in full width. */
const formula = String.raw`[=+@\t\r\uff1d\uff0b\uff20\uff0d-]`
const range = String.raw`\d\d?[-/+]` // 2-3, 12+
const leadingZero = String.raw`0\d+$` // 0141
/** What a spreadsheet would calculate, or take for a day or a number. */
const notAsTyped = sql.raw(`'^(${invisible}${formula}|${range}|${leadingZero})'`)
/** An apostrophe makes a cell text. */
const cell = (text: SQL) => sql`case when ${text} ~ ${notAsTyped} then '''' else '' end || ${text}`

export const inquiriesExport = viewOf(
  'export',
  {
    reference,
    received,
    answered,
    form: sql`inquiry.form`.as('form'),
    ...everyAnswer(question => cell(textOf(columnNameOf(question)))),
    flags: cell(textOf('flags')).as('flags'),
  },
  sql`inquiry.created_at desc`,
)
