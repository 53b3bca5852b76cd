import type { ListedInquiry } from '@/db/outbox'
import { type Email, renderEmail } from './email'

export type ReminderKind = 'reminder' | 'overdue'

export function reminderEmail(
  kind: ReminderKind,
  inquiries: ListedInquiry[],
  { now }: { now: Date },
): Email {
  const subject = `${kind}: ${inquiries[0]!.name}`
  return renderEmail({ subject, audience: 'studio' }, <p>{now.toISOString()}</p>)
}

/** For those who may not read an inquiry. */
export function reminderByReferenceEmail(
  kind: ReminderKind,
  inquiries: ListedInquiry[],
  { now }: { now: Date },
): Email {
  const subject = `${kind}: ${inquiries[0]!.id}`
  return renderEmail({ subject, audience: 'others' }, <p>{now.toISOString()}</p>)
}
