import { mailWords } from '@/content/mails'
import type { Database } from '@/db/connection'
import {
  answerDue,
  type ListedInquiry,
  readOpenInquiries,
  readOthers,
  recordAndSendReminder,
  sendAndRecordMorningMail,
  sendAndRecordNotice,
} from '@/db/mail-queue'
import { asStaff, withConnection } from '@/db/open-database'
import { hourInIndia, inIndia } from '@/lib/india'
import { type Alarm, readBackups } from './alarms'
import { bodyOf } from './body'
import { coupleOf } from './couple'
import { listMail } from './lists'
import { type Mail, MailError } from './mailer'
import { noticeMail } from './notice'
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
  for (const [name, words] of Object.entries(readBackups().alarms)) {
    if (words) await send(round, alarmMail(words), name)
    else round.memory.sentKeys.delete(name)
  }
}

const alarmMail = ({ alarm, toDo }: Alarm): Mail => ({
  subject: alarms.subject(alarm),
  audience: 'alerts',
  ...bodyOf([`${alarms.subject(alarm)}.`, toDo], toDo),
})

async function sendNotices(round: Round, db: Database, open: ListedInquiry[]) {
  const { isFirstRound, failedIds } = round.memory
  const unsent = open.filter(({ notified_at }) => !notified_at)
  const isOneMail = isFirstRound && unsent.length > mostSeparateMails
  // One that failed comes last, so that it holds up no other.
  const failures = ({ id }: ListedInquiry) => Number(failedIds.has(id))
  const separate = unsent.toSorted((a, b) => failures(a) - failures(b)).map(each => [each])
  for (const group of isOneMail ? [unsent] : separate) {
    if (round.stop.aborted || round.mailerError) return
    await attempt(round, () => sendNotice(round, db, group))
  }
}

async function sendNotice(round: Round, db: Database, group: ListedInquiry[]) {
  const { details, memory } = round
  const ids = group.map(({ id }) => id)
  ids.forEach(id => memory.failedIds.add(id))
  await sendAndRecordNotice(db, group, async (locked, tx) => {
    if (group.length > 1)
      return send(round, listMail(round, lists.newInquiries(group.length), group), ...ids)
    for (const inquiry of group) {
      const answers = locked.find(({ id }) => id === inquiry.id)!
      const others = await readOthers(tx, inquiry)
      await send(round, noticeMail(inquiry, answers, others, details), inquiry.id)
    }
  })
  ids.forEach(id => memory.failedIds.delete(id))
}

async function sendReminder(round: Round, db: Database, open: ListedInquiry[]) {
  const due = open.filter(inquiry => needsReminder(inquiry, round.now))
  await recordAndSendReminder(db, due, inquiries => {
    const first = coupleOf(inquiries[0]!, round.details)
    return send(round, listMail(round, lists.reminder(first, inquiries.length - 1), inquiries))
  })
}

/** Never at night: what falls into it comes in the hour before. */
export function needsReminder(inquiry: ListedInquiry, now: Date) {
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
async function sendMorningMail(round: Round, db?: Database, open: ListedInquiry[] = []) {
  const { memory, now } = round
  if (hourInIndia(now) < morningHour) return
  const day = inIndia(now).slice(0, 10)
  const waiting = open.filter(({ answered_at }) => !answered_at)
  const overdue = waiting.filter(inquiry => answerDue(inquiry) <= now)
  const words = db ? lists.morning(waiting.length, overdue.length) : lists.withoutDatabase
  const list = listMail(round, words, waiting, readBackups().age)
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
