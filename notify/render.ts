import { createHash } from 'node:crypto'
import { type DueEmail, type Reader, readInquiries, readRelated, readToday } from '@/db/outbox'
import type { Email } from './emails/email'
import { inquiryEmail, overdueForOthersEmail } from './emails/inquiry'
import { listEmail } from './emails/list'
import { type Today, todayEmail } from './emails/today'
import { maxEntries } from './plan'

interface RenderContext extends Pick<Today, 'now' | 'brokenSince' | 'quiet'> {
  /** Somebody besides the studio gets alarms. */
  hasOthers: boolean
}

interface Rendered {
  write: (isRefused: boolean) => Email
  /** Sent once, after `write`'s email is recorded. */
  afterCommit?: Email
}

/** @returns undefined if its inquiries were marked or erased in this moment */
export async function render(
  tx: Reader,
  email: DueEmail,
  context: RenderContext,
): Promise<Rendered | undefined> {
  if (email.kind === 'today') return renderToday(tx, email.day, context)
  if (email.kind === 'list') return renderList(tx, email.tokens, context)
  return renderInquiry(tx, email, context)
}

async function renderInquiry(
  tx: Reader,
  { kind, token }: Extract<DueEmail, { token: string }>,
  { now, hasOthers }: RenderContext,
): Promise<Rendered | undefined> {
  const [inquiry] = await readInquiries(tx, [token])
  if (!inquiry) return undefined
  const related = await readRelated(tx, inquiry)
  return {
    write: isRefused => inquiryEmail(kind, inquiry, { now, related, isRefused }),
    afterCommit: kind === 'overdue' && hasOthers ? overdueForOthersEmail(inquiry) : undefined,
  }
}

async function renderList(
  tx: Reader,
  tokens: string[],
  { now }: RenderContext,
): Promise<Rendered | undefined> {
  const inquiries = await readInquiries(tx, tokens.slice(0, maxEntries))
  if (inquiries.length === 0) return undefined
  const moreFlagged = Math.max(0, tokens.length - maxEntries)
  const id = hashTokens(tokens)
  return { write: isRefused => listEmail(inquiries, { now, isRefused, id, moreFlagged }) }
}

async function renderToday(
  tx: Reader,
  day: string,
  { now, brokenSince, quiet }: RenderContext,
): Promise<Rendered> {
  const facts = await readToday(tx, now, maxEntries)
  return {
    write: isRefused =>
      todayEmail(`today.${day}`, { ...facts, now, brokenSince, quiet, isRefused }),
  }
}

/**
 * Only the same list has the same Message-ID. A mailbox would hide a second list under the first
 * one's, and with it the inquiries that came meanwhile.
 */
const hashTokens = (tokens: string[]) =>
  createHash('sha256').update(tokens.join()).digest('hex').slice(0, 32)
