import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { pgView, type QueryBuilder } from 'drizzle-orm/pg-core'
import { detailedInquiries as long, inquiries as short } from './schema'

/** An answer is promised within this time; content/inquiry.ts tells couples. */
const promisedHours = sql.raw('24')

/** The columns that both tables have under the same name. */
const shared = <Table extends typeof short | typeof long>(table: Table) => {
  const { id, created_at, answered_at, flags, email, phone } = table
  return { id, created_at, answered_at, flags, email, phone }
}

/** What both forms ask, under common names. Dropping or renaming a column in db/schema.ts is a type error here. */
const bothForms = (query: QueryBuilder) =>
  query
    .select({
      ...shared(short),
      form: sql<'inquiries' | 'detailed_inquiries'>`'inquiries'`.as('form'),
      name: sql<string>`${short.names}`.as('name'),
      wedding_date: sql<string | null>`to_char(${short.wedding_date}, 'YYYY-MM-DD')`.as('wedding_date'),
      place: sql<string | null>`${short.location}`.as('place'),
      budget: sql<string | null>`${short.budget}`.as('budget'),
      discretion: sql<string | null>`null`.as('discretion'),
    })
    .from(short)
    .unionAll(
      query
        .select({
          ...shared(long),
          form: sql<'inquiries' | 'detailed_inquiries'>`'detailed_inquiries'`.as('form'),
          name: sql<string>`${long.name}`.as('name'),
          wedding_date: sql<string | null>`${long.weddingDate}`.as('wedding_date'),
          place: sql<string | null>`${long.venue}`.as('place'),
          budget: sql<string | null>`${long.budgetRange}`.as('budget'),
          discretion: sql<string | null>`${long.nda}`.as('discretion'),
        })
        .from(long),
    )
    .as('both')

/** A time in India (no summer time): 21 Nov, 18:40 IST, with the year unless it is the current one. */
function inIndia(time: SQL | AnyColumn) {
  const here = (moment: SQL | AnyColumn) => sql`(${moment} at time zone 'Asia/Kolkata')`
  const thisYear = sql`date_trunc('year', ${here(sql`now()`)})`
  return sql<string>`to_char(${here(time)}, case date_trunc('year', ${here(time)}) when ${thisYear}
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end)`
}

/**
 * Both tables in one list, for the staff's commands and drizzle-kit studio: unanswered inquiries first, the newest at the
 * top. Options appear as stored; content/inquiry.ts has their words. It reads with the rights of the querying role
 * (security_invoker, PostgreSQL 15).
 */
export const inbox = pgView('inbox')
  .with({ securityInvoker: true })
  .as(query => {
    const row = bothForms(query)
    const due = sql`(${row.created_at} + interval '${promisedHours} hours')`
    return query
      .select({
        /** The first eight digits of the id. The commands take it, and it can be read out on the telephone. */
        reference: sql<string>`left(${row.id}::text, 8)`.as('reference'),
        /** Its table. */
        form: row.form,
        name: row.name,
        email: row.email,
        /** As it was typed. */
        phone: row.phone,
        /** As it is stored: 2027-02-14. */
        wedding_date: row.wedding_date,
        place: row.place,
        budget: row.budget,
        discretion: row.discretion,
        received: inIndia(row.created_at).as('received'),
        /** When an answer is due. */
        answer_due: inIndia(due).as('answer_due'),
        /** Hours left, rounded up, or `overdue`; null once it is answered. */
        hours_left: sql<string | null>`case when ${row.answered_at} is not null then null
          when now() >= ${due} then 'overdue'
          else ceil(extract(epoch from ${due} - now()) / 3600)::int::text end`.as('hours_left'),
        /** Null until staff record an answer. */
        answered: sql<string | null>`${inIndia(row.answered_at)}`.as('answered'),
        /** How many inquiries of either form name this wedding date; null where none is named. */
        same_date: sql<number | null>`case when ${row.wedding_date} is not null
          then count(*) over (partition by ${row.wedding_date})::int end`.as('same_date'),
        /** Why it looks like spam, in words. */
        flags: sql<string>`array_to_string(${row.flags}, '; ')`.as('flags'),
        id: row.id,
      })
      .from(row)
      .orderBy(sql`${row.answered_at} is not null`, sql`${row.created_at} desc`, row.id)
  })

/** A row of the inbox. */
export type InboxRow = typeof inbox.$inferSelect
