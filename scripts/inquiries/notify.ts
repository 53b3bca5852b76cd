import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { pendingNotices, sendAndRecord, sendAndRecordTogether } from '@/db/notices'
import { SetupError } from '@/db/setup-error'
import { readInbox, type StoredInquiry } from '@/db/stored'
import { asStaff } from '@/db/with-connection'
import { type Mail, MailError, type Mailer, openMailer } from './mail'
import { backupAlarms, isMorningMailDue, morningMail, noteMorningMail, noteRound } from './morning'
import { noticeOfMany, readNotice } from './notice'
import type { Terminal } from './terminal'

export function notify(inquiries: Command, terminal: Terminal) {
  const command = inquiries
    .command('notify')
    .description('Mail the studio about each new inquiry, by SMTP_URL. What could not be sent is sent the next time.')
    .option('--every <seconds>', 'look again and again until stopped, instead of once', parseSeconds)
    .action(async ({ every }: { every?: number }) => {
      const [mailer, notice] = [openMailer(terminal.stop), readNotice()]
      if (every) return sendRepeatedly(mailer, notice, every * 1000, terminal)
      const problem = await sendPending(mailer, notice, terminal)
      if (problem) command.error(problem.sentence)
    })
}

function parseSeconds(typed: string): number {
  const seconds = Number(typed)
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400) return seconds
  throw new InvalidArgumentError('It is a number of seconds, from 1 to 86400.')
}

type Notice = (inquiry: StoredInquiry) => Mail
interface Problem {
  sentence: string
  /** Compared between rounds, so that a problem is logged once. */
  cause: string
}

/** In the first round more than this go in one mail. */
const mostAlone = 20

/**
 * Sends the notice of each inquiry without one, oldest first. What could not be sent is tried again in the next round.
 * @param together whether to send very many in one mail
 */
export function sendPending(
  mailer: Mailer,
  notice: Notice,
  { say, stop }: Pick<Terminal, 'say' | 'stop'>,
  together = false,
): Promise<Problem | undefined> {
  return asStaff(async db => {
    const pending = await pendingNotices(db)
    if (together && pending.length > mostAlone) {
      const sent = await sendAndRecordTogether(db, references => mailer.send(noticeOfMany(references)))
      say(`${sent} sent together.`)
      return undefined
    }
    const causes = new Set<string>()
    let done = 0
    for (const each of pending) {
      if (stop.aborted) break
      try {
        // The log names nobody.
        if (await sendAndRecord(db, each, inquiry => mailer.send(notice(inquiry)))) say(`${each.id.slice(0, 8)} sent.`)
        done++
      } catch (error) {
        if (!(error instanceof MailError)) throw error
        causes.add(error.message)
        // The server may have failed on this mail only. If it cannot be reached, all others would fail too.
        if (!error.refused && !(await mailer.isReachable())) break
      }
    }
    const cause = [...causes].toSorted().join('; ') || 'stopped'
    const left = pending.length - done
    return left > 0 ? { sentence: `${left} could not be sent (${cause}).`, cause } : undefined
  })
}

/** Sends alarms, each once while it lasts and without the database, and the morning mail. */
async function sendReports(mailer: Mailer, told: Set<string>): Promise<undefined> {
  const alarms = backupAlarms()
  for (const alarm of told) if (!alarms.includes(alarm)) told.delete(alarm)
  for (const alarm of alarms) {
    if (told.has(alarm)) continue
    await mailer.send({ to: process.env.ALERT_TO || undefined, subject: `Alarm: ${alarm}`, text: `${alarm}\n` })
    told.add(alarm)
  }
  if (!isMorningMailDue()) return
  await mailer.send(morningMail(await asStaff(readInbox)))
  noteMorningMail()
}

/** Logs a problem once, and its end once: the output is the log of a service. */
async function sendRepeatedly(mailer: Mailer, notice: Notice, everyMs: number, terminal: Terminal) {
  const { say, stop } = terminal
  const told = new Set<string>()
  let before: Problem | undefined
  for (let first = true; !stop.aborted; first = false) {
    noteRound()
    const pending = await sendPending(mailer, notice, terminal, first).catch(problemOf)
    const unreported = stop.aborted ? undefined : await sendReports(mailer, told).catch(problemOf)
    const problem = pending ?? unreported
    if (problem && problem.cause !== before?.cause) say(`${problem.sentence} Trying again every ${everyMs / 1000} s.`)
    if (!problem && before) say('All sent.')
    before = problem
    await sleep(everyMs, undefined, { signal: stop }).catch(() => undefined)
  }
}

function problemOf(error: Error & { code?: string }): Problem {
  if (error instanceof MailError)
    return { sentence: `A mail could not be sent (${error.message}).`, cause: error.message }
  const sentence = error instanceof SetupError ? error.message : `Something failed (${error.code ?? error.name}).`
  return { sentence, cause: sentence }
}
