import { mailWords, notifyWords } from '@/content/emails'
import { type Database, limitQueries } from '@/db/connect'
import { referenceOf } from '@/lib/inquiry/id'
import {
  answerDue,
  type ListedInquiry,
  readAnswersOfWeek,
  readOpenInquiries,
  recordProofsAsAnswered,
  reminderDue,
  sendAndRecordMorningMail,
  sendAndRecordReminder,
} from '@/db/outbox'
import { asStaff, withConnection } from '@/db/open-database'
import { readNotifyEnv } from '@/lib/env'
import { hourInIndia, inIndia } from '@/lib/india'
import { describeAlarm, readBackups, sendAlarms } from './alarms'
import { ask } from './ask'
import { coupleInShort, listMail } from './emails'
import { sendNotices } from './notices'
import { attempt, messageOf, noteTrouble, oncePerHour, type Round, send } from './round'
import { watchSite } from './site-watch'
import { describeProof, fillSentence, fillWords } from './words'

/** Of the day in India. */
export const morningHour = 8
/** A server that puts off a stranger's mail accepts it by then. */
export const problemMs = 900_000

const { lists } = mailWords

/** Each kind of mail, whatever happens to another. */
export async function runRound(
  settings: Pick<Round, 'mailer' | 'memory' | 'stop'>,
  now = new Date(),
) {
  const round: Round = { ...settings, now, problems: new Set(), sentences: [] }
  const { mailer, problems } = round
  await attempt(round, () => checkMailServer(round))
  await attempt(round, async () => readBackups(round))
  await sendAlarms(round)
  const failure = await attempt(round, () => sendQueue(round))
  if (failure) await attempt(round, () => sendMorningMail(round, messageOf(failure)))
  await watchSite(round)
  const { HEARTBEAT_URL } = readNotifyEnv()
  if (HEARTBEAT_URL && problems.size === 0)
    await ask(HEARTBEAT_URL).catch(({ message: code }: Error) =>
      problems.add(fillSentence(notifyWords.noHeartbeat, { code })),
    )
  for (const problem of mailer.refusals.values()) problems.add(problem)
  for (const problem of problems) {
    const { toDo } = mailWords.alarms.problem
    noteTrouble(round, problem, { subject: problem.replace(/\.$/, ''), toDo }, problemMs)
  }
  return { problems, answered: round.open !== undefined && !round.mailerError }
}

/** Providers lock out who logs in each minute. */
async function checkMailServer(round: Round) {
  const { mailer, memory } = round
  const key = oncePerHour(round, 'login')
  if (memory.sentKeys.has(key)) return
  await mailer.check()
  memory.sentKeys.add(key)
}

async function sendQueue(round: Round) {
  const limit = limitQueries()
  const work = async (db: Database) => {
    limit.start()
    const open = await readOpenInquiries(db)
    round.open = open
    await sendReminders(round, db, open)
    await sendNotices(round, db, open)
    await attempt(round, () => recordProofsAsAnswered(db))
    await sendMorningMail(round, '', db)
  }
  round.queryLimit = limit
  await asStaff(url => withConnection('DATABASE_STAFF_URL', url, work, limit.signal)).finally(
    limit.stop,
  )
}

async function sendReminders(round: Round, db: Database, open: ListedInquiry[]) {
  const { now, memory } = round
  for (const column of ['overdue_at', 'reminded_at'] as const) {
    const key = oncePerHour(round, column)
    const isDue = (inquiry: ListedInquiry) => reminderDue(inquiry, now) === column
    if (memory.sentKeys.has(key) || !open.some(isDue)) continue
    await attempt(round, () =>
      sendAndRecordReminder(db, column, isDue, async inquiries => {
        const references = nameFirst(inquiries.map(({ id }) => referenceOf(id)))
        const { subject } = fillWords(lists[column], { couples: references })
        const wordsOfOthers = { subject, toDo: lists.toDoOfOthers }
        const mail = listMail(now, wordsOfOthers, inquiries, { audience: 'others' })
        await attempt(round, () => send(round, mail, `${key} for others`))
        const words = fillWords(lists[column], {
          couples: nameFirst(inquiries.map(coupleInShort)),
        })
        await send(round, listMail(now, words, inquiries), key)
      }),
    )
  }
}

function nameFirst([first = '', ...more]: string[]): string {
  return more.length > 0 ? fillSentence(lists.andMore, { first, count: more.length }) : first
}

/** Its absence is the alarm: it comes even without the database. */
async function sendMorningMail(round: Round, failure: string, db?: Database) {
  const { now, memory, mailer, open = [], sentences } = round
  if (hourInIndia(now) < morningHour) return
  const day = inIndia(now).slice(0, 10)
  const id = `morning.${day}`
  const isMonday = new Date(day).getUTCDay() === 1
  const sendToday = () => {
    const waiting = open.filter(({ answered_at }) => !answered_at)
    const overdue = waiting.filter(inquiry => answerDue(inquiry) <= now)
    const { subject, toDo } = fillWords(lists.morning, {
      waiting: waiting.length,
      overdue: overdue.length,
    })
    const words = round.open
      ? { subject, toDo: waiting.length > 0 ? toDo : lists.toDoWhereNobodyWaits }
      : describeFailure(failure)
    const raised = [...memory.alarms.values()].filter(({ raisedAt }) => raisedAt <= now)
    const before = raised.map(describeAlarm)
    const after = sentences.concat(...mailer.refusals.values())
    if (memory.provedAt) after.push(describeProof(memory.provedAt))
    if (isMonday && mailer.isRecipient) after.push(notifyWords.oneAddress)
    return send(round, { id, ...listMail(now, words, waiting, { before, after }) })
  }
  if (!db) return sendToday()
  const isRecorded = await sendAndRecordMorningMail(db, day, async tx => {
    if (isMonday) sentences.push(describeWeek(await readAnswersOfWeek(tx, now)))
    await sendToday()
  })
  if (isRecorded) memory.sentKeys.add(id)
}

/** @param failure ends in a code: 28 begins that of a login */
const describeFailure = (failure: string) =>
  fillWords(failure.includes('(28') ? lists.withoutLogin : lists.withoutDatabase, { failure })

function describeWeek({ recorded, half, slowest }: Awaited<ReturnType<typeof readAnswersOfWeek>>) {
  if (recorded === 0) return mailWords.noAnswersOfWeek
  const hours = { half: Math.ceil(half), slowest: Math.ceil(slowest) }
  return fillSentence(mailWords.answersOfWeek, { recorded, ...hours })
}
