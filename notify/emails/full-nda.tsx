import { emails } from '@/content/emails'
import { answerDue, type ListedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { answerBy, subjectOf } from './couple'
import { type Email, renderEmail } from './email'
import type { InquiryContext } from './inquiry'
import { Commands, FirstLine } from './parts'
import { StudioPart } from './studio-part'
import { timeInWords } from './times'

const { nda: words } = emails

interface Context extends InquiryContext {
  /** Somebody besides the studio gets alarms. */
  hasColleague: boolean
}

/** For the studio, then for the colleague; where there is no colleague, one email for the studio. */
export const fullNdaEmails = (inquiry: ListedInquiry, context: Context): Email[] =>
  context.hasColleague
    ? [studioEmail(inquiry, context), colleagueEmail(inquiry, context)]
    : [studioEmail(inquiry, context)]

function studioEmail(inquiry: ListedInquiry, { hasColleague, ...context }: Context): Email {
  const reference = referenceOf(inquiry.id)
  const subject = subjectOf('nda', fillSentence(words.subject, { reference }))
  return renderEmail(
    { subject, audience: 'studio' },
    <>
      <FirstLine>{answerBy(inquiry, context.now)}</FirstLine>
      <p>
        <b>{fillSentence(words.ask, { reference })}</b> {words.toDo}
      </p>
      <p>{words.why}</p>
      {!hasColleague && <p>{words.forward}</p>}
      <StudioPart inquiry={inquiry} {...context}>
        {!hasColleague && <ShowCommand reference={reference} sentence={emails.alarm.commands} />}
      </StudioPart>
    </>,
  )
}

/** Without the link that records an answer: the studio answers. */
function colleagueEmail(inquiry: ListedInquiry, { now }: Context): Email {
  const { subject, first, why, show, tell } = words.ofColleague
  const reference = referenceOf(inquiry.id)
  return renderEmail(
    {
      subject: subjectOf('nda', fillSentence(subject, { reference })),
      audience: 'others',
    },
    <>
      <FirstLine>{fillSentence(first, { time: timeInWords(answerDue(inquiry), now) })}</FirstLine>
      <p>{why}</p>
      <ShowCommand reference={reference} sentence={show} />
      <p>{tell}</p>
    </>,
  )
}

const ShowCommand = ({ reference, sentence }: { reference: string; sentence: string }) => (
  <>
    <p>{sentence}</p>
    <Commands lines={[fillSentence(words.command, { reference })]} />
  </>
)
