import {
  lockQueued,
  lockSent,
  type Reader,
  readLastWeek,
  readListed,
  readRelated,
  readStored,
  readUnreminded,
  readWaiting,
  type Recording,
  type RelatedInquiry,
} from '@/db/outbox'
import { alarmEmail, alarmOverEmail } from './emails/alarm'
import { mayShowDetails } from './emails/couple'
import { fullNdaEmails } from './emails/full-nda'
import { inquiryEmail } from './emails/inquiry'
import { inquiryListEmail, maxEntries } from './emails/inquiry-list'
import { refusedTextEmail } from './emails/refused-text'
import { reminderByReferenceEmail, reminderEmail } from './emails/reminder'
import { summaryEmail } from './emails/summary'
import type { OutgoingEmail } from './mailer'
import { isHourOver, type PlannedEmail, problemKey, storeAlarm, tomorrowsSummary } from './plan'

export interface Rendered {
  /** Once the first one is accepted, `recording` is written. */
  emails: [OutgoingEmail, ...OutgoingEmail[]]
  /** Without a couple's words. */
  fallback?: OutgoingEmail
  recording?: Recording
}

interface Context {
  now: Date
  hasColleague: boolean
  /** Single emails of this round, accepted so far. */
  singles: number
}

type EmailOf<Kind extends PlannedEmail['kind']> = Extract<PlannedEmail, { kind: Kind }>
export type UnlockedEmail = EmailOf<'alarm' | 'over' | 'summary without list'>

export const isUnlocked = (email: PlannedEmail): email is UnlockedEmail =>
  email.kind === 'alarm' || email.kind === 'over' || email.kind === 'summary without list'

/** For emails that need no database. */
export function renderUnlocked(email: UnlockedEmail, now: Date): Rendered {
  switch (email.kind) {
    case 'alarm': {
      const { alarm } = email
      const recording = { kind: 'alarm', alarm: storeAlarm(alarm) } as const
      return { emails: [alarmEmail(alarm, { now })], recording }
    }
    case 'over': {
      const { alarm, endedAt } = email
      const recording = { kind: 'over', key: problemKey(alarm.problem) } as const
      return { emails: [alarmOverEmail(alarm, { endedAt })], recording }
    }
    case 'summary without list': {
      const summary = { ...email.facts, now, waiting: undefined, counts: undefined }
      return { emails: [{ ...summaryEmail(summary), id: `summary.${email.day}.without-list` }] }
    }
  }
}

/**
 * Locks what the email is about until it is recorded. Returns undefined if its inquiries are all
 * answered, erased or emailed, or if another process is sending it.
 */
export async function renderLocked(
  tx: Reader,
  email: PlannedEmail,
  context: Context,
): Promise<Rendered | undefined> {
  switch (email.kind) {
    case 'inquiry':
      return renderInquiry(tx, email, context)
    case 'list':
      return renderList(tx, email, context)
    case 'reminder':
    case 'overdue':
      return renderReminder(tx, email, context)
    case 'summary':
      return renderSummary(tx, email, context)
    case 'summary without list':
      return renderUnlocked(email, context.now)
  }
  const sent = await lockSent(tx)
  const isSent = sent?.alarms.some(({ key }) => key === problemKey(email.alarm.problem))
  return isSent === (email.kind === 'over') ? renderUnlocked(email, context.now) : undefined
}

async function renderInquiry(
  tx: Reader,
  { token }: EmailOf<'inquiry'>,
  { now, hasColleague }: Context,
): Promise<Rendered | undefined> {
  const tokens = await lockQueued(tx, [token])
  const [inquiry] = await readListed(tx, tokens)
  const stored = inquiry && (await readStored(tx, token))
  if (!stored) return undefined
  const context = { related: await readRelated(tx, inquiry), now }
  const recording = { kind: 'inquiry', tokens, at: now } as const
  // If an inquiry is erased and sent again, it has the same id and needs another email.
  const id = `inquiry.${inquiry.id}.${inquiry.created_at.getTime()}`
  if (inquiry.discretion === 'nda') {
    const [first, ...others] = fullNdaEmails(inquiry, { ...context, hasColleague })
    const othersEmails = others.map(email => ({ ...email, id: `${id}.${email.audience}` }))
    return { emails: [{ ...first!, id }, ...othersEmails], recording }
  }
  const fallback = mayShowDetails(inquiry)
    ? { ...refusedTextEmail(inquiry, context), id: `${id}.reference` }
    : undefined
  return { emails: [{ ...inquiryEmail(inquiry, stored, context), id }], fallback, recording }
}

async function renderList(
  tx: Reader,
  email: EmailOf<'list'>,
  { now, singles }: Context,
): Promise<Rendered | undefined> {
  const sent = await lockSent(tx)
  if (!sent || !isHourOver(sent.listAt, now)) return undefined
  const tokens = await lockQueued(tx, email.tokens)
  if (tokens.length === 0) return undefined
  const inquiries = await readListed(tx, tokens)
  const context = { now, countElsewhere: email.countElsewhere + singles }
  return {
    emails: [inquiryListEmail(inquiries, context)],
    fallback: inquiryListEmail(inquiries, { ...context, hasWords: false }),
    recording: { kind: 'list', tokens, at: now },
  }
}

async function renderReminder(
  tx: Reader,
  { kind, tokens }: EmailOf<'reminder' | 'overdue'>,
  { now, hasColleague }: Context,
): Promise<Rendered | undefined> {
  const sent = await lockSent(tx)
  const lastAt = kind === 'reminder' ? sent?.reminderAt : sent?.overdueAt
  if (lastAt === undefined || !isHourOver(lastAt, now)) return undefined
  const inquiries = await readUnreminded(tx, kind, tokens)
  if (inquiries.length === 0) return undefined
  const related = new Map<string, RelatedInquiry[]>()
  for (const inquiry of inquiries) related.set(inquiry.token, await readRelated(tx, inquiry))
  const othersEmails = hasColleague ? [reminderByReferenceEmail(kind, inquiries, { now })] : []
  return {
    emails: [reminderEmail(kind, inquiries, { now, related }), ...othersEmails],
    fallback: reminderEmail(kind, inquiries, { now, related, hasWords: false }),
    recording: { kind, tokens: inquiries.map(({ token }) => token), at: now },
  }
}

async function renderSummary(
  tx: Reader,
  { day, facts: { isMonday, hasOneAddress, ...facts } }: EmailOf<'summary'>,
  { now }: Context,
): Promise<Rendered | undefined> {
  const sent = await lockSent(tx)
  if (!sent || sent.summaryOn === day) return undefined
  const { inquiries: waiting, counts } = await readWaiting(
    tx,
    { now, dayEnds: tomorrowsSummary(now) },
    maxEntries,
  )
  const mondayFacts = isMonday ? { lastWeek: await readLastWeek(tx, now), hasOneAddress } : {}
  const summary = { ...facts, ...mondayFacts, now, counts }
  const id = `summary.${day}`
  return {
    emails: [{ ...summaryEmail({ ...summary, waiting }), id }],
    fallback: { ...summaryEmail({ ...summary, waiting: [] }), id: `${id}.counts` },
    recording: { kind: 'summary', day },
  }
}
