import type { ListedInquiry } from '@/db/outbox'
import { type Email, renderEmail } from './email'

/** How many inquiries an email names at most. It counts the others, and says who can read them. */
export const mostEntries = 40

/** @param context.countElsewhere of the same hour, with an email of their own */
export function inquiryListEmail(
  inquiries: ListedInquiry[],
  context: { now: Date; countElsewhere: number },
): Email {
  const subject = `New inquiries: ${inquiries.length}`
  return renderEmail({ subject, audience: 'studio' }, <p>{context.countElsewhere}</p>)
}
