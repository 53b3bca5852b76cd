import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { sendAndRecord, pendingNotices } from '@/db/notices'
import { SetupError } from '@/db/setup-error'
import type { StoredInquiry } from '@/db/stored'
import { asStaff } from '@/db/with-connection'
import { type Mail, MailError, type Mailer, openMailer } from './mail'
import { readNotice } from './notice'
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
  /** The same as long as nothing has changed. */
  cause: string
}

/** Sends the notice of each inquiry that is due, oldest first. What could not be sent stays due. */
function sendPending(mailer: Mailer, notice: Notice, { say, stop }: Terminal): Promise<Problem | undefined> {
  return asStaff(async db => {
    const pending = await pendingNotices(db)
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
        // It may have hung up at this mail alone. Where it is away, the others would fail alike.
        if (!error.refused && (error.late || !(await mailer.isReachable()))) break
      }
    }
    const cause = [...causes].toSorted().join('; ') || 'stopped'
    const left = pending.length - done
    return left > 0 ? { sentence: `${left} could not be sent (${cause}).`, cause } : undefined
  })
}

/** Logs a problem once, and its end once: the output is a service's log. */
async function sendRepeatedly(mailer: Mailer, notice: Notice, everyMs: number, terminal: Terminal) {
  const { say, stop } = terminal
  let before: Problem | undefined
  while (!stop.aborted) {
    const problem = await sendPending(mailer, notice, terminal).catch(problemOf)
    if (problem && problem.cause !== before?.cause) say(`${problem.sentence} Trying again every ${everyMs / 1000} s.`)
    if (!problem && before) say('All sent.')
    before = problem
    await sleep(everyMs, undefined, { signal: stop }).catch(() => undefined)
  }
}

function problemOf(error: Error & { code?: string }): Problem {
  const sentence = error instanceof SetupError ? error.message : `Something fails (${error.code ?? error.name}).`
  return { sentence, cause: sentence }
}
