import type { ListedInquiry, RelatedInquiry, StoredInquiry } from '@/db/outbox'
import { type Email, renderEmail } from './email'

export interface InquiryContext {
  related: RelatedInquiry[]
  now: Date
}

export function inquiryEmail(
  inquiry: ListedInquiry,
  stored: StoredInquiry,
  context: InquiryContext,
): Email {
  const subject = `Inquiry: ${inquiry.name}`
  return renderEmail(
    { subject, audience: 'studio' },
    <p>
      {context.related.length}
      {stored.id}
    </p>,
  )
}
