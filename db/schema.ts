import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn, PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import { budgetRanges, budgets, decisionTimelines, discretions, multiDays } from '@/lib/inquiry'
import { detailedInquiryFields, type Field, inquiryFields } from '@/lib/inquiry'

/** One column for each answer: a field renamed, added or dropped in lib/inquiry.ts is a type error here. */
type Answers<Fields> = Record<keyof Fields, PgColumnBuilderBase>

const inquiryAnswers = {
  names: text().notNull(),
  email: text().notNull(),
  phone: text(),
  wedding_date: date({ mode: 'string' }),
  location: text(),
  guest_count: text(),
  budget: text({ enum: budgets }),
  message: text(),
} satisfies Answers<typeof inquiryFields>

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
} satisfies Answers<typeof detailedInquiryFields>

/** The answers between the columns that each table has. Those below `flags` are set by a trigger in rows of the site. */
const rowWith = <Columns extends object>(answers: Columns) => ({
  /** Made from the answers, so that an inquiry sent twice is stored once; see db/inquiry-id.ts. */
  id: uuid().primaryKey(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  ...answers,
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
export const inquiries = pgTable('inquiries', rowWith(inquiryAnswers), columns =>
  checks('inquiries', columns, inquiryFields),
)

/** Tell Us About Your Celebration, on the contact page. */
export const detailedInquiries = pgTable('detailed_inquiries', rowWith(detailedInquiryAnswers), columns =>
  checks('detailed_inquiries', columns, detailedInquiryFields),
)

/** One row: the day in India of the last morning mail, so that two processes send one. */
export const morningMail = pgTable('morning_mail', { sent_on: date({ mode: 'string' }).notNull() })

/**
 * The options or the length of each field of lib/inquiry.ts as a CHECK. `sql.raw`, because a JS value would become a
 * parameter, which a migration cannot hold. The forms count UTF-16 code units and Postgres counts characters, which are
 * never more: what a form accepts is never refused here.
 */
function checks(table: string, columns: Record<string, AnyPgColumn>, fields: Record<string, Field>) {
  const rules = Object.entries(fields).map(([field, { options, max }]) => {
    const { name, columnType } = columns[field]!
    if (options) return [`${name}_option`, `"${name}" in (${options.map(option => `'${option}'`).join(', ')})`]
    return [`${name}_length`, columnType === 'PgDateString' ? '' : `char_length("${name}") <= ${max}`]
  })
  rules.push(['flags_length', `char_length(array_to_string("flags", ',')) <= 1000`])
  return rules.flatMap(([name, rule]) => (rule ? [check(`${table}_${name}`, sql.raw(rule))] : []))
}
