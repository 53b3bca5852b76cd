import { notifyWords } from '@/content/mails'
import { databaseErrorCode } from '@/db/connection'
import { SetupError } from '@/lib/env'
import { type Mail, MailError, type Mailer } from './mailer'

/** What the process remembers between rounds. */
export const emptyMemory = () => ({
  isFirstRound: true,
  sentKeys: new Set<string>(),
  triedIds: new Set<string>(),
})

export interface Round {
  mailer: Mailer
  memory: ReturnType<typeof emptyMemory>
  stop: AbortSignal
  now: Date
  problems: Set<string>
  /** A server that does not answer costs one wait a round. */
  mailerError?: MailError
}

/** Notes what fails. @returns whether nothing did */
export async function attempt(round: Round, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof MailError && !error.isRefusal) round.mailerError = error
    // Codes only: a database error quotes the answers.
    const isOurs = error instanceof SetupError
    round.problems.add(isOurs ? error.message : notifyWords.failed(databaseErrorCode(error)))
    return false
  }
}

/** @param key by which it is sent once, although the database may fail to record it */
export async function send({ memory, mailer, mailerError }: Round, mail: Mail, key = mail.id) {
  if (mailerError) throw mailerError
  if (key && memory.sentKeys.has(key)) return
  await mailer.send(mail)
  if (key) memory.sentKeys.add(key)
}
