import { sql } from 'drizzle-orm'
import {
  check,
  date,
  pgTable,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
  type PgColumnBuilderBase,
} from 'drizzle-orm/pg-core'
import {
  budgetRanges,
  budgets,
  decisionTimelines,
  detailedInquiryFields,
  discretions,
  inquiryFields,
  multiDays,
  type DetailedInquiryField,
  type Field,
  type InquiryField,
} from '@/lib/inquiry'

/** One column for each answer: a field renamed, added or dropped in lib/inquiry.ts is a type error here. */
type Answers<Name extends string> = Record<Name, PgColumnBuilderBase>

const inquiryAnswers = {
  names: text().notNull(),
  email: text().notNull(),
  phone: text(),
  wedding_date: date({ mode: 'string' }),
  location: text(),
  guest_count: text(),
  budget: text({ enum: budgets }),
  message: text(),
} satisfies Answers<InquiryField>

const detailedInquiryAnswers = {
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  weddingDate: text('wedding_date'),
  venue: text(),
  guestCount: text('guest_count'),
  culturalDetails: text('cultural_details'),
  visualReferences: text('visual_references'),
  weddingPlanner: text('wedding_planner'),
  decisionTimeline: text('decision_timeline', { enum: decisionTimelines }),
  budgetRange: text('budget_range', { enum: budgetRanges }),
  multiDay: text('multi_day', { enum: multiDays }),
  nda: text({ enum: discretions }),
  story: text(),
} satisfies Answers<DetailedInquiryField>

/** The columns before the answers. */
const idAndTime = () => ({
  /** Made from the answers, so that an inquiry sent twice is stored once; see db/inquiry-id.ts. */
  id: uuid().primaryKey(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The columns after the answers. Those below `flags` are set by a trigger in rows of the site. */
const flagsAndTimes = () => ({
  /** Why a row looks like spam; empty for nearly all. */
  flags: text().array().notNull().default([]),
  /** When staff recorded an answer, by the link of a mail or in drizzle-kit studio; null until then. */
  answered_at: timestamp({ withTimezone: true }),
  /** When the inquiry was mailed to the studio; null until then. */
  notified_at: timestamp({ withTimezone: true }),
  /** When the studio was reminded of it; null for nearly all. */
  reminded_at: timestamp({ withTimezone: true }),
  /** The secret of the link that records an answer. */
  token: uuid().notNull().unique().defaultRandom(),
})

/** Share Your Story, on the home page. */
export const inquiries = pgTable('inquiries', { ...idAndTime(), ...inquiryAnswers, ...flagsAndTimes() }, columns => [
  ...Object.entries(inquiryFields).flatMap(([name, field]) => bound('inquiries', columns[name as InquiryField], field)),
  fewFlags('inquiries'),
])

/** Tell Us About Your Celebration, on the contact page. */
export const detailedInquiries = pgTable(
  'detailed_inquiries',
  { ...idAndTime(), ...detailedInquiryAnswers, ...flagsAndTimes() },
  columns => [
    ...Object.entries(detailedInquiryFields).flatMap(([name, field]) =>
      bound('detailed_inquiries', columns[name as DetailedInquiryField], field),
    ),
    fewFlags('detailed_inquiries'),
  ],
)

/** One row: the day in India of the last morning mail, so that two processes send one. */
export const morningMail = pgTable('morning_mail', { sent_on: date({ mode: 'string' }).notNull() })

/**
 * The options or the length of one field of lib/inquiry.ts as a CHECK. `sql.raw`, because a JS value would become a
 * parameter, which a migration cannot hold. The forms count UTF-16 code units and Postgres counts characters, which are
 * never more: what a form accepts is never refused here.
 */
function bound(table: string, column: AnyPgColumn, { options, max }: Field) {
  if (column.columnType === 'PgDateString') return [] // a date needs no check
  const [kind, rule] = options
    ? ['option', `"${column.name}" in (${options.map(option => `'${option}'`).join(', ')})`]
    : ['length', `char_length("${column.name}") <= ${max}`]
  return [check(`${table}_${column.name}_${kind}`, sql.raw(rule))]
}

const fewFlags = (table: string) =>
  check(`${table}_flags_length`, sql.raw(`char_length(array_to_string("flags", ',')) <= 1000`))

/** The two tables by name. */
export const tables = { inquiries, detailed_inquiries: detailedInquiries } as const
export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]
