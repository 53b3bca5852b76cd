import { emails } from '@/content/emails'
import type { ListedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { answerBy, isTold, subjectOf } from './couple'
import { type Email, renderEmail } from './email'
import type { InquiryContext } from './inquiry'
import { ContactButtons, First } from './parts'
import { StudioPart } from './studio-part'

const { refusedText: words } = emails

/** For an inquiry whose words the mail server has refused: their names may be among them. */
export function refusedTextEmail(inquiry: ListedInquiry, context: InquiryContext): Email {
  const reference = referenceOf(inquiry.id)
  const subject = subjectOf('inquiry', fillSentence(words.subject, { reference }))
  return renderEmail(
    { subject, audience: 'studio' },
    <>
      <First>{answerBy(inquiry, context.now)}</First>
      <p>
        {words.why} {fillSentence(words.ask, { reference })}
      </p>
      {isTold(inquiry) && (
        <>
          <p>{emails.noReply}</p>
          <ContactButtons inquiry={inquiry} isGreeted={false} />
        </>
      )}
      <StudioPart inquiry={inquiry} {...context} />
    </>,
  )
}
