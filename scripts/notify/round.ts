import { databaseErrorCode, SetupError } from '@/db/connection'
import { type Mail, MailError, type Mailer } from './mailer'

/** What the process remembers between rounds. */
export const emptyMemory = () => ({
  isFirstRound: true,
  /** Of mails, recorded or not. */
  sentKeys: new Set<string>(),
  /** Of inquiries. */
  failedIds: new Set<string>(),
})

/** One look at all that is due. */
export interface Round {
  mailer: Mailer
  details: boolean
  memory: ReturnType<typeof emptyMemory>
  stop: AbortSignal
  now: Date
  /** What failed, in sentences. */
  problems: Set<string>
  databaseAnswered?: true
  /** A server that does not answer costs one wait a round. */
  mailerError?: MailError
}

/** Notes what fails, so that the rest of the round is done. */
export async function attempt(round: Round, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (error instanceof MailError && !error.isRefusal) round.mailerError = error
    round.problems.add(sentenceOf(error))
  }
}

/** @param keys by which it is sent once, although the database may fail to record it */
export async function send(round: Round, mail: Mail, ...keys: string[]) {
  const { sentKeys } = round.memory
  if (round.mailerError) throw round.mailerError
  if (keys.length > 0 && keys.every(key => sentKeys.has(key))) return
  await round.mailer.send(mail)
  keys.forEach(key => sentKeys.add(key))
}

/** Codes only: a database error quotes the answers. */
const sentenceOf = (error: unknown) =>
  error instanceof MailError || error instanceof SetupError
    ? error.message
    : `Something failed (${databaseErrorCode(error)}).`
