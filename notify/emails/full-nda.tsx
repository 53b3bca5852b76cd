import type { ListedInquiry } from '@/db/outbox'
import { type Email, renderEmail } from './email'
import type { InquiryContext } from './inquiry'

/** For the studio, then for the colleague; where there is no colleague, one email for the studio. */
export function fullNdaEmails(
  inquiry: ListedInquiry,
  context: InquiryContext & { hasColleague: boolean },
): Email[] {
  const subject = 'Full NDA'
  const forStudio = renderEmail({ subject, audience: 'studio' }, <p>{inquiry.id}</p>)
  const forColleague = renderEmail({ subject, audience: 'others' }, <p>{inquiry.id}</p>)
  return context.hasColleague ? [forStudio, forColleague] : [forStudio]
}
