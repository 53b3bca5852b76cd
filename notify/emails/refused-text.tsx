import type { ListedInquiry } from '@/db/outbox'
import { type Email, renderEmail } from './email'
import type { InquiryContext } from './inquiry'

/** For an inquiry whose words the mail server has refused. */
export function refusedTextEmail(inquiry: ListedInquiry, context: InquiryContext): Email {
  const subject = 'Inquiry'
  return renderEmail(
    { subject, audience: 'studio' },
    <p>
      {inquiry.id}
      {context.related.length}
    </p>,
  )
}
