import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { pgView, type QueryBuilder } from 'drizzle-orm/pg-core'
import { detailedInquiryWords, inquiryWords } from '@/lib/inquiry-words'
import { detailedInquiries as long, inquiries as short } from './schema'

/** Within which every inquiry is promised an answer (content/inquiry.ts says so to couples). */
const promisedHours = sql.raw('24')

/** Stored option to the words that the couple chose it by. */
function inWords(column: AnyColumn, words: Record<string, string>) {
  const cases = Object.entries(words).map(([stored, shown]) => sql`when ${stored} then ${shown}`)
  return sql<string | null>`case ${column} ${sql.join(cases, sql` `)} end`
}

/** What both tables have by the same name, and the digits of the telephone number, in whatever script they were typed. */
function shared<Table extends typeof short | typeof long>({ id, created_at, answered_at, flags, email, phone }: Table) {
  const typed = sql`translate(${phone}, '०१२३४५६७८९', '0123456789')`
  const digits = sql`regexp_replace(${typed}, '\\D', '', 'g')`
  const abroad = sql`regexp_replace(regexp_replace(replace(${typed}, '(0)', ''), '\\D', '', 'g'), '^00', '')`
  return {
    ...{ id, created_at, answered_at, flags, email, phone },
    ...{ typed: typed.as('typed'), digits: digits.as('digits'), abroad: abroad.as('abroad') },
  }
}

/** What both forms ask, by one name each. A column that is dropped or renamed in db/schema.ts stops the compiler here. */
const letters = (query: QueryBuilder) =>
  query
    .select({
      ...shared(short),
      form: sql<string>`${inquiryWords.form}`.as('form'),
      name: sql<string>`${short.names}`.as('name'),
      wedding_date: sql<string | null>`to_char(${short.wedding_date}, 'YYYY-MM-DD')`.as('wedding_date'),
      place: sql<string | null>`${short.location}`.as('place'),
      budget: inWords(short.budget, inquiryWords.budget).as('budget'),
      discretion: sql<string | null>`null`.as('discretion'),
    })
    .from(short)
    .unionAll(
      query
        .select({
          ...shared(long),
          form: sql<string>`${detailedInquiryWords.form}`.as('form'),
          name: sql<string>`${long.name}`.as('name'),
          wedding_date: sql<string | null>`${long.weddingDate}`.as('wedding_date'),
          place: sql<string | null>`${long.venue}`.as('place'),
          budget: inWords(long.budgetRange, detailedInquiryWords.budgetRange).as('budget'),
          discretion: inWords(long.nda, detailedInquiryWords.nda).as('discretion'),
        })
        .from(long),
    )
    .as('letters')

/**
 * A telephone number as WhatsApp's links want it, digits with the country first; null where nobody can tell. India is meant
 * where no country is named: ten digits, or eleven that begin with its trunk 0. E.164 allows 15, and none has under 8.
 */
const whatsapp = ({ typed, digits, abroad }: Record<'typed' | 'digits' | 'abroad', SQL.Aliased>) => sql<
  string | null
>`case
      when ${typed} ~ '^\\s*(\\+|00)' and length(${abroad}) between 8 and 15 then ${abroad}
      when ${typed} ~ '^\\s*(\\+|00)' then null
      when ${digits} ~ '^[1-9][0-9]{9}$' then '91' || ${digits}
      when ${digits} ~ '^0[1-9][0-9]{9}$' then '91' || substr(${digits}, 2)
      when ${digits} ~ '^91[1-9][0-9]{9}$' then ${digits}
    end`

/** A time by Indian clocks, which have no summer time: 21 Nov, 18:40 IST, with the year where that is not this one. */
function told(time: SQL | AnyColumn) {
  const here = (moment: SQL | AnyColumn) => sql`(${moment} at time zone 'Asia/Kolkata')`
  const thisYear = sql`date_trunc('year', ${here(sql`now()`)})`
  return sql<string>`to_char(${here(time)}, case date_trunc('year', ${here(time)}) when ${thisYear}
      then 'FMDD Mon, HH24:MI "IST"' else 'FMDD Mon YYYY, HH24:MI "IST"' end)`
}

/**
 * Both tables as the studio reads them: first what waits for an answer, newest first, then what has been answered. Its words
 * stand in the view itself, so that studio shows them as well: when they change in content/inquiry.ts, `npm run db:generate`
 * makes the migration, and a test says so. It reads with the rights of whoever asks (security_invoker, PostgreSQL 15).
 * Columns are added at the end: `create or replace view` then keeps the rights of whoever reads it.
 */
export const inbox = pgView('inbox')
  .with({ securityInvoker: true })
  .as(query => {
    const letter = letters(query)
    const due = sql`(${letter.created_at} + interval '${promisedHours} hours')`
    return query
      .select({
        /** The first eight digits of the id: what the commands take, and what can be read out on the telephone. */
        reference: sql<string>`left(${letter.id}::text, 8)`.as('reference'),
        form: letter.form,
        name: letter.name,
        email: letter.email,
        /** As it was typed. */
        phone: letter.phone,
        whatsapp: whatsapp(letter).as('whatsapp'),
        /** As it is stored: 2027-02-14. */
        wedding_date: letter.wedding_date,
        place: letter.place,
        budget: letter.budget,
        discretion: letter.discretion,
        received: told(letter.created_at).as('received'),
        /** Begun hours left of the 24, `overdue`, or `answered 21 Nov, 18:40 IST`. */
        hours_left:
          sql<string>`case when ${letter.answered_at} is not null then 'answered ' || ${told(letter.answered_at)}
          when now() >= ${due} then 'overdue'
          else ceil(extract(epoch from ${due} - now()) / 3600)::int::text end`.as('hours_left'),
        /** Why it looks like spam, in words. */
        flags: sql<string>`array_to_string(${letter.flags}, '; ')`.as('flags'),
        id: letter.id,
        /** By when an answer is promised. */
        answer_due: told(due).as('answer_due'),
        /** Null until staff say so. */
        answered: sql<string | null>`${told(letter.answered_at)}`.as('answered'),
        /** How many inquiries of either form name this wedding date; null where none is named. */
        same_date: sql<number | null>`case when ${letter.wedding_date} is not null
          then count(*) over (partition by ${letter.wedding_date})::int end`.as('same_date'),
      })
      .from(letter)
      .orderBy(sql`${letter.answered_at} is not null`, sql`${letter.created_at} desc`, letter.id)
  })

/** A row of it. */
export type InboxRow = typeof inbox.$inferSelect
