import { type Database, databaseErrorCode, isDataError, within } from '@/db/connect'
import { isTold } from './monitor'
import { lockSent, record, type Recording, type StoredAlarm } from '@/db/outbox'
import { alarmEmail, overEmail } from './emails/alarm'
import type { Email } from './emails/email'
import { EmailError, type Mailer } from './mailer'
import type { Kind, MonitorEmail } from './monitor'
import { keyOf, type PlannedEmail } from './plan'
import { render, type RenderContext } from './render'

export interface Tools {
  mailer: Mailer
  stop: AbortSignal
  clock: () => Date
}

/** What became of emails. */
export interface Results {
  /** The keys of those that the mail server has accepted. */
  accepted: string[]
  /** And of those that it has not. */
  failed: string[]
  /** Accepted and not recorded. */
  unrecorded: Recording[]
  /** 0 for an address that has accepted an email, else the server's code. */
  recipients: Record<string, number>
  /** By what is broken: a code, for the log. */
  faults: Partial<Record<Kind, string>>
  /** After one wait for a server that stalls, or once it names a limit, no more is sent. */
  endsRound: boolean
}

export const noResults: Results = {
  accepted: [],
  failed: [],
  unrecorded: [],
  recipients: {},
  faults: {},
  endsRound: false,
}

export const joinResults = (one: Results, other: Results): Results => ({
  accepted: [...one.accepted, ...other.accepted],
  failed: [...one.failed, ...other.failed],
  unrecorded: [...one.unrecorded, ...other.unrecorded],
  recipients: { ...one.recipients, ...other.recipients },
  faults: { ...other.faults, ...one.faults },
  endsRound: one.endsRound || other.endsRound,
})

/** For one email and its queries. An email has a minute of its own. */
const transactionMs = 120_000

/** Sends what is planned, in its order, and records it. An error of one email stops no other. */
export async function deliver(
  emails: PlannedEmail[],
  context: Omit<RenderContext, 'now'>,
  db: Database,
  tools: Tools,
): Promise<Results> {
  let results = noResults
  for (const email of emails) {
    if (tools.stop.aborted || results.endsRound) break
    // A list has a time of its own, by which its rows are told from those of single emails.
    const now = tools.clock()
    results = joinResults(results, await deliverOne(email, { ...context, now }, db, tools))
  }
  return results
}

/** In the transaction that locks what the email is about. */
async function deliverOne(
  planned: PlannedEmail,
  context: RenderContext,
  db: Database,
  { mailer }: Tools,
): Promise<Results> {
  let results = noResults
  const work = db.transaction(async tx => {
    const rendered = await render(tx, planned, context)
    if (!rendered) return
    const { recording, write, forOthers } = rendered
    const recipients = await sendOrRefer(write, mailer)
    const accepted = [keyOf(planned)]
    results = { ...noResults, accepted, recipients, unrecorded: [recording] }
    if (forOthers) results = joinResults(results, await sendToOthers(forOthers, mailer))
    await record(tx, recording)
  })
  try {
    await within(transactionMs, work)
    return { ...results, unrecorded: [] }
  } catch (error) {
    return joinResults(results, resultsOf(error, keyOf(planned)))
  }
}

/**
 * If the mail server refuses what an email says, or the email cannot be made of it, the same email is
 * sent at once with references alone.
 */
async function sendOrRefer(write: (isRefused: boolean) => Email, mailer: Mailer) {
  try {
    return await mailer.send(write(false))
  } catch (error) {
    if (error instanceof EmailError && error.reason !== 'content') throw error
    console.error(`An email was sent with references alone: ${codeOf(error)}`)
    return mailer.send(write(true))
  }
}

/** The studio has its own email, so one to others stops nothing. */
async function sendToOthers(email: Email, mailer: Mailer): Promise<Results> {
  try {
    return { ...noResults, recipients: await mailer.send(email) }
  } catch (error) {
    return { ...resultsOf(error, 'others'), failed: [], faults: {}, endsRound: false }
  }
}

/**
 * An alarm needs no database, because it may be about the database. With one, no second process
 * repeats it.
 * @returns undefined if another process has sent it
 */
export async function deliverAlarm(
  email: MonitorEmail,
  now: Date,
  { mailer }: Tools,
  db: Database | undefined,
): Promise<Results | undefined> {
  const alarms = alarmsOf(email)
  const recording = { kind: 'alarms', alarms } as const
  let results: Results | undefined
  const send = async () => {
    const written = email.kind === 'alarm' ? alarmEmail(email, now) : overEmail(email, now)
    const recipients = await sendAlarm(written, mailer)
    results = { ...noResults, accepted: [email.kind], recipients, unrecorded: [recording] }
  }
  const sendLocked = async (database: Database) => {
    await database.transaction(async tx => {
      const sent = await lockSent(tx)
      if (!sent || isRepeated(email, sent.alarms)) return
      await send()
      await record(tx, recording)
    })
    if (results) results = { ...results, unrecorded: [] }
  }
  try {
    await within(transactionMs, db ? sendLocked(db) : send())
    return results
  } catch (error) {
    const failure = resultsOf(error)
    return results ? joinResults(results, failure) : failure
  }
}

export const alarmsOf = ({ kind, problems }: MonitorEmail): StoredAlarm[] =>
  kind === 'over'
    ? []
    : problems.map(problem => ({ kind: problem.kind, since: problem.since.toISOString() }))

const isRepeated = ({ kind, problems }: MonitorEmail, told: StoredAlarm[]) =>
  kind === 'alarm' && problems.every(problem => isTold(problem, told))

/** If every address of ALERT_TO refuses it, the studio gets it. */
async function sendAlarm(email: Email, mailer: Mailer) {
  try {
    return await mailer.send(email)
  } catch (error) {
    if (!(error instanceof EmailError) || error.reason !== 'address') throw error
    return { ...error.recipients, ...(await mailer.send({ ...email, audience: 'studio' })) }
  }
}

/** Has codes alone, because the errors of a database and a mail server quote answers. */
export function resultsOf(error: unknown, ...failed: string[]): Results {
  const code = codeOf(error)
  console.error(`Not sent or not recorded: ${code}`)
  if (error instanceof EmailError)
    return {
      ...noResults,
      failed,
      recipients: error.recipients,
      faults: { 'mail server': code },
      endsRound: error.reason !== 'content',
    }
  const isDatabase = databaseErrorCode(error) !== 'UNKNOWN' && !isDataError(code)
  return {
    ...noResults,
    faults: { [isDatabase ? 'database' : 'other']: code },
    endsRound: isDatabase,
  }
}

function codeOf(error: unknown): string {
  if (error instanceof EmailError) return error.message
  const code = databaseErrorCode(error)
  return code === 'UNKNOWN' ? (error as Error).name : code
}
