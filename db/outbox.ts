import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lte,
  ne,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import {
  detailedForm,
  type FieldRole,
  type Fields,
  fieldWithRole,
  type Form,
  shortForm,
} from '@/lib/inquiry/fields'
import type { Database } from './connect'
import { detailedInquiries, inquiries, lastDigitsOf, sentEmails, type StoredAlarm } from './schema'

/*
 * A token identifies an inquiry here, because an id does not: an inquiry that is erased and sent again
 * on the same day has the same id.
 */

/** A whole row. Its keys are the names of the form's fields. */
export type StoredInquiry = typeof inquiries.$inferSelect | typeof detailedInquiries.$inferSelect
/** The part of a row that lists show. Its keys are field roles, so both forms have the same. */
export type ListedInquiry = Awaited<ReturnType<typeof readListed>>[number]
/** What decides when an inquiry is emailed. */
export type QueuedInquiry = Outbox['queue'][number]
export type RelatedInquiry = Awaited<ReturnType<typeof readRelated>>[number]
export type Outbox = Awaited<ReturnType<typeof readOutbox>>
export type Sent = ReturnType<typeof sentOf>
export type Reader = Pick<Database, 'select'>
type Writer = Pick<Database, 'select' | 'update'>

/** What an email records once it is accepted. */
export type Recording =
  | { kind: 'inquiry' | 'list' | 'reminder' | 'overdue'; tokens: string[]; at: Date }
  | { kind: 'summary'; day: string }
  | { kind: 'alarm'; alarm: StoredAlarm }
  | { kind: 'over'; key: string }

const tables = [inquiries, detailedInquiries] as const
type Table = (typeof tables)[number]
const smokeTestIds = sentEmails.smoke_test_ids

const hourMs = 3_600_000
/** content/inquiry.ts promises this. */
const answerHours = 24
export const answerDue = ({ created_at }: Pick<StoredInquiry, 'created_at'>) =>
  new Date(created_at.getTime() + answerHours * hourMs)

/** In letters. A list shows no more of a story. */
const longestStoryStart = 200
/** A flood must not fill the memory. What is left waits for the next round. */
const maxQueue = 5_000
const maxReminders = 25

/** Only by id, because anybody may type the email address of a smoke test. */
const isSmokeTest = ({ id }: Pick<Table, 'id'>) =>
  sql`${id} in (select unnest(${smokeTestIds}) from ${sentEmails})`

const isFlagged = ({ flags }: { flags: SQLWrapper }) => sql`${flags} <> '{}'`
const isUnanswered = (table: Table) => and(isNull(table.answered_at), not(isSmokeTest(table)))

/** All tokens are one parameter, because a statement takes at most 65,535. */
const hasToken = ({ token }: Pick<Table, 'token'>, tokens: string[]) =>
  sql`${token} = any(${sql.param(tokens, smokeTestIds)})`

/* Reading */

/** Reads only times and flags. With 250,000 rows, a story's first letters would take seconds. */
function queuedWhere(db: Reader, condition: (table: Table) => SQL | undefined) {
  const [short, detailed] = tables.map(table => {
    const { token, flags, created_at, reminded_at, overdue_at } = table
    return db
      .select({ token, flags, created_at, reminded_at, overdue_at })
      .from(table)
      .where(and(isUnanswered(table), condition(table)))
  })
  return unionAll(short!, detailed!).as('inquiry')
}

/** Unflagged ones first, then the oldest first. */
function readQueued(db: Reader, limit: number, condition: (table: Table) => SQL | undefined) {
  const inquiry = queuedWhere(db, condition)
  return db
    .select()
    .from(inquiry)
    .orderBy(isFlagged(inquiry), inquiry.created_at, inquiry.token)
    .limit(limit)
}

/** Two processes may read the same. Each locks a row before it emails it. */
export async function readOutbox(db: Reader, now: Date) {
  const dueSince = new Date(now.getTime() - answerHours * hourMs)
  const [record] = await db.select().from(sentEmails)
  const sent = sentOf(record!)
  return {
    sent,
    queue: await readQueued(db, maxQueue, ({ notified_at }) => isNull(notified_at)),
    upcoming: await readQueued(db, maxReminders, ({ created_at, reminded_at }) =>
      and(isNull(reminded_at), gt(created_at, dueSince)),
    ),
    overdue: await readQueued(db, maxReminders, ({ created_at, overdue_at }) =>
      and(isNull(overdue_at), lte(created_at, dueSince)),
    ),
    singlesOfLastHour: await countSingles(db, sent, now),
    hasOpenSmokeTest: await hasOpenSmokeTest(db),
  }
}

function sentOf(record: typeof sentEmails.$inferSelect) {
  return {
    summaryOn: record.sent_on,
    listAt: record.list_sent_at,
    reminderAt: record.reminder_sent_at,
    overdueAt: record.overdue_sent_at,
    alarms: record.alarms,
  }
}

/** A list sets `notified_at` to its own time. Rows with that time are not single emails. */
async function countSingles(db: Reader, { listAt }: Pick<Sent, 'listAt'>, now: Date) {
  const hourAgo = new Date(now.getTime() - hourMs)
  let singles = 0
  for (const table of tables) {
    const { notified_at } = table
    const isOfLastHour = and(gt(notified_at, hourAgo), lte(notified_at, now))
    const isListed = listAt ? eq(notified_at, listAt) : sql`false`
    const [found] = await db
      .select({ singles: count() })
      .from(table)
      .where(and(isOfLastHour, not(isListed), not(isFlagged(table)), not(isSmokeTest(table))))
    singles += found!.singles
  }
  return singles
}

async function hasOpenSmokeTest(db: Reader): Promise<boolean> {
  for (const table of tables) {
    const { id, answered_at } = table
    const rows = db
      .select({ id })
      .from(table)
      .where(and(isSmokeTest(table), isNull(answered_at)))
    if ((await rows.limit(1)).length > 0) return true
  }
  return false
}

type ListedAnswers = Record<'name' | 'email', SQL.Aliased<string>> &
  Record<'phone' | 'day' | 'place' | 'discretion', SQL.Aliased<string | null>>
const listedRoles = ['name', 'email', 'phone', 'day', 'place', 'discretion'] as const

function columnWithRole(table: Table, fields: Fields, role: FieldRole): PgColumn | undefined {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return columns[fieldWithRole(fields, role) ?? '']
}

/** Null where a form has no field with that role. */
function answersOf(table: Table, fields: Fields) {
  const answers = listedRoles.map(role => {
    const column = columnWithRole(table, fields, role)
    return [role, (column ? textOf(column) : sql`null::text`).as(role)]
  })
  return Object.fromEntries(answers) as ListedAnswers
}

function listedColumns(table: Table, { id: form, fields }: Form) {
  const { id, token, flags, created_at, answered_at, notified_at, reminded_at, overdue_at } = table
  const times = { created_at, answered_at, notified_at, reminded_at, overdue_at }
  const story = columnWithRole(table, fields, 'story')
  const storyStart = sql<string | null>`left(${story}, ${sql.raw(`${longestStoryStart}`)})`
  return {
    ...{ id, token, flags, ...times, ...answersOf(table, fields) },
    storyStart: storyStart.as('story_start'),
    form: sql<Form['id']>`${sql.raw(`'${form}'`)}`.as('form'),
  }
}

/** A cast would write a day as the server's settings say. */
const textOf = (column: PgColumn) =>
  column.getSQLType() === 'date' ? sql`to_char(${column}, 'YYYY-MM-DD')` : sql`${column}`

/** Unflagged ones first, then the oldest first. */
export function readListed(
  db: Reader,
  tokens: string[],
  condition: (table: Table) => SQL | undefined = () => undefined,
) {
  const select = (table: Table, form: Form) =>
    db
      .select(listedColumns(table, form))
      .from(table as typeof inquiries)
      .where(and(hasToken(table, tokens), condition(table)))
  const short = select(inquiries, shortForm)
  const inquiry = unionAll(short, select(detailedInquiries, detailedForm)).as('inquiry')
  return db.select().from(inquiry).orderBy(isFlagged(inquiry), inquiry.created_at, inquiry.token)
}

interface WorkingDay {
  now: Date
  /** What is due by then is answered today. */
  dayEnds: Date
}

/** The first who wait for an answer, and how many wait. @param limit of the first */
export async function readWaiting(db: Reader, day: WorkingDay, limit: number) {
  const first = await readQueued(db, limit, () => undefined)
  const inquiries = await readListed(
    db,
    first.map(({ token }) => token),
  )
  return { inquiries, counts: await countWaiting(db, day) }
}

async function countWaiting(db: Reader, { now, dayEnds }: WorkingDay) {
  const inquiry = queuedWhere(db, () => undefined)
  const createdBefore = (due: Date) =>
    lte(inquiry.created_at, new Date(due.getTime() - answerHours * hourMs))
  const countWhere = (condition: SQL | undefined) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const isUnflagged = not(isFlagged(inquiry))
  const isOverdue = createdBefore(now)
  const isOfToday = createdBefore(dayEnds)
  const [counts] = await db
    .select({
      overdue: countWhere(and(isUnflagged, isOverdue)),
      today: countWhere(and(isUnflagged, not(isOverdue), isOfToday)),
      later: countWhere(and(isUnflagged, not(isOfToday))),
      toCheck: countWhere(isFlagged(inquiry)),
    })
    .from(inquiry)
  return counts!
}

/** The newest ten of the same couple, by email address or telephone, then of the same day or name. */
export function readRelated(db: Reader, { id, name, email, phone, day }: ListedInquiry) {
  const digits = phone?.replace(/\D/g, '').slice(-10) ?? ''
  // Search each table on its own, by the expressions of its indexes: PostgreSQL would read a union whole.
  const select = (table: Table, { fields }: Form) => {
    const columnOf = (role: 'name' | 'email' | 'phone' | 'day') =>
      columnWithRole(table, fields, role)!
    const discretion = columnWithRole(table, fields, 'discretion')
    const hasSameAddress = sql<boolean>`lower(${columnOf('email')}) = lower(${email})`
    const isSameCouple = sql`(${hasSameAddress}
      or length(${digits}) > 7 and ${lastDigitsOf(columnOf('phone'))} = ${digits})`
    const isSimilar = sql`(${isSameCouple} or ${columnOf('day')} = ${day || null}
      or lower(${columnOf('name')}) = lower(${name}))`
    // Leave out full NDAs: a second inquiry from the same couple would reveal who they are.
    const mayBeNamed = discretion && sql`${discretion} is distinct from 'nda'`
    return db
      .select({
        id: table.id,
        created_at: table.created_at,
        answered_at: table.answered_at,
        hasSameAddress: hasSameAddress.as('has_same_address'),
        isSameCouple: sql<boolean>`${isSameCouple} is true`.as('is_same_couple'),
      })
      .from(table as typeof inquiries)
      .where(and(ne(table.id, id), not(isSmokeTest(table)), mayBeNamed, isSimilar))
  }
  const short = select(inquiries, shortForm)
  const inquiry = unionAll(short, select(detailedInquiries, detailedForm)).as('inquiry')
  return db
    .select()
    .from(inquiry)
    .orderBy(desc(inquiry.isSameCouple), desc(inquiry.created_at))
    .limit(10)
}

/** The times are 0 if none was answered in seven days. */
export async function readLastWeek(db: Reader, now: Date) {
  const [short, detailed] = tables.map(table =>
    db
      .select({ created_at: table.created_at, answered_at: table.answered_at })
      .from(table)
      .where(
        and(
          gt(table.answered_at, new Date(now.getTime() - 7 * 24 * hourMs)),
          not(isSmokeTest(table)),
        ),
      ),
  )
  const inquiry = unionAll(short!, detailed!).as('inquiry')
  const hours = sql`extract(epoch from ${inquiry.answered_at} - ${inquiry.created_at}) / 3600`
  const [week] = await db
    .select({
      answered: count(),
      medianHours: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${hours}), 0)::float8`,
      slowestHours: sql<number>`coalesce(max(${hours}), 0)::float8`,
    })
    .from(inquiry)
  return week!
}

/* Locking and recording, in the transaction that sends */

/** Undefined while another process holds the row: it sends a list, a reminder, a summary or an alarm. */
export async function lockSent(tx: Reader): Promise<Sent | undefined> {
  const [record] = await tx.select().from(sentEmails).for('update', { skipLocked: true })
  return record && sentOf(record)
}

/** Leaves out what was meanwhile answered, erased or emailed, or is being sent by another process. */
export async function lockQueued(tx: Reader, tokens: string[]): Promise<string[]> {
  const locked: string[] = []
  for (const table of tables) {
    const { token, notified_at } = table
    const rows = await tx
      .select({ token })
      .from(table)
      .where(and(hasToken(table, tokens), isNull(notified_at), isUnanswered(table)))
      .for('update', { skipLocked: true })
    locked.push(...rows.map(row => row.token))
  }
  return locked
}

export async function readStored(tx: Reader, token: string): Promise<StoredInquiry | undefined> {
  for (const table of tables) {
    const [stored] = await tx.select().from(table).where(eq(table.token, token))
    if (stored) return stored
  }
  return undefined
}

const columnOf = {
  inquiry: 'notified_at',
  list: 'notified_at',
  reminder: 'reminded_at',
  overdue: 'overdue_at',
} as const

/** Takes no locks, so that staff can record an answer while the reminder is being sent. */
export const readUnreminded = (tx: Reader, kind: 'reminder' | 'overdue', tokens: string[]) =>
  readListed(tx, tokens, table => and(isUnanswered(table), isNull(table[columnOf[kind]])))

/** May be repeated. */
export async function record(db: Writer, recording: Recording): Promise<void> {
  switch (recording.kind) {
    case 'summary':
      await db.update(sentEmails).set({ sent_on: recording.day })
      return
    case 'alarm':
      return changeAlarms(db, recording.alarm.key, [recording.alarm])
    case 'over':
      return changeAlarms(db, recording.key, [])
  }
  const { kind, tokens, at } = recording
  const column = columnOf[kind]
  for (const table of tables)
    await db
      .update(table)
      .set({ [column]: at })
      .where(and(hasToken(table, tokens), isNull(table[column])))
  if (kind !== 'inquiry') await db.update(sentEmails).set({ [`${kind}_sent_at`]: at })
}

async function changeAlarms(db: Writer, key: string, added: StoredAlarm[]) {
  const [{ alarms } = { alarms: [] }] = await db.select().from(sentEmails).for('update')
  const others = alarms.filter(alarm => alarm.key !== key)
  await db.update(sentEmails).set({ alarms: [...others, ...added] })
}

/* Smoke test */

/** Called before a form is sent, so that its row is known. Keeps the ids of the last hundred tests. */
export const recordSmokeTestIds = (db: Database, ids: string[]) =>
  db.update(sentEmails).set({
    smoke_test_ids: sql`(array_cat(${sql.param(ids, smokeTestIds)}, ${smokeTestIds}))[:600]`,
  })

/** Takes the smoke test's rows out of the queue, however late they were stored. */
export async function closeSmokeTest(db: Database): Promise<void> {
  for (const table of tables) {
    const { answered_at, notified_at } = table
    const now = sql`now()`
    await db
      .update(table)
      .set({ answered_at: now, notified_at: sql`coalesce(${notified_at}, ${now})` })
      .where(and(isSmokeTest(table), isNull(answered_at)))
  }
}

export async function isStored(db: Database, id: string): Promise<boolean> {
  for (const table of tables)
    if ((await db.select({ id: table.id }).from(table).where(eq(table.id, id))).length > 0)
      return true
  return false
}
