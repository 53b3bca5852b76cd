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
import { readBackups } from './alarms'
import { alarmMail, coupleInShort, listMail, noticeMail } from './mails'
import { attempt, type Round, send } from './round'

/** In the first round more than this go in one mail. */
const mostSeparateMails = 20
/** Before the answer is due. */
const reminderHours = 6
// Hours of the day in India.
const nightBegins = 22
const nightEnds = 7
const morningHour = 8

const { lists } = mailWords

/** Sends all mails that are due, each kind whatever happens to another. */
export async function runRound(settings: Omit<Round, 'now' | 'problems'>, now = new Date()) {
  const problems = new Set<string>()
  const round: Round = { ...settings, now, problems }
  await attempt(round, round.mailer.check)
  await attempt(round, () => sendAlarms(round))
  const sendQueue = async (db: Database) => {
    const open = await readOpenInquiries(db)
    await sendNotices(round, db, open)
    await attempt(round, () => sendReminder(round, db, open))
    await attempt(round, () => sendMorningMail(round, db, open))
  }
  const databaseAnswers = await attempt(round, () =>
    asStaff(url => withConnection('DATABASE_STAFF_URL', url, sendQueue)),
  )
  if (!databaseAnswers) await attempt(round, () => sendMorningMail(round))
  round.memory.isFirstRound = false
  return { problems, answered: databaseAnswers && !round.mailerError }
}

/** Once while it lasts, by its name: its words change with the gigabytes. */
async function sendAlarms(round: Round) {
  for (const [name, words] of Object.entries(readBackups().alarms)) {
    if (words) await send(round, alarmMail(words), name)
    else round.memory.sentKeys.delete(name)
  }
}

async function sendNotices(round: Round, db: Database, open: ListedInquiry[]) {
  const { isFirstRound, triedIds } = round.memory
  const unsent = open.filter(({ notified_at }) => !notified_at)
  if (isFirstRound && unsent.length > mostSeparateMails) {
    const list = listMail(round.now, lists.newInquiries(unsent.length), unsent)
    await attempt(round, () => sendAndRecordNotice(db, unsent, () => send(round, list)))
    return
  }
  // One that failed comes last, so that it holds up no other.
  const tries = ({ id }: ListedInquiry) => Number(triedIds.has(id))
  for (const inquiry of unsent.toSorted((a, b) => tries(a) - tries(b))) {
    if (round.stop.aborted || round.mailerError) return
    triedIds.add(inquiry.id)
    await attempt(round, () =>
      sendAndRecordNotice(db, [inquiry], async ([stored], tx) => {
        const others = await readOthers(tx, inquiry)
        await send(round, noticeMail(inquiry, stored!, others))
      }),
    )
  }
}

async function sendReminder(round: Round, db: Database, open: ListedInquiry[]) {
  const due = open.filter(inquiry => needsReminder(inquiry, round.now))
  await recordAndSendReminder(db, due, inquiries => {
    const words = lists.reminder(inquiries.map(coupleInShort))
    return send(round, listMail(round.now, words, inquiries))
  })
}

/** Never at night. */
export function needsReminder(inquiry: ListedInquiry, now: Date): boolean {
  const hour = hourInIndia(now)
  const isNight = hour >= nightBegins || hour < nightEnds
  if (isNight || inquiry.answered_at || inquiry.reminded_at) return false
  // What falls into the night comes in the hour before.
  const hoursOfNight = hour >= nightBegins - 1 ? 24 + nightEnds - hour : 0
  const hoursLeft = (answerDue(inquiry).getTime() - now.getTime()) / 3_600_000
  return hoursLeft > 0 && hoursLeft <= reminderHours + hoursOfNight
}

/** Its absence is the alarm: it comes also where the database is away, or cannot record it. */
async function sendMorningMail(round: Round, db?: Database, open: ListedInquiry[] = []) {
  const { now } = round
  if (hourInIndia(now) < morningHour) return
  const day = inIndia(now).slice(0, 10)
  const id = `morning.${day}`
  const waiting = open.filter(({ answered_at }) => !answered_at)
  const overdue = waiting.filter(inquiry => answerDue(inquiry) <= now)
  const words = db ? lists.morning(waiting.length, overdue.length) : lists.withoutDatabase
  const mail = listMail(now, words, waiting, readBackups().age)
  const sendToday = () => send(round, { id, ...mail })
  if (!db) return sendToday()
  const isDone = await attempt(round, async () => {
    const isRecorded = await sendAndRecordMorningMail(db, day, sendToday)
    if (isRecorded) round.memory.sentKeys.add(id)
  })
  if (!isDone) await sendToday()
}
