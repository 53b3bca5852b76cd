import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
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
import {
  answerHours,
  type RelatedInquiry,
  relatedInquirySchema,
  type StoredInquiry,
} from '@/lib/inquiry/stored'
import type { Database } from './connect'
import { allInquiries, detailedInquiries, inquiries, notifyState, type StoredAlarm } from './schema'

/*
 * A token identifies an inquiry here, because an id does not: an inquiry that is erased and sent again
 * on the same day has the same id.
 */

export type { StoredAlarm }
/** What decides when an inquiry is emailed. The queue may be long, so it has no answers. */
export type QueuedInquiry = Pick<
  StoredInquiry,
  'token' | 'flags' | 'created_at' | 'reminded_at' | 'overdue_at'
>
export type Outbox = NonNullable<Awaited<ReturnType<typeof lockOutbox>>>
export type Reader = Pick<Database, 'select' | 'execute'>
export type Writer = Pick<Database, 'update'>

/** An email about inquiries that is due, and all that is recorded once it is sent. */
export type DueEmail =
  | { kind: 'inquiry' | 'reminder' | 'overdue'; token: string }
  | { kind: 'list'; tokens: string[] }
  | { kind: 'today'; day: string }

const tables = [inquiries, detailedInquiries] as const
const smokeTestIds = notifyState.smoke_test_ids

const hourMs = 3_600_000

/** A flood must not fill the memory. What is left waits for the next round. */
const maxQueue = 5_000

/** Only by id, because anybody may type the email address of a smoke test. */
const isSmokeTest = ({ id }: { id: SQLWrapper }) =>
  sql`${id} in (select unnest(${smokeTestIds}) from ${notifyState})`
const isFlagged = sql<boolean>`${allInquiries.flags} <> '{}'`
/** A couple on a hotel's wifi has this flag alone. */
const isCrowded = sql<boolean>`${allInquiries.flags} = '{many from one address}'`
const isWaiting = and(isNull(allInquiries.answered_at), not(isSmokeTest(allInquiries)))

/* Reading */

/**
 * Reads what is due. Locks the one row of notify's state until the transaction ends, so that nobody
 * else sends the same email.
 * @returns undefined if somebody else holds the row
 */
export async function lockOutbox(tx: Reader, now: Date) {
  const [state] = await tx.select().from(notifyState).for('update', { skipLocked: true })
  if (!state) return undefined
  const { notified_at, reminded_at, overdue_at } = allInquiries
  const hourAgo = new Date(now.getTime() - hourMs)
  const isRecent = (time: PgColumn) => and(gt(time, hourAgo), lte(time, now))
  const listAt = state.list_sent_at
  // A list sets `notified_at` to its own time. Rows with that time are not single emails.
  const isSingle = and(not(isFlagged), listAt ? ne(notified_at, listAt) : undefined)
  return {
    todayOn: state.today_sent_on,
    listAt,
    queue: await readQueue(tx, isNull(notified_at)),
    unmarked: await readQueue(tx, and(isNull(overdue_at), not(isFlagged))),
    recentSingles: await countWhere(tx, and(isRecent(notified_at), isSingle)),
    recentReminders: await countWhere(tx, or(isRecent(reminded_at), isRecent(overdue_at))),
  }
}

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
export async function readInquiries(db: Reader, tokens: string[]): Promise<StoredInquiry[]> {
  const found = await db.select().from(allInquiries).where(inArray(allInquiries.token, tokens))
  return found.toSorted((one, other) => tokens.indexOf(one.token) - tokens.indexOf(other.token))
}

/** The newest other inquiry of perhaps the same couple. */
export async function readRelated(
  db: Reader,
  { token }: Pick<StoredInquiry, 'token'>,
): Promise<RelatedInquiry | undefined> {
  const [found] = await db.execute(sql`select * from find_related(${token}::uuid)`)
  return found && relatedInquirySchema.parse(found)
}

const maxFlaggedToday = 10

/** Who waits for an answer, and who was marked yesterday. @param limit of unflagged ones */
export async function readToday(db: Reader, now: Date, limit: number) {
  const { created_at, answered_at, id, name, flags, nda } = allInquiries
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
    .select({ id, name, flags, nda })
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
    marked,
  }
}

/** Confirmations of the past hour and day, and how many of the latter went to this inquiry's address. */
export interface RecentConfirmations {
  hour: number
  day: number
  address: number
}

/** One from the future, which a wrong clock has recorded, counts too: the limits protect strangers. */
export async function countConfirmations(
  db: Reader,
  { email }: Pick<StoredInquiry, 'email'>,
  now: Date,
): Promise<RecentConfirmations> {
  const { confirmed_at, email: other } = allInquiries
  const since = (hours: number) => gt(confirmed_at, new Date(now.getTime() - hours * hourMs))
  const countIf = (condition: SQL | undefined) =>
    sql`count(*) filter (where ${condition})`.mapWith(Number)
  const [found] = await db
    .select({
      hour: countIf(since(1)),
      day: count(),
      address: countIf(sql`lower(${other}) = lower(${email})`),
    })
    .from(allInquiries)
    .where(since(24))
  return found!
}

/* Recording */

const columnOfKind = {
  inquiry: 'notified_at',
  list: 'notified_at',
  reminder: 'reminded_at',
  overdue: 'overdue_at',
} as const

/**
 * Records that an email was sent. May be repeated.
 * @param isConfirmed a confirmation follows it
 */
export async function record(
  tx: Writer,
  email: DueEmail,
  at: Date,
  isConfirmed = false,
): Promise<void> {
  if (email.kind === 'today') {
    await tx.update(notifyState).set({ today_sent_on: email.day })
    return
  }
  const column = columnOfKind[email.kind]
  const tokens = email.kind === 'list' ? email.tokens : [email.token]
  for (const table of tables)
    await tx
      .update(table)
      .set({ [column]: at, ...(isConfirmed && { confirmed_at: at }) })
      .where(and(inArray(table.token, tokens), isNull(table[column])))
  if (email.kind === 'list') await tx.update(notifyState).set({ list_sent_at: at })
}

/* Alarms */

/** What the last alarm said, for a process that starts. */
export async function readAlarms(db: Reader): Promise<StoredAlarm[]> {
  const [state] = await db.select({ alarms: notifyState.alarms }).from(notifyState)
  return state!.alarms
}

export async function recordAlarms(db: Writer, alarms: StoredAlarm[]): Promise<void> {
  await db.update(notifyState).set({ alarms })
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
