import { notifyWords } from '@/content/emails'
import { databaseErrorCode, type limitQueries } from '@/db/connect'
import type { ListedInquiry } from '@/db/outbox'
import { SetupError } from '@/lib/env'
import { inIndia } from '@/lib/india'
import { type Mail, MailError, type Mailer } from './mailer'
import { fillSentence, type MailWords } from './words'

export interface Alarm extends MailWords {
  since: Date
  raisedAt: Date
  isOver: boolean
}

export const emptyMemory = (startedAt = new Date()) => ({
  startedAt,
  sentKeys: new Set<string>(),
  alarms: new Map<string, Alarm>(),
  triedIds: new Set<string>(),
  /** Since the server has spoken of a limit. */
  pause: undefined as { minutes: number; until: Date; problem: string } | undefined,
  nextProofAt: 0,
  provedAt: undefined as Date | undefined,
  proofFailure: undefined as MailWords | undefined,
})

export interface Round {
  mailer: Mailer
  memory: ReturnType<typeof emptyMemory>
  stop: AbortSignal
  now: Date
  problems: Set<string>
  sentences: string[]
  open?: ListedInquiry[]
  /** A server that does not answer costs one wait a round. */
  mailerError?: MailError
  queryLimit?: ReturnType<typeof limitQueries>
}

export async function attempt(round: Round, work: () => Promise<unknown>) {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof MailError && !error.isRefusal) round.mailerError = error
    round.problems.add(messageOf(error))
    return error
  }
}

/** Codes only: a database error quotes the answers. */
export const messageOf = (error: unknown) =>
  error instanceof SetupError
    ? error.message
    : fillSentence(notifyWords.failed, { code: databaseErrorCode(error) })

/** @param patienceMs how long it is no alarm */
export function noteTrouble(
  { memory, now }: Round,
  name: string,
  words: MailWords,
  patienceMs = 0,
) {
  const known = memory.alarms.get(name)
  if (!known) console.error(words.subject)
  const since = known?.since ?? now
  const raisedAt = new Date(since.getTime() + patienceMs)
  memory.alarms.set(name, { ...words, since, raisedAt, isOver: false })
}

/** @param key by which it is sent once, although the database may fail to record it */
export async function send(round: Round, mail: Mail, key = mail.id) {
  const { memory, mailer, mailerError, queryLimit } = round
  if (mailerError) throw mailerError
  if (key && memory.sentKeys.has(key)) return
  queryLimit?.stop()
  await mailer.send(mail).finally(queryLimit?.start)
  if (key) memory.sentKeys.add(key)
}

export const oncePerHour = ({ now }: Round, kind: string) => `${kind}.${inIndia(now).slice(0, 13)}`
