import {
  and,
  count,
  desc,
  getTableColumns,
  gt,
  inArray,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import { hourInIndia } from '@/lib/india'
import { detailedForm, type Fields, fieldWithRole, shortForm } from '@/lib/inquiry/fields'
import type { Database } from './connect'
import { detailedInquiries, inquiries, morningMail } from './schema'

/** With all its answers, by the names of the form's fields. */
export type StoredInquiry = typeof inquiries.$inferSelect | typeof detailedInquiries.$inferSelect
/** Of either form, by the roles of its fields. */
export type ListedInquiry = Awaited<ReturnType<typeof readOpenInquiries>>[number]
export type OtherInquiry = Awaited<ReturnType<typeof readOthers>>[number]
export type Reader = Pick<Database, 'select'>

const tables = [inquiries, detailedInquiries] as const
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** As content/inquiry.ts promises. */
export const answerHours = 24
export const answerDue = ({ created_at }: Pick<StoredInquiry, 'created_at'>) =>
  new Date(created_at.getTime() + answerHours * 3_600_000)

/** Before the answer is due. */
export const reminderHours = 6
// Hours of the day in India.
export const nightBegins = 22
export const nightEnds = 7

/** By its column; never at night. */
export function reminderDue(inquiry: ListedInquiry, now: Date) {
  const hour = hourInIndia(now)
  const isNight = hour >= nightBegins || hour < nightEnds
  if (isNight || inquiry.answered_at) return undefined
  const hoursLeft = (answerDue(inquiry).getTime() - now.getTime()) / 3_600_000
  if (hoursLeft <= 0) return inquiry.overdue_at ? undefined : 'overdue_at'
  // What falls into the night comes in the hour before.
  const hoursOfNight = hour >= nightBegins - 1 ? 24 + nightEnds - hour : 0
  const isNear = hoursLeft <= reminderHours + hoursOfNight
  return isNear && !inquiry.reminded_at ? 'reminded_at' : undefined
}

/** By its id alone: anybody may type its address. */
const isProof = ({ id }: (typeof tables)[number]) =>
  sql`${id} in (select unnest(${morningMail.proof_ids}) from ${morningMail})`

type ListedAnswers = Record<'name' | 'email', SQL.Aliased<string>> &
  Record<'phone' | 'day' | 'place' | 'discretion', SQL.Aliased<string | null>>
const listedRoles = ['name', 'email', 'phone', 'day', 'place', 'discretion'] as const

function bothForms(db: Reader) {
  const short = { ...timesOf(inquiries), ...answersOf(inquiries, shortForm.fields) }
  const detailed = {
    ...timesOf(detailedInquiries),
    ...answersOf(detailedInquiries, detailedForm.fields),
  }
  const shortRows = db.select(short).from(inquiries)
  const detailedRows = db.select(detailed).from(detailedInquiries)
  return unionAll(
    shortRows.where(not(isProof(inquiries))),
    detailedRows.where(not(isProof(detailedInquiries))),
  ).as('inquiry')
}

function timesOf({ id, token, flags, ...table }: (typeof tables)[number]) {
  const { created_at, answered_at, notified_at, reminded_at, overdue_at } = table
  return { id, token, flags, created_at, answered_at, notified_at, reminded_at, overdue_at }
}

/** Null where a form has no field with that role. */
function answersOf(table: (typeof tables)[number], fields: Fields) {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const answers = listedRoles.map(role => {
    const column = columns[fieldWithRole(fields, role) ?? '']
    return [role, (column ? textOf(column) : sql`null::text`).as(role)]
  })
  return Object.fromEntries(answers) as ListedAnswers
}

/** A cast would write a day as the server's settings say. */
const textOf = (column: PgColumn) =>
  column.getSQLType() === 'date' ? sql`to_char(${column}, 'YYYY-MM-DD')` : sql`${column}`

/** Those of which a mail or an answer is missing, or were mailed in 24 hours, oldest first. */
export function readOpenInquiries(db: Reader) {
  const inquiry = bothForms(db)
  const { answered_at, notified_at } = inquiry
  const isMailedLately = sql`${notified_at} > now() - interval '1 day'`
  return db
    .select()
    .from(inquiry)
    .where(or(isNull(answered_at), isNull(notified_at), isMailedLately))
    .orderBy(inquiry.created_at, inquiry.id)
}

/** At most ten: the same couple's, by e-mail address or telephone, then the same day or name. */
export function readOthers(db: Reader, { id, name, email, phone, day }: ListedInquiry) {
  const inquiry = bothForms(db)
  // Of a telephone the last ten digits: +91 and 0 stand before the same number.
  const digits = phone?.replace(/\D/g, '').slice(-10) ?? ''
  const isSameCouple = sql<boolean>`(lower(${inquiry.email}) = lower(${email})
    or length(${digits}) > 7 and right(regexp_replace(${inquiry.phone}, '\\D', '', 'g'), 10) = ${digits})`
  const isSimilar = sql`(${isSameCouple} or ${inquiry.day} = ${day}
    or lower(${inquiry.name}) = lower(${name}))`
  return db
    .select({
      id: inquiry.id,
      created_at: inquiry.created_at,
      name: inquiry.name,
      email: inquiry.email,
      phone: inquiry.phone,
      day: inquiry.day,
      discretion: inquiry.discretion,
      isSameCouple: sql<boolean>`${isSameCouple} is true`.as('is_same_couple'),
    })
    .from(inquiry)
    .where(sql`${inquiry.id} <> ${id} and ${isSimilar}`)
    .orderBy(desc(sql`is_same_couple`), desc(inquiry.created_at))
    .limit(10)
}

/**
 * In one transaction, without what another process is sending or has sent. An error of `send` is
 * passed on, and nothing is recorded.
 */
export function sendAndRecordNotice(
  db: Database,
  open: ListedInquiry[],
  send: (inquiries: StoredInquiry[], db: Reader) => Promise<void>,
) {
  return db.transaction(async tx => {
    const locked: StoredInquiry[] = []
    for (const table of tables) {
      const isUnsent = and(inArray(table.id, idsOf(open)), isNull(table.notified_at))
      const rows = tx.select().from(table).where(isUnsent).for('update', { skipLocked: true })
      locked.push(...(await rows))
    }
    if (locked.length > 0) await send(locked, tx)
    await recordTime(tx, 'notified_at', locked)
  })
}

/**
 * Recorded once accepted. Rows stay unlocked: staff record an answer while the mail is on its way.
 */
export function sendAndRecordReminder(
  db: Database,
  column: 'reminded_at' | 'overdue_at',
  isDue: (inquiry: ListedInquiry) => boolean,
  send: (inquiries: ListedInquiry[]) => Promise<void>,
) {
  return db.transaction(async tx => {
    if (!(await lockMorningMail(tx))) return
    const due = (await readOpenInquiries(tx)).filter(isDue)
    if (due.length === 0) return
    await send(due)
    await recordTime(tx, column, due)
  })
}

async function recordTime(
  db: Pick<Database, 'update'>,
  column: 'notified_at' | 'reminded_at' | 'overdue_at',
  inquiries: { id: string }[],
) {
  for (const table of tables)
    await db
      .update(table)
      .set({ [column]: sql`now()` })
      .where(inArray(table.id, idsOf(inquiries)))
}

async function lockMorningMail(db: Reader) {
  const [record] = await db.select().from(morningMail).for('update', { skipLocked: true })
  return record
}

/** In one transaction. @returns whether it was sent today, by this process or another */
export function sendAndRecordMorningMail(
  db: Database,
  day: string,
  send: (db: Reader) => Promise<void>,
) {
  return db.transaction(async tx => {
    const record = await lockMorningMail(tx)
    if (!record) return false
    if (record.sent_on === day) return true
    await send(tx)
    await tx.update(morningMail).set({ sent_on: day })
    return true
  })
}

/** Times in hours. */
export async function readAnswersOfWeek(db: Reader, now: Date) {
  const inquiry = bothForms(db)
  const hours = sql`extract(epoch from ${inquiry.answered_at} - ${inquiry.created_at}) / 3600`
  const [answers] = await db
    .select({
      recorded: count(),
      half: sql<number>`percentile_cont(0.5) within group (order by ${hours})`,
      slowest: sql<number>`max(${hours})::float8`,
    })
    .from(inquiry)
    .where(gt(inquiry.answered_at, new Date(now.getTime() - 7 * 24 * 3_600_000)))
  return answers!
}

/** Before a form is sent, so that its row is known. Of the last hundred proofs. */
export const recordProofIds = (db: Database, ids: string[]) =>
  db.update(morningMail).set({
    proof_ids: sql`(array_cat(${sql.param(ids, morningMail.proof_ids)}, proof_ids))[:600]`,
  })

/** Nobody is mailed of them or need answer, however late they were stored. @returns their ids */
export async function recordProofsAsAnswered(db: Database): Promise<string[]> {
  const ids: string[] = []
  for (const table of tables) {
    const { id, answered_at } = table
    const done = { notified_at: sql`now()`, answered_at: sql`coalesce(${answered_at}, now())` }
    const rows = db.update(table).set(done).where(isProof(table)).returning({ id })
    ids.push(...idsOf(await rows))
  }
  return ids
}
