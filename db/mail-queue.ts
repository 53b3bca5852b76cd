import { and, desc, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from './connection'
import { detailedInquiries, inquiries, morningMail } from './schema'

/** An inquiry with all its answers, by the names of the form's fields. */
export type StoredInquiry = typeof inquiries.$inferSelect | typeof detailedInquiries.$inferSelect
/** What a list tells of an inquiry of either form, by the names of the short one's fields. */
export type ListedInquiry = Awaited<ReturnType<typeof readOpenInquiries>>[number]
/** Another inquiry. */
export type OtherInquiry = Awaited<ReturnType<typeof readOthers>>[number]
/** A connection, or a transaction on it. */
type Reader = Pick<Database, 'select'>

const tables = [inquiries, detailedInquiries] as const
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** An answer is promised within 24 hours; content/inquiry.ts tells couples. */
export const answerDue = ({ created_at }: Pick<StoredInquiry, 'created_at'>) =>
  new Date(created_at.getTime() + 24 * 3_600_000)

function bothForms(db: Reader) {
  const { names, wedding_date, location } = inquiries
  const { name, weddingDate, venue, nda } = detailedInquiries
  const day = sql<string | null>`to_char(${wedding_date}, 'YYYY-MM-DD')`.as('wedding_date')
  const short = {
    names,
    location,
    wedding_date: day,
    nda: sql<string | null>`null::text`.as('nda'),
  }
  const detailed = {
    names: name,
    location: venue,
    wedding_date: sql<string | null>`${weddingDate}`.as('wedding_date'),
    nda: sql<string | null>`${nda}`.as('nda'),
  }
  const shortRows = db.select({ ...shared(inquiries), ...short }).from(inquiries)
  const rows = db.select({ ...shared(detailedInquiries), ...detailed }).from(detailedInquiries)
  return unionAll(shortRows, rows).as('inquiry')
}

/** What both tables call by the same name. */
function shared<Table extends (typeof tables)[number]>(table: Table) {
  const { id, token, created_at, answered_at, notified_at, reminded_at } = table
  const { flags, email, phone } = table
  return { id, token, created_at, answered_at, notified_at, reminded_at, flags, email, phone }
}

/** Those of which a mail or an answer is missing, oldest first. */
export function readOpenInquiries(db: Database) {
  const inquiry = bothForms(db)
  return db
    .select()
    .from(inquiry)
    .where(or(isNull(inquiry.answered_at), isNull(inquiry.notified_at)))
    .orderBy(inquiry.created_at, inquiry.id)
}

/**
 * The ten other inquiries that matter most: those of the same couple, by e-mail address or
 * telephone, then those for the same day or of the same name, the newest first.
 */
export function readOthers(db: Reader, { id, names, email, phone, wedding_date }: ListedInquiry) {
  const inquiry = bothForms(db)
  // Of a telephone the last ten digits: +91 and 0 stand before the same number.
  const digits = phone?.replace(/\D/g, '').slice(-10) ?? ''
  const isSameCouple = sql<boolean>`(lower(${inquiry.email}) = lower(${email})
    or length(${digits}) > 7 and right(regexp_replace(${inquiry.phone}, '\\D', '', 'g'), 10) = ${digits})`
  const isSimilar = sql`(${isSameCouple} or ${inquiry.wedding_date} = ${wedding_date}
    or lower(${inquiry.names}) = lower(${names}))`
  return db
    .select({
      id: inquiry.id,
      created_at: inquiry.created_at,
      names: inquiry.names,
      email: inquiry.email,
      phone: inquiry.phone,
      wedding_date: inquiry.wedding_date,
      nda: inquiry.nda,
      isSameCouple: sql<boolean>`${isSameCouple} is true`.as('is_same_couple'),
    })
    .from(inquiry)
    .where(sql`${inquiry.id} <> ${id} and ${isSimilar}`)
    .orderBy(desc(sql`is_same_couple`), desc(inquiry.created_at))
    .limit(10)
}

/**
 * Sends a mail about these inquiries and records it, in one transaction: what another process is
 * sending, or has sent, is left out. An error of `send` is passed on, and nothing is recorded.
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
    for (const table of tables)
      await tx
        .update(table)
        .set({ notified_at: sql`clock_timestamp()` })
        .where(inArray(table.id, idsOf(locked)))
  })
}

/**
 * Records that the studio is reminded of these, and sends the mail about them: no lock waits for a
 * mail server. What is answered, or recorded before, is left out. An error of `send` takes the
 * record back, and is passed on.
 */
export async function recordAndSendReminder(
  db: Database,
  open: ListedInquiry[],
  send: (inquiries: ListedInquiry[]) => Promise<void>,
) {
  const recorded = await recordReminder(db, open)
  if (recorded.length === 0) return
  try {
    await send(recorded)
  } catch (error) {
    await withdrawReminder(db, recorded)
    throw error
  }
}

async function recordReminder(db: Database, open: ListedInquiry[]): Promise<ListedInquiry[]> {
  const recorded: string[] = []
  for (const table of tables) {
    const { id, reminded_at, answered_at } = table
    const isDue = and(inArray(id, idsOf(open)), isNull(reminded_at), isNull(answered_at))
    const rows = db
      .update(table)
      .set({ reminded_at: sql`now()` })
      .where(isDue)
      .returning({ id })
    recorded.push(...idsOf(await rows))
  }
  return open.filter(({ id }) => recorded.includes(id))
}

async function withdrawReminder(db: Database, open: ListedInquiry[]) {
  for (const table of tables)
    await db
      .update(table)
      .set({ reminded_at: null })
      .where(inArray(table.id, idsOf(open)))
}

/**
 * Sends the morning mail of a day in India and records it, in one transaction.
 * @returns whether it is recorded; false while another process sends it
 */
export function sendAndRecordMorningMail(
  db: Database,
  day: string,
  send: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async tx => {
    const lastMail = tx.select().from(morningMail)
    const [record] = await lastMail.for('update', { skipLocked: true })
    if (!record) return false
    if (record.sent_on === day) return true
    await send()
    await tx.update(morningMail).set({ sent_on: day })
    return true
  })
}
