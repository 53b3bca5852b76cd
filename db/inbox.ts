import { sql } from 'drizzle-orm'
import { pgView, text, uuid } from 'drizzle-orm/pg-core'
import { detailedInquiryWords, inquiryWords } from '@/lib/inquiry-words'
// By their names, so that a column that is dropped or renamed there stops the compiler here.
import { detailedInquiries as long, inquiries as short } from './schema'

/** Within which every inquiry is promised an answer (content/inquiry.ts says so to couples). */
const promisedHours = 24

/** Digits that an Indian keyboard may write in its own script. */
const devanagari = '०१२३४५६७८९'
const latin = '0123456789'

const quoted = (words: string) => `'${words.replaceAll("'", "''")}'`

/** Stored option to the words that the couple chose it by. */
const inWords = ({ name }: { name: string }, words: Record<string, string>) =>
  `case ${name} ${Object.entries(words)
    .map(([stored, shown]) => `when ${quoted(stored)} then ${quoted(shown)}`)
    .join(' ')} end`

/**
 * A telephone number as WhatsApp's links want it, digits with the country first; null where nobody can tell. India is meant
 * where no country is named: ten digits, or eleven that begin with its trunk 0. E.164 allows 15, and none has under 8.
 */
const whatsapp = `case
      when typed ~ '^\\s*(\\+|00)' and length(abroad) between 8 and 15 then abroad
      when typed ~ '^\\s*(\\+|00)' then null
      when digits ~ '^[1-9][0-9]{9}$' then '91' || digits
      when digits ~ '^0[1-9][0-9]{9}$' then '91' || substr(digits, 2)
      when digits ~ '^91[1-9][0-9]{9}$' then digits
    end`

/**
 * Both tables as the studio reads them, newest first, with the clock of the promise. Its words stand in the view itself, so
 * that studio shows them as well: when they change in content/inquiry.ts, `npm run db:generate` makes the migration, and
 * a test says so. It reads with the rights of whoever asks (security_invoker, PostgreSQL 15).
 */
export const inbox = pgView('inbox', {
  /** The first eight digits of the id: what the commands take, and what can be read out on the telephone. */
  reference: text(),
  form: text(),
  name: text(),
  email: text(),
  /** As it was typed. */
  phone: text(),
  whatsapp: text(),
  wedding_date: text(),
  place: text(),
  budget: text(),
  discretion: text(),
  /** Indian time, which has no summer time: 2027-02-14 18:30 IST. */
  received: text(),
  /** Begun hours left of the 24, or `overdue`. It cannot know who has been answered. */
  hours_left: text(),
  /** Why it looks like spam, in words. */
  flags: text(),
  id: uuid(),
})
  .with({ securityInvoker: true })
  .as(
    sql.raw(`
  select left(id::text, 8) as reference, form, name, email, phone, ${whatsapp} as whatsapp, wedding_date, place, budget,
    discretion, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI "IST"') as received,
    case when now() - created_at >= interval '${promisedHours} hours' then 'overdue'
      else ceil(${promisedHours} - extract(epoch from now() - created_at) / 3600)::int::text end as hours_left,
    array_to_string(flags, '; ') as flags, id
  from (
    select *, regexp_replace(typed, '\\D', '', 'g') as digits,
      regexp_replace(regexp_replace(replace(typed, '(0)', ''), '\\D', '', 'g'), '^00', '') as abroad
    from (
      select id, created_at, ${quoted(inquiryWords.form)} as form, ${short.names.name} as name, ${short.email.name}, ${short.phone.name},
        translate(${short.phone.name}, '${devanagari}', '${latin}') as typed, to_char(${short.wedding_date.name}, 'YYYY-MM-DD') as wedding_date,
        ${short.location.name} as place, ${inWords(short.budget, inquiryWords.budget)} as budget, null as discretion, flags
      from inquiries
      union all
      select id, created_at, ${quoted(detailedInquiryWords.form)}, ${long.name.name}, ${long.email.name}, ${long.phone.name},
        translate(${long.phone.name}, '${devanagari}', '${latin}'), ${long.weddingDate.name},
        ${long.venue.name}, ${inWords(long.budgetRange, detailedInquiryWords.budgetRange)}, ${inWords(long.nda, detailedInquiryWords.nda)}, flags
      from detailed_inquiries
    ) as letters
  ) as numbers
  order by created_at desc, id`),
  )
