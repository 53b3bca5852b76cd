import { is, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  jsonb,
  type PgColumnBuilderBase,
  PgDateStringBuilder,
  pgTable,
  pgView,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  budgetRanges,
  budgets,
  decisionTimelines,
  detailedForm,
  detailedInquiryFields,
  discretions,
  type Field,
  type Fields,
  fieldWithRole,
  inquiryFields,
  mapAnswerColumns,
  multiDays,
  shortForm,
} from '@/lib/inquiry/fields'

/**
 * The compiler names a field that lib/inquiry/fields.ts has and this file lacks, or the reverse.
 */
type Answers<Fields> = Record<keyof Fields, PgColumnBuilderBase>

/** Share Your Story, on the home page. */
export const inquiries = tableOf('inquiries', inquiryFields, {
  names: text().notNull(),
  email: text().notNull(),
  phone: text(),
  wedding_date: date({ mode: 'string' }),
  location: text(),
  guest_count: text(),
  budget: text({ enum: budgets }),
  message: text(),
} satisfies Answers<typeof inquiryFields>)

/** Tell Us About Your Celebration, on the contact page. */
export const detailedInquiries = tableOf('detailed_inquiries', detailedInquiryFields, {
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
} satisfies Answers<typeof detailedInquiryFields>)

/** As JSON keeps it. */
export interface StoredAlarm {
  kind: 'site' | 'database' | 'mail server' | 'smoke test' | 'other'
  since: string
}

/**
 * One row that records what notify has sent besides single emails. notify locks it while it sends an
 * email about inquiries. db/sql/rows.sql inserts it.
 */
export const notifyState = pgTable('notify_state', {
  /** The day in India of the last Today. */
  today_sent_on: date({ mode: 'string' }).notNull(),
  /** Of the rows that smoke tests have stored, the newest first. */
  smoke_test_ids: uuid().array().notNull().default([]),
  list_sent_at: timestamp({ withTimezone: true }),
  /** What the last alarm has said. Empty once all works again. */
  alarms: jsonb().$type<StoredAlarm[]>().notNull().default([]),
})

/*
 * db/sql/views.sql creates the views. This one alone is read by the application.
 */

/** An inquiry of either form, as `StoredInquiry` in lib/inquiry/stored.ts. */
export const allInquiries = pgView('all_inquiries', {
  id: uuid().notNull(),
  token: uuid().notNull(),
  form: text({ enum: [shortForm.id, detailedForm.id] }).notNull(),
  flags: text().array().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  opened_at: timestamp({ withTimezone: true }),
  answered_at: timestamp({ withTimezone: true }),
  notified_at: timestamp({ withTimezone: true }),
  confirmed_at: timestamp({ withTimezone: true }),
  reminded_at: timestamp({ withTimezone: true }),
  overdue_at: timestamp({ withTimezone: true }),
  ...mapAnswerColumns(() => text()),
  name: text().notNull(),
  email: text().notNull(),
}).existing()

/**
 * Puts a form's answers between the columns that both tables have. In the site's rows, a trigger
 * sets `created_at` and every column below `flags`.
 */
function tableOf<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  table: Name,
  fields: Fields,
  answers: Columns,
) {
  const columns = {
    /**
     * A hash of the answers, so that an inquiry that is sent twice is stored once
     * (db/inquiries.ts).
     */
    id: uuid().primaryKey(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    ...answers,
    /** Why a row looks like spam; empty for nearly all. */
    flags: text().array().notNull().default([]),
    /** When the inquiry's page was first shown. */
    opened_at: timestamp({ withTimezone: true }),
    /** Staff set it by the link in an email or in drizzle-kit studio. */
    answered_at: timestamp({ withTimezone: true }),
    notified_at: timestamp({ withTimezone: true }),
    /** When the one confirmation to the couple was decided. It may have been lost afterwards. */
    confirmed_at: timestamp({ withTimezone: true }),
    reminded_at: timestamp({ withTimezone: true }),
    /** When an email told the studio that the 24 hours are over. */
    overdue_at: timestamp({ withTimezone: true }),
    /** The secret of the link to the inquiry's page. */
    token: uuid().notNull().unique().defaultRandom(),
  }
  return pgTable(table, columns, (built: Record<string, AnyPgColumn>) => [
    namedCheck(table, 'flags_length', `char_length(array_to_string("flags", ',')) <= 1000`),
    // The check above does not count nulls, and 20 million of them take only 112 KB on the disk.
    namedCheck(
      table,
      'flags_number',
      `cardinality("flags") <= 20 and num_nulls(variadic "flags") = 0`,
    ),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const column = built[name]!
      if (is(answers[name], PgDateStringBuilder)) return [yearsCheck(table, column)]
      if (field.kind === 'date') return [answerCheck(table, column, field), dayCheck(table, column)]
      return [answerCheck(table, column, field)]
    }),
    ...relatedIndexes(table, fields, built),
  ])
}

/**
 * For `find_related` in db/sql/functions.sql, which asks only for equal values. A hash index also
 * takes a long value of an old row, which a B-tree would refuse.
 */
function relatedIndexes(table: string, fields: Fields, built: Record<string, AnyPgColumn>) {
  const findColumn = (role: 'email' | 'phone') => built[fieldWithRole(fields, role)!]!
  // +91 and 0 precede the same telephone number.
  const lastDigits = sql`right(regexp_replace(${findColumn('phone')}, '\\D', '', 'g'), 10)`
  return [
    index(`${table}_email`).using('hash', sql`lower(${findColumn('email')})`),
    index(`${table}_phone`).using('hash', lastDigits),
  ]
}

/**
 * Forms count UTF-16 code units. PostgreSQL counts characters, which are never more, so it accepts
 * whatever a form accepts.
 */
function answerCheck(table: string, { name }: AnyPgColumn, { options, max }: Field) {
  if (!options) return namedCheck(table, `${name}_length`, `char_length("${name}") <= ${max}`)
  const quoted = options.map(option => `'${option}'`).join(', ')
  return namedCheck(table, `${name}_option`, `"${name}" in (${quoted})`)
}

/**
 * A date column also takes infinity, and years that no timestamp has. Such a day would break both
 * views and every email. No form sends one.
 */
const yearsCheck = (table: string, { name }: AnyPgColumn) =>
  namedCheck(table, `${name}_years`, `"${name}" between '0001-01-01' and '9999-12-31'`)

/**
 * A day that is stored as text must be real, or empty. A cast to a date would also accept "today" and
 * "infinity".
 */
function dayCheck(table: string, { name }: AnyPgColumn) {
  const part = (from: number, length: number) => `substr("${name}", ${from}, ${length})::int`
  const lastDay = `extract(day from make_date(${part(1, 4)}, ${part(6, 2)}, 1) + interval '1 month - 1 day')`
  const isRealDay = `case when "${name}" ~ '^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then ${part(9, 2)} <= ${lastDay} else "${name}" = '' end`
  return namedCheck(table, `${name}_day`, isRealDay)
}

/** It uses `sql.raw`, because a migration cannot have parameters. */
function namedCheck(table: string, name: string, condition: string) {
  return check(`${table}_${name}`, sql.raw(condition))
}
