import { createHash } from 'node:crypto'
import {
  countConfirmations,
  type DueEmail,
  type Reader,
  readInquiries,
  readRelated,
  readToday,
} from '@/db/outbox'
import { readNotifyEnv } from '@/lib/env'
import { formatReference } from '@/lib/inquiry/id'
import type { StoredInquiry } from '@/lib/inquiry/stored'
import { confirmationEmail } from './emails/confirmation'
import type { Email } from './emails/email'
import { inquiryEmail, overdueForOthersEmail } from './emails/inquiry'
import { listEmail } from './emails/list'
import { type Today, todayEmail } from './emails/today'
import type { Mailer } from './mailer'
import { maxEntries, mayConfirm } from './plan'

interface RenderContext
  extends
    Pick<Today, 'now' | 'brokenSince' | 'quiet' | 'refusedConfirmations'>,
    Pick<Mailer, 'hasOthers' | 'ownAddresses'> {}

interface Rendered {
  write: (isRefused: boolean) => Email
  /** Both are sent once, after `write`'s email is recorded. */
  forOthers?: Email
  confirmation?: Confirmation
}

export interface Confirmation {
  reference: string
  email: Email
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
  { now, hasOthers, ownAddresses }: RenderContext,
): Promise<Rendered | undefined> {
  const [inquiry] = await readInquiries(tx, [token])
  if (!inquiry) return undefined
  const related = await readRelated(tx, inquiry)
  return {
    write: isRefused => inquiryEmail(kind, inquiry, { now, related, isRefused }),
    forOthers: kind === 'overdue' && hasOthers ? overdueForOthersEmail(inquiry) : undefined,
    confirmation:
      kind === 'inquiry' ? await renderConfirmation(tx, inquiry, ownAddresses, now) : undefined,
  }
}

async function renderConfirmation(
  tx: Reader,
  inquiry: StoredInquiry,
  ownAddresses: ReadonlySet<string>,
  now: Date,
): Promise<Confirmation | undefined> {
  if (!readNotifyEnv().CONFIRMATIONS) return undefined
  const recent = await countConfirmations(tx, inquiry, now)
  if (!mayConfirm(inquiry, recent, ownAddresses, now)) return undefined
  return { reference: formatReference(inquiry.id), email: confirmationEmail(inquiry) }
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
  { now, brokenSince, quiet, refusedConfirmations }: RenderContext,
): Promise<Rendered> {
  const rows = await readToday(tx, now, maxEntries)
  const facts = { ...rows, now, brokenSince, quiet, refusedConfirmations }
  return { write: isRefused => todayEmail(`today.${day}`, { ...facts, isRefused }) }
}

/**
 * Only the same list has the same Message-ID. A mailbox would hide a second list under the first
 * one's, and with it the inquiries that came meanwhile.
 */
const hashTokens = (tokens: string[]) =>
  createHash('sha256').update(tokens.join()).digest('hex').slice(0, 32)
