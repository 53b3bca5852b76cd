import { mailWords } from '@/content/mails'
import type { Database } from '@/db/connection'
import { referenceOf } from '@/db/inquiries'
import {
  answerDue,
  type OpenInquiry,
  readOpenInquiries,
  readSimilar,
  recordAndSendReminder,
  sendAndRecordMorningMail,
  sendAndRecordNotice,
} from '@/db/mail-queue'
import { asStaff, withConnection } from '@/db/open-database'
import { hourInIndia, inIndia } from '@/lib/india'
import { readBackups } from './alarms'
import { MailError } from './mailer'
import { listMail, noticeMail } from './mails'
import { attempt, type Round, send } from './round'

/** In the first round more than this go in one mail. */
const mostSeparateMails = 20
/** Before the answer is due. */
const reminderHours = 6
// Hours of the day in India.
const nightBegins = 22
const nightEnds = 7
const morningHour = 8

const { alarms, lists } = mailWords

/**
 * Sends all mails that are due, each kind whatever happens to another.
 * @returns what failed, and whether database and mail server answered
 */
export async function runRound(settings: Omit<Round, 'now' | 'problems'>, now = new Date()) {
  const round: Round = { ...settings, now, problems: new Set() }
  await attempt(round, round.mailer.check)
  await attempt(round, () => sendAlarms(round))
  await attempt(round, () =>
    asStaff(url => withConnection('DATABASE_STAFF_URL', url, db => sendQueue(round, db))),
  )
  const { databaseAnswered = false, problems } = round
  if (!databaseAnswered) await attempt(round, () => sendMorningMail(round))
  round.memory.isFirstRound = false
  return { problems, answered: databaseAnswered && !round.mailerError }
}

async function sendQueue(round: Round, db: Database) {
  const open = await readOpenInquiries(db)
  round.databaseAnswered = true
  await sendNotices(round, db, open)
  await attempt(round, () => sendReminder(round, db, open))
  await attempt(round, () => sendMorningMail(round, db, open))
}

/** Each comes once while it lasts, by its name: its words change with the gigabytes. */
async function sendAlarms(round: Round) {
  for (const [name, text] of Object.entries(readBackups().alarms)) {
    if (!text) round.memory.sentKeys.delete(name)
    else await send(round, { subject: alarms.subject(text), text, to: process.env.ALERT_TO }, name)
  }
}

async function sendNotices(round: Round, db: Database, open: OpenInquiry[]) {
  const { isFirstRound, failedIds } = round.memory
  const unsent = open.filter(({ notified_at }) => !notified_at)
  const isOneMail = isFirstRound && unsent.length > mostSeparateMails
  // One that failed comes last, so that it holds up no other.
  const failures = ({ id }: OpenInquiry) => Number(failedIds.has(id))
  const separate = unsent.toSorted((a, b) => failures(a) - failures(b)).map(each => [each])
  for (const group of isOneMail ? [unsent] : separate) {
    if (round.stop.aborted || round.mailerError) return
    await attempt(round, () => sendNotice(round, db, group))
  }
}

async function sendNotice(round: Round, db: Database, group: OpenInquiry[]) {
  const { details, memory, now } = round
  const ids = group.map(({ id }) => id)
  ids.forEach(id => memory.failedIds.add(id))
  await sendAndRecordNotice(db, group, async (inquiries, tx) => {
    if (group.length > 1)
      return send(round, listMail(lists.newInquiries(group.length), group, now), ...ids)
    for (const inquiry of inquiries) {
      const similar = await readSimilar(tx, inquiry)
      await send(round, noticeMail(inquiry, similar, details), inquiry.id)
    }
  })
  ids.forEach(id => memory.failedIds.delete(id))
}

async function sendReminder(round: Round, db: Database, open: OpenInquiry[]) {
  const due = open.filter(inquiry => needsReminder(inquiry, round.now))
  await recordAndSendReminder(db, due, inquiries => {
    const references = inquiries.map(({ id }) => referenceOf(id))
    return send(round, listMail(lists.reminder(references), inquiries, round.now))
  })
}

/** Never at night: what falls into it comes in the hour before. */
export function needsReminder(inquiry: OpenInquiry, now: Date) {
  if (inquiry.answered_at || inquiry.reminded_at) return false
  const hour = hourInIndia(now)
  if (hour >= nightBegins || hour < nightEnds) return false
  const hoursLeft = (answerDue(inquiry).getTime() - now.getTime()) / 3_600_000
  const hoursUntilMorning = 24 + nightEnds - hour
  const isLastHour = hour >= nightBegins - 1
  return hoursLeft > 0 && hoursLeft <= reminderHours + (isLastHour ? hoursUntilMorning : 0)
}

/**
 * Its absence is the alarm: it is sent also on quiet days, and where the database is away or cannot
 * record it.
 */
async function sendMorningMail(round: Round, db?: Database, open: OpenInquiry[] = []) {
  const { memory, now } = round
  if (hourInIndia(now) < morningHour) return
  const day = inIndia(now).slice(0, 10)
  const waiting = open.filter(({ answered_at }) => !answered_at)
  const overdue = waiting.filter(inquiry => answerDue(inquiry) <= now)
  const subject = db ? lists.morning(waiting.length, overdue.length) : lists.withoutDatabase
  const list = listMail(subject, waiting, now, readBackups().age)
  const sendToday = () => send(round, { id: `morning.${day}`, ...list }, day)
  if (!db) return sendToday()
  try {
    const isRecorded = await sendAndRecordMorningMail(db, day, sendToday)
    if (isRecorded) memory.sentKeys.add(day)
  } catch (error) {
    if (!(error instanceof MailError)) await sendToday()
    throw error
  }
}
