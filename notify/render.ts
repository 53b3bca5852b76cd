import { createHash } from 'node:crypto'
import {
  lockQueued,
  lockSent,
  type Reader,
  readInquiries,
  readRelated,
  readToday,
  readUnreminded,
  type Recording,
} from '@/db/outbox'
import type { Email } from './emails/email'
import { inquiryEmail, overdueForOthersEmail } from './emails/inquiry'
import { listEmail } from './emails/list'
import { type Today, todayEmail } from './emails/today'
import { isHourOver, maxEntries, type PlannedEmail } from './plan'

export interface RenderContext extends Pick<Today, 'active' | 'quiet'> {
  now: Date
  /** Somebody besides the studio gets alarms. */
  hasOthers: boolean
}

interface Rendered {
  write: (isRefused: boolean) => Email
  forOthers?: Email
  /** Written once the email is accepted. */
  recording: Recording
}

/**
 * Locks what the email is about until it is recorded. Returns undefined if its inquiries are all
 * answered, erased or emailed, or if another process is sending it.
 */
export function render(
  tx: Reader,
  email: PlannedEmail,
  context: RenderContext,
): Promise<Rendered | undefined> {
  if (email.kind === 'today') return renderToday(tx, email.day, context)
  return email.kind === 'inquiry'
    ? renderInquiries(tx, email, context)
    : renderReminders(tx, email, context)
}

type PlannedInquiries = Extract<PlannedEmail, { tokens: string[] }>

async function renderInquiries(
  tx: Reader,
  { isList, tokens: planned }: PlannedInquiries,
  { now }: RenderContext,
): Promise<Rendered | undefined> {
  const sent = isList ? await lockSent(tx) : undefined
  if (isList && (!sent || !isHourOver(sent.listAt, now))) return undefined
  const locked = await lockQueued(tx, planned)
  const tokens = planned.filter(token => locked.includes(token))
  const inquiries = await readInquiries(tx, tokens.slice(0, maxEntries))
  const [inquiry] = inquiries
  if (!inquiry) return undefined
  const recording = { kind: 'inquiry', isList, tokens, at: now } as const
  if (isList) {
    const more = { id: idOf(tokens), moreFlagged: tokens.length - inquiries.length }
    const write = (isRefused: boolean) =>
      listEmail('inquiry', inquiries, { now, isRefused, ...more })
    return { recording, write }
  }
  const related = await readRelated(tx, inquiry)
  const write = (isRefused: boolean) =>
    inquiryEmail('inquiry', inquiry, { now, related, isRefused })
  return { recording, write }
}

/** Locks no inquiry, so that staff can mark it while its reminder is being sent. */
async function renderReminders(
  tx: Reader,
  { kind, isList, tokens: planned }: PlannedInquiries,
  { now, hasOthers }: RenderContext,
): Promise<Rendered | undefined> {
  if (kind === 'inquiry' || !(await lockSent(tx))) return undefined
  const inquiries = await readUnreminded(tx, kind, planned)
  const [inquiry] = inquiries
  if (!inquiry) return undefined
  const tokens = inquiries.map(({ token }) => token)
  const related = isList ? undefined : await readRelated(tx, inquiry)
  return {
    recording: { kind, isList, tokens, at: now },
    write: isRefused =>
      isList
        ? listEmail(kind, inquiries, { now, isRefused, id: idOf(tokens) })
        : inquiryEmail(kind, inquiry, { now, related, isRefused }),
    forOthers: kind === 'overdue' && hasOthers ? overdueForOthersEmail(inquiries) : undefined,
  }
}

async function renderToday(
  tx: Reader,
  day: string,
  { now, active, quiet }: RenderContext,
): Promise<Rendered | undefined> {
  const sent = await lockSent(tx)
  if (!sent || sent.todayOn === day) return undefined
  const facts = await readToday(tx, now, maxEntries)
  return {
    recording: { kind: 'today', day },
    write: isRefused => todayEmail(`today.${day}`, { ...facts, now, active, quiet, isRefused }),
  }
}

/**
 * Only the same list has the same Message-ID. A mailbox would hide a second list under the first
 * one's, and with it the inquiries that came meanwhile.
 */
const idOf = (tokens: string[]) =>
  createHash('sha256').update(tokens.join()).digest('hex').slice(0, 32)
