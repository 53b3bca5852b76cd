import { type Database, databaseErrorCode, SetupError } from '@/db/connection'
import { asStaff, withConnection } from '@/db/open-database'
import { referenceOf } from '@/db/inquiries'
import {
  type OpenInquiry,
  readOpen,
  readOthers,
  sendAndRecord,
  sendMorningMail,
  setReminded,
} from '@/db/mail-queue'
import { inIndia } from '@/lib/india'
import { readBackups } from './alarms'
import { type Mail, MailError, type openMailer } from './mailer'
import { commonOf, dueOf, listMail, noticeMail } from './mails'

/** In the first round more than this go in one mail. */
const mostAlone = 20

/** What the process remembers between rounds: what was sent, recorded or not, and what failed. */
export const emptyMemory = () => ({
  isFirst: true,
  sent: new Set<string>(),
  failed: new Set<string>(),
})

interface Settings {
  mailer: ReturnType<typeof openMailer>
  details: boolean
  memory: ReturnType<typeof emptyMemory>
  stop: AbortSignal
}

/**
 * Sends all mails that are due, each kind whatever happens to another; with `details`, they tell
 * what couples wrote.
 * @returns what failed, in sentences, and whether database and mail server answered
 */
export async function runRound({ mailer, details, memory, stop }: Settings, now = new Date()) {
  const { sent, failed } = memory
  const problems = new Set<string>()
  /** A server that does not answer costs one wait a round. */
  let silence: MailError | undefined
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => {
      if (error instanceof MailError && !error.refused) silence = error
      problems.add(sentenceOf(error))
    })
  /** @param keys by which it is sent once, although the database may fail to record it */
  async function send(mail: Mail, ...keys: string[]) {
    if (silence) throw silence
    if (keys.length > 0 && keys.every(key => sent.has(key))) return
    await mailer.send(mail)
    keys.forEach(key => sent.add(key))
  }

  /** Remembered by name: the words change with the gigabytes. */
  async function sendAlarms() {
    for (const [name, text] of Object.entries(readBackups().alarms)) {
      if (text) await send({ subject: `Alarm: ${text}`, text, to: process.env.ALERT_TO }, name)
      else sent.delete(name)
    }
  }

  async function sendNotice(db: Database, open: OpenInquiry[]) {
    const ids = open.map(({ id }) => id)
    ids.forEach(id => failed.add(id))
    await sendAndRecord(db, open, async (rows, tx) => {
      if (open.length > 1) return send(listMail(`New inquiries: ${open.length}`, open, now), ...ids)
      for (const row of rows) {
        const { day, name } = commonOf(row)
        await send(noticeMail(row, await readOthers(tx, row, day, name), details), row.id)
      }
    })
    ids.forEach(id => failed.delete(id))
  }

  /** Recorded before it is sent, so that no lock waits for a mail server. */
  async function sendReminder(db: Database, due: OpenInquiry[]) {
    const open = await setReminded(db, due, true)
    const references = open.map(({ id }) => referenceOf(id)).join(', ')
    if (open.length > 0)
      await send(listMail(`Not answered yet: ${references}`, open, now)).catch(async error => {
        await setReminded(db, open, false)
        throw error
      })
  }

  /**
   * Its absence is the alarm: it is sent also on quiet days, and where the database is away or
   * cannot record it.
   */
  async function sendMorning(open?: OpenInquiry[], db?: Database) {
    const [day, time] = inIndia(now).split('T') as [string, string]
    if (time < '08:00') return
    const waiting = open?.filter(({ answered_at }) => !answered_at) ?? []
    const overdue = waiting.filter(each => dueOf(each) <= now).length
    const known = `Waiting for an answer: ${waiting.length}, overdue: ${overdue}`
    const subject = open ? known : 'The database does not answer: who waits is not known'
    const mail = { id: `morning.${day}`, ...listMail(subject, waiting, now, readBackups().age) }
    const sendToday = () => send(mail, day)
    if (!db) return sendToday()
    const isRecorded = await sendMorningMail(db, day, sendToday).catch(async error => {
      if (!(error instanceof MailError)) await sendToday()
      throw error
    })
    if (isRecorded) sent.add(day)
  }

  await attempt(mailer.check)
  await attempt(sendAlarms)
  let answered = false
  const sendOpen = async (db: Database) => {
    const open = await readOpen(db)
    answered = true
    for (const each of inTurn(open, memory))
      if (!stop.aborted && !silence) await attempt(() => sendNotice(db, each))
    const due = open.filter(each => needsReminder(each, now))
    await attempt(() => sendReminder(db, due))
    await attempt(() => sendMorning(open, db))
  }
  await attempt(() => asStaff(url => withConnection('DATABASE_STAFF_URL', url, sendOpen)))
  if (!answered) await attempt(sendMorning)
  memory.isFirst = false
  return { problems, answered: answered && !silence }
}

/** The inquiries of each mail. One that failed comes last, so that it holds up no other. */
function inTurn(open: OpenInquiry[], { isFirst, failed }: Settings['memory']): OpenInquiry[][] {
  const pending = open.filter(({ notified_at }) => !notified_at)
  if (isFirst && pending.length > mostAlone) return [pending]
  return pending
    .toSorted((a, b) => Number(failed.has(a.id)) - Number(failed.has(b.id)))
    .map(each => [each])
}

/**
 * Six hours before the answer is due. What falls between 22:00 and 07:00 in India comes in the hour
 * before.
 */
export function needsReminder(inquiry: OpenInquiry, now: Date): boolean {
  const hours = Number(inIndia(now).slice(11, 13)) + Number(inIndia(now).slice(14, 16)) / 60
  if (hours >= 22 || hours < 7) return false
  const left = (dueOf(inquiry).getTime() - now.getTime()) / 3_600_000
  return (
    !inquiry.answered_at &&
    !inquiry.reminded_at &&
    left > 0 &&
    left <= 6 + (hours >= 21 ? 24 + 7 - hours : 0)
  )
}

/** Codes only: a database error quotes the answers. */
const sentenceOf = (error: unknown) =>
  error instanceof MailError || error instanceof SetupError
    ? error.message
    : `Something failed (${databaseErrorCode(error)}).`
