import { type MailWords, mailWords, notifyWords } from '@/content/mails'
import { type Database, limitQueries } from '@/db/connection'
import { referenceOf } from '@/db/inquiries'
import {
  answerDue,
  type ListedInquiry,
  readAnswersOfWeek,
  readOpenInquiries,
  reminderDue,
  sendAndRecordMorningMail,
  sendAndRecordReminder,
} from '@/db/mail-queue'
import { asStaff, withConnection } from '@/db/open-database'
import { readNotifyEnv, readSiteUrl, type SetupError } from '@/lib/env'
import { hourInIndia, inIndia } from '@/lib/india'
import { raisedAlarms, readBackups, sendAlarms } from './alarms'
import { coupleInShort, listMail } from './mails'
import { sendNotices } from './notices'
import { proveEachNight, retryMs } from './proof'
import { attempt, oncePerHour, type Round, send } from './round'
import { ask } from './site-watch'

/** Of the day in India. */
const morningHour = 8
const hourMs = 3_600_000
/** A restart takes less. */
const outageMs = 300_000
/** A server that puts off a stranger's mail accepts it by then. */
const problemMs = 900_000

const { lists, alarms } = mailWords

/** Sends all mails that are due, each kind whatever happens to another. */
export async function runRound(
  settings: Pick<Round, 'mailer' | 'memory' | 'stop'>,
  now = new Date(),
) {
  const round: Round = { ...settings, now, problems: new Set(), sentences: [] }
  const { mailer, memory, problems } = round
  await attempt(round, () => checkMailServer(round))
  await attempt(round, async () => readBackups(round))
  await sendAlarms(round)
  const failure = await attempt(round, () => sendQueue(round))
  if (failure) await attempt(round, () => sendMorningMail(round, failure))
  // As a couple does: by name, certificate, Caddy, site, its login and the database.
  const siteFailure = await ask(readSiteUrl(), '/api/ready')
  if (siteFailure)
    memory.troubles.set('site', { ...alarms.site(siteFailure), patienceMs: outageMs })
  if (memory.proofFailure)
    memory.troubles.set('proof', { ...memory.proofFailure, patienceMs: retryMs })
  const heartbeatFailure = problems.size === 0 && (await ask(readNotifyEnv().HEARTBEAT_URL))
  if (heartbeatFailure) problems.add(notifyWords.noHeartbeat(heartbeatFailure))
  for (const problem of mailer.refusals.values()) problems.add(problem)
  for (const problem of problems)
    memory.troubles.set(problem, { ...alarms.problem(problem), patienceMs: problemMs })
  return { problems, answered: !failure && !round.mailerError }
}

/** Providers lock out who logs in each minute. */
async function checkMailServer({ mailer, memory, now }: Round) {
  const answeredAt = memory.mailServerAnsweredAt?.getTime() ?? 0
  if (now.getTime() - answeredAt < hourMs) return
  await mailer.check()
  memory.mailServerAnsweredAt = now
}

async function sendQueue(round: Round) {
  const limit = limitQueries()
  const work = async (db: Database) => {
    limit.start()
    const open = await readOpenInquiries(db)
    await sendReminders(round, db, open)
    await sendNotices(round, db, open)
    await attempt(round, () => proveEachNight(round, db))
    await attempt(round, () => sendMorningMail(round, db, open))
  }
  round.queryLimit = limit
  await asStaff(url => withConnection('DATABASE_STAFF_URL', url, work, limit.signal)).finally(
    limit.stop,
  )
}

/** To the studio, and by reference to who else answers for the promise. */
async function sendReminders(round: Round, db: Database, open: ListedInquiry[]) {
  const { now, memory } = round
  for (const column of ['overdue_at', 'reminded_at'] as const) {
    const due = open.filter(inquiry => reminderDue(inquiry, now) === column)
    const key = oncePerHour(round, column)
    if (memory.sentKeys.has(key)) continue
    await attempt(round, () =>
      sendAndRecordReminder(db, column, due, async inquiries => {
        const couples = lists[column](inquiries.map(coupleInShort))
        const references = lists[column](inquiries.map(({ id }) => referenceOf(id)))
        const mail = listMail(now, references, inquiries, { audience: 'others' })
        await attempt(round, () => send(round, mail, `${key} for others`))
        await send(round, listMail(now, couples, inquiries), key)
      }),
    )
  }
}

/** Its absence is the alarm: it comes also where the database is away, or cannot record it. */
async function sendMorningMail(
  round: Round,
  database: Database | SetupError,
  open: ListedInquiry[] = [],
) {
  const { now, memory, mailer, sentences } = round
  if (hourInIndia(now) < morningHour) return
  const day = inIndia(now).slice(0, 10)
  const id = `morning.${day}`
  const waiting = open.filter(({ answered_at }) => !answered_at)
  const overdue = waiting.filter(inquiry => answerDue(inquiry) <= now)
  sentences.push(...mailer.refusals.values())
  const more = { before: raisedAlarms(round), after: sentences }
  const sendToday = (words: MailWords) =>
    send(round, { id, ...listMail(now, words, waiting, more) })
  if (database instanceof Error) return sendToday(lists.withoutDatabase(database.message))
  const words = lists.morning(waiting.length, overdue.length)
  const isMonday = new Date(day).getUTCDay() === 1
  if (isMonday && mailer.isRecipient) sentences.push(notifyWords.oneAddress)
  const failure = await attempt(round, async () => {
    const isRecorded = await sendAndRecordMorningMail(database, day, async tx => {
      if (isMonday) sentences.push(mailWords.answersOfWeek(await readAnswersOfWeek(tx, now)))
      await sendToday(words)
    })
    if (isRecorded) memory.sentKeys.add(id)
  })
  if (failure) await sendToday(words)
}
