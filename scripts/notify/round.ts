import { type MailWords, notifyWords } from '@/content/mails'
import { databaseErrorCode, type limitQueries } from '@/db/connection'
import { SetupError } from '@/lib/env'
import { inIndia } from '@/lib/india'
import { type Mail, MailError, type Mailer } from './mailer'

/** What is wrong, and how long it is no alarm. */
export type Trouble = MailWords & { patienceMs?: number }
export type Alarm = Trouble & { since: Date }

/** What the process remembers between rounds. */
export const emptyMemory = (startedAt = new Date()) => ({
  startedAt,
  sentKeys: new Set<string>(),
  /** What the last round has found, by name. */
  troubles: new Map<string, Trouble>(),
  alarms: new Map<string, Alarm>(),
  /** Those of the last 24 hours that did not come in a list. */
  notices: [] as { sentAt: number; isFlagged: boolean }[],
  triedIds: new Set<string>(),
  /** Since the server has spoken of a limit. */
  pause: undefined as { minutes: number; until: Date; problem: string } | undefined,
  mailServerAnsweredAt: undefined as Date | undefined,
  nextProofAt: 0,
  proofFailure: undefined as MailWords | undefined,
})

export interface Round {
  mailer: Mailer
  memory: ReturnType<typeof emptyMemory>
  stop: AbortSignal
  now: Date
  problems: Set<string>
  /** Below the list of the morning mail. */
  sentences: string[]
  /** A server that does not answer costs one wait a round. */
  mailerError?: MailError
  queryLimit?: ReturnType<typeof limitQueries>
}

/** Notes what fails. @returns its error */
export async function attempt(round: Round, work: () => Promise<unknown>) {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof MailError && !error.isRefusal) {
      round.mailerError = error
      round.memory.mailServerAnsweredAt = undefined
    }
    // Codes only: a database error quotes the answers.
    const isOurs = error instanceof SetupError
    const failure = isOurs ? error : new SetupError(notifyWords.failed(databaseErrorCode(error)))
    round.problems.add(failure.message)
    return failure
  }
}

/** @param key by which it is sent once, although the database may fail to record it */
export async function send(round: Round, mail: Mail, key = mail.id) {
  const { memory, mailer, mailerError, queryLimit } = round
  if (mailerError) throw mailerError
  if (key && memory.sentKeys.has(key)) return
  queryLimit?.stop()
  await mailer.send(mail).finally(queryLimit?.start)
  memory.mailServerAnsweredAt = round.now
  if (key) memory.sentKeys.add(key)
}

/** The key of what is sent once in an hour of the clock. */
export const oncePerHour = ({ now }: Round, kind: string) => `${kind}.${inIndia(now).slice(0, 13)}`
