import { emails } from '@/content/emails'
import type { ListedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { answerBy, subjectOf } from './couple'
import { type Email, renderEmail } from './email'
import type { InquiryContext } from './inquiry'
import { ContactButtons, FirstLine } from './parts'
import { hasWrittenBefore, isOnlyWritten, noReplyInWords, StudioPart } from './studio-part'

const { refusedText: words } = emails

/**
 * For an inquiry whose content the mail server has refused. It leaves out the names too, because they
 * may be the cause. Never for one that `mayShowDetails` withholds: it has the couple's addresses.
 */
export function refusedTextEmail(inquiry: ListedInquiry, context: InquiryContext): Email {
  const reference = referenceOf(inquiry.id)
  const isRelated = hasWrittenBefore(context)
  const subject = subjectOf('inquiry', fillSentence(words.subject, { reference }))
  return renderEmail(
    { subject, audience: 'studio' },
    <>
      <FirstLine>{answerBy(inquiry, context.now, isRelated)}</FirstLine>
      <p>
        <b>{fillSentence(words.ask, { reference })}</b> {words.why}
      </p>
      <p>{noReplyInWords(inquiry, context)}</p>
      <ContactButtons
        inquiry={inquiry}
        isGreeted={false}
        hasOnlyWrite={isOnlyWritten(inquiry, context)}
      />
      <StudioPart inquiry={inquiry} {...context} />
    </>,
  )
}
