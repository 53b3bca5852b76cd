import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { startOfDayInIndia } from '@/lib/india'
import type { Database } from './connect'
import {
  allInquiries,
  detailedInquiries,
  inquiries,
  notifyState,
  type StoredAlarm,
  type StoredInquiry,
} from './schema'

/*
 * A token identifies an inquiry here, because an id does not: an inquiry that is erased and sent again
 * on the same day has the same id.
 */

export type { StoredAlarm, StoredInquiry as Inquiry }
/** What decides when an inquiry is emailed. The queue may be long, so it has no answers. */
export type QueuedInquiry = Pick<
  StoredInquiry,
  'token' | 'flags' | 'created_at' | 'reminded_at' | 'overdue_at'
>
export type RelatedInquiry = Pick<StoredInquiry, 'id' | 'answered_at'> & { hasSameAddress: boolean }
export type Outbox = Awaited<ReturnType<typeof readOutbox>>
export type Reader = Pick<Database, 'select' | 'execute'>
type Writer = Pick<Database, 'update'>

/** What an email records once it is accepted. */
export type Recording =
  | { kind: 'inquiry' | 'reminder' | 'overdue'; isList: boolean; tokens: string[]; at: Date }
  | { kind: 'today'; day: string }
  | { kind: 'alarms'; alarms: StoredAlarm[] }

const tables = [inquiries, detailedInquiries] as const
const smokeTestIds = notifyState.smoke_test_ids

const hourMs = 3_600_000
/** content/inquiry.ts promises this. */
const answerHours = 24
export const answerDue = ({ created_at }: Pick<StoredInquiry, 'created_at'>) =>
  new Date(created_at.getTime() + answerHours * hourMs)

/** A flood must not fill the memory. What is left waits for the next round. */
const maxQueue = 5_000

/** Only by id, because anybody may type the email address of a smoke test. */
const isSmokeTest = ({ id }: { id: SQLWrapper }) =>
  sql`${id} in (select unnest(${smokeTestIds}) from ${notifyState})`
const isFlagged = sql<boolean>`${allInquiries.flags} <> '{}'`
/** A couple on a hotel's wifi has this flag alone. */
const isCrowded = sql<boolean>`${allInquiries.flags} = '{many from one address}'`
const isWaiting = and(isNull(allInquiries.answered_at), not(isSmokeTest(allInquiries)))

/** All tokens are one parameter, because a statement takes at most 65,535. */
const hasToken = ({ token }: { token: SQLWrapper }, tokens: string[]) =>
  sql`${token} = any(${sql.param(tokens, smokeTestIds)})`

/* Reading */

/** Two processes may read the same. Each locks a row before it emails it. */
export async function readOutbox(db: Reader, now: Date) {
  const [record] = await db.select().from(notifyState)
  const { notified_at, reminded_at, overdue_at } = allInquiries
  const hourAgo = new Date(now.getTime() - hourMs)
  const isRecent = (time: PgColumn) => and(gt(time, hourAgo), lte(time, now))
  const listAt = record!.list_sent_at
  // A list sets `notified_at` to its own time. Rows with that time are not single emails.
  const isSingle = and(not(isFlagged), listAt ? ne(notified_at, listAt) : undefined)
  return {
    ...sentOf(record!),
    queue: await readQueue(db, isNull(notified_at)),
    unmarked: await readQueue(db, and(isNull(overdue_at), not(isFlagged))),
    recentSingles: await countWhere(db, and(isRecent(notified_at), isSingle)),
    recentReminders: await countWhere(db, or(isRecent(reminded_at), isRecent(overdue_at))),
  }
}

const sentOf = ({ today_sent_on, list_sent_at, alarms }: typeof notifyState.$inferSelect) => ({
  todayOn: today_sent_on,
  listAt: list_sent_at,
  alarms,
})

/** Unflagged ones first, then the oldest first. */
function readQueue(db: Reader, condition: SQL | undefined): Promise<QueuedInquiry[]> {
  const { token, flags, created_at, reminded_at, overdue_at } = allInquiries
  return db
    .select({ token, flags, created_at, reminded_at, overdue_at })
    .from(allInquiries)
    .where(and(isWaiting, condition))
    .orderBy(isFlagged, asc(created_at), asc(token))
    .limit(maxQueue)
}

async function countWhere(db: Reader, condition: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(allInquiries)
    .where(and(condition, not(isSmokeTest(allInquiries))))
  return found!.count
}

/** In the order of the tokens. */
export async function readInquiries(
  db: Reader,
  tokens: string[],
  condition?: SQL,
): Promise<StoredInquiry[]> {
  const found = await db
    .select()
    .from(allInquiries)
    .where(and(hasToken(allInquiries, tokens), condition))
  return found.toSorted((one, other) => tokens.indexOf(one.token) - tokens.indexOf(other.token))
}

/** The newest other inquiry of perhaps the same couple. */
export async function readRelated(
  db: Reader,
  { token }: Pick<StoredInquiry, 'token'>,
): Promise<RelatedInquiry | undefined> {
  type Found = { id: string; answered_at: string | null; has_same_address: boolean }
  const [found] = await db.execute<Found>(sql`select * from find_related(${token}::uuid)`)
  if (!found) return undefined
  const { id, answered_at, has_same_address: hasSameAddress } = found
  return { id, answered_at: answered_at ? new Date(answered_at) : null, hasSameAddress }
}

const maxFlaggedToday = 10

/** Who waits for an answer, and who was marked yesterday. @param limit of unflagged ones */
export async function readToday(db: Reader, now: Date, limit: number) {
  const { created_at, answered_at, id } = allInquiries
  const read = (condition: SQL, most: number) =>
    db
      .select()
      .from(allInquiries)
      .where(and(isWaiting, condition))
      .orderBy(desc(isCrowded), asc(created_at))
      .limit(most)
  const dueSince = new Date(now.getTime() - answerHours * hourMs)
  const today = startOfDayInIndia(now)
  const yesterday = new Date(today.getTime() - 24 * hourMs)
  const marked = await db
    .select({ id })
    .from(allInquiries)
    .where(and(gte(answered_at, yesterday), lt(answered_at, today), not(isSmokeTest(allInquiries))))
    .orderBy(asc(answered_at))
  return {
    waiting: await read(not(isFlagged), limit),
    flagged: await read(isFlagged, maxFlaggedToday),
    counts: {
      waiting: await countWhere(db, and(isNull(answered_at), not(isFlagged))),
      overdue: await countWhere(
        db,
        and(isNull(answered_at), not(isFlagged), lte(created_at, dueSince)),
      ),
      flagged: await countWhere(db, and(isNull(answered_at), isFlagged)),
    },
    marked: marked.map(each => each.id),
  }
}

/* Locking and recording, in the transaction that sends */

/** Undefined while another process holds the row, because it sends such an email. */
export async function lockSent(tx: Reader) {
  const [record] = await tx.select().from(notifyState).for('update', { skipLocked: true })
  return record && sentOf(record)
}

/** Leaves out what was meanwhile answered, erased or emailed, or is being sent by another process. */
export async function lockQueued(tx: Reader, tokens: string[]): Promise<string[]> {
  const locked: string[] = []
  for (const table of tables) {
    const { token, notified_at, answered_at } = table
    const rows = await tx
      .select({ token })
      .from(table)
      .where(and(hasToken(table, tokens), isNull(notified_at), isNull(answered_at)))
      .for('update', { skipLocked: true })
    locked.push(...rows.map(row => row.token))
  }
  return locked
}

const columnOfKind = {
  inquiry: 'notified_at',
  reminder: 'reminded_at',
  overdue: 'overdue_at',
} as const

/** Leaves out what was meanwhile answered, erased or reminded of. */
export const readUnreminded = (tx: Reader, kind: 'reminder' | 'overdue', tokens: string[]) =>
  readInquiries(tx, tokens, and(isWaiting, isNull(allInquiries[columnOfKind[kind]])))

/** May be repeated. */
export async function record(db: Writer, recording: Recording): Promise<void> {
  if (recording.kind === 'today') {
    await db.update(notifyState).set({ today_sent_on: recording.day })
  } else if (recording.kind === 'alarms') {
    await db.update(notifyState).set({ alarms: recording.alarms })
  } else {
    const { kind, isList, tokens, at } = recording
    const column = columnOfKind[kind]
    for (const table of tables)
      await db
        .update(table)
        .set({ [column]: at })
        .where(and(hasToken(table, tokens), isNull(table[column])))
    if (isList && kind === 'inquiry') await db.update(notifyState).set({ list_sent_at: at })
  }
}

/* Smoke test */

/** Called before a form is sent, so that its row is known. Keeps the ids of the last hundred tests. */
export const recordSmokeTestIds = (db: Database, ids: string[]) =>
  db.update(notifyState).set({
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
  const rows = db.select({ id: allInquiries.id }).from(allInquiries).where(eq(allInquiries.id, id))
  return (await rows).length > 0
}
