import { type Database, databaseErrorCode, isDataError, within } from '@/db/connect'
import { lockOutbox, type Reader, record, type Writer } from '@/db/outbox'
import { alarmEmail, overEmail } from './emails/alarm'
import type { Email } from './emails/email'
import { EmailError, type Mailer } from './mailer'
import { findBrokenSince, type MonitorEmail } from './monitor'
import { findKey, plan } from './plan'
import { type Confirmation, render } from './render'
import type { Round, State, Tools } from './state'

/** For an email and its queries. The mail server has a minute, and another for the short version. */
const transactionMs = 150_000

/**
 * Sends what is due, until nothing is left. An error of one email stops no other. An error of the
 * mail server or the database ends it.
 */
export async function deliver(db: Database, state: State, round: Round, tools: Tools) {
  const tried = new Set<string>()
  let mayContinue = true
  while (mayContinue && !tools.stop.aborted) {
    const work = db.transaction(tx => deliverNext(tx, tried, state, round, tools))
    try {
      const next = await within(transactionMs, work)
      if (next) state.attempts.delete(next.key)
      if (next?.forOthers) await sendOnce(next.forOthers, state, tools.mailer)
      if (next?.confirmation) await confirm(next.confirmation, state, round, tools.mailer)
      mayContinue = next !== undefined
    } catch (error) {
      mayContinue = noteError(error, state, round)
    }
  }
}

/**
 * Sends the first email that this round has not tried, and records it. The transaction holds the lock
 * meanwhile. It locks no inquiry, so that staff can mark one while an email about it is being sent.
 * @returns undefined if nothing is left
 */
async function deliverNext(
  tx: Reader & Writer,
  tried: Set<string>,
  state: State,
  { faults, quiet, sent }: Round,
  { mailer, clock }: Tools,
): Promise<{ key: string; forOthers?: Email; confirmation?: Confirmation } | undefined> {
  const { problems, attempts, refusing, refusedConfirmations } = state
  // A list has a time of its own, which distinguishes its rows from those of single emails.
  const now = clock()
  const outbox = await lockOutbox(tx, now)
  if (!outbox) faults.set('database', 'LOCKED')
  const email = outbox && plan(outbox, attempts, now).find(each => !tried.has(findKey(each)))
  if (!email) return undefined
  const key = findKey(email)
  tried.add(key)
  const earlier = attempts.get(key)
  if (earlier?.isAccepted) {
    await record(tx, earlier.email, earlier.at)
    return { key }
  }
  const brokenSince = findBrokenSince(problems, now)
  const { hasOthers, ownAddresses } = mailer
  const rendered = await render(tx, email, {
    now,
    hasOthers,
    ownAddresses,
    brokenSince,
    quiet,
    refusedConfirmations,
  })
  if (!rendered) return { key }
  attempts.set(key, { email, at: now, isAccepted: false })
  noteRecipients(await sendOrRefer(rendered.write, mailer), refusing)
  attempts.set(key, { email, at: now, isAccepted: true })
  sent.push(email.kind)
  if (email.kind === 'today') state.refusedConfirmations = []
  const { forOthers, confirmation } = rendered
  await record(tx, email, now, confirmation !== undefined)
  return { key, forOthers, confirmation }
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
    const recipients = await mailer.send(write(true))
    console.error(`An email was sent with references alone: ${readCode(error)}`)
    return recipients
  }
}

/** Nothing repeats it. It may be lost, because the studio's own email is sent and recorded. */
async function sendOnce(email: Email, { refusing }: State, mailer: Mailer) {
  try {
    noteRecipients(await mailer.send(email), refusing)
  } catch (error) {
    console.error(`Not sent: ${readCode(error)}`)
    if (error instanceof EmailError) noteRecipients(error.recipients, refusing)
  }
}

/**
 * Sends a couple their confirmation, which `confirmed_at` has recorded already, so that a mail server
 * that accepts it and drops the connection cannot cause a second one. Its failure is no fault.
 */
async function confirm(
  { reference, email }: Confirmation,
  { refusedConfirmations }: State,
  { sent }: Round,
  mailer: Mailer,
) {
  try {
    await mailer.send(email)
    sent.push('confirmation')
  } catch (error) {
    console.error(`Confirmation not sent: ${readCode(error)}`)
    // Any other error leaves open whether the mail server took it.
    if (error instanceof EmailError && error.reason !== 'server')
      refusedConfirmations.push(reference)
  }
}

/**
 * Needs no database and takes no lock, because an alarm may be about the database. If every address
 * of ALERT_TO refuses it, the studio gets it.
 * @returns whether it was accepted
 */
export async function deliverAlarm(
  planned: MonitorEmail,
  now: Date,
  { refusing }: State,
  { sent }: Round,
  { mailer }: Tools,
): Promise<boolean> {
  const email = planned.kind === 'alarm' ? alarmEmail(planned, now) : overEmail(planned, now)
  try {
    const recipients = await mailer.send(email).catch(async (error: unknown) => {
      if (!(error instanceof EmailError) || error.reason !== 'address') throw error
      return { ...error.recipients, ...(await mailer.send({ ...email, audience: 'studio' })) }
    })
    noteRecipients(recipients, refusing)
    sent.push(planned.kind)
    return true
  } catch (error) {
    console.error(`Not sent: ${readCode(error)}`)
    if (error instanceof EmailError) noteRecipients(error.recipients, refusing)
    return false
  }
}

/** @param recipients 0 for an address that has accepted an email, else the server's code */
function noteRecipients(recipients: Record<string, number>, refusing: Set<string>) {
  for (const [address, code] of Object.entries(recipients))
    if (code > 0) refusing.add(address)
    else refusing.delete(address)
}

/**
 * Logs codes alone, because the errors of a database and a mail server quote answers.
 * @returns whether another email may be tried in this round
 */
export function noteError(error: unknown, { refusing }: State, { faults }: Round): boolean {
  const code = readCode(error)
  console.error(`Not sent or not recorded: ${code}`)
  if (error instanceof EmailError) {
    noteRecipients(error.recipients, refusing)
    faults.set('mail server', code)
    return error.reason === 'content'
  }
  const isDatabase = databaseErrorCode(error) !== 'UNKNOWN' && !isDataError(code)
  faults.set(isDatabase ? 'database' : 'other', code)
  return !isDatabase
}

/** @returns a code that is safe to log */
export function readCode(error: unknown): string {
  if (error instanceof EmailError) return error.message
  const code = databaseErrorCode(error)
  return code === 'UNKNOWN' ? (error as Error).name : code
}
