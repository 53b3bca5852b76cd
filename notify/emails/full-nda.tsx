import { emails } from '@/content/emails'
import { answerDue, type ListedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { subjectOf } from './couple'
import { type Email, renderEmail } from './email'
import type { InquiryContext } from './inquiry'
import { FirstLine } from './parts'
import { ForColleague, ShowCommand, StudioPart } from './studio-part'
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
  const time = timeInWords(answerDue(inquiry), context.now)
  const subject = subjectOf('nda', fillSentence(words.subject, { reference }))
  return renderEmail(
    { subject, audience: 'studio' },
    <>
      <FirstLine>{fillSentence(words.first, { time })}</FirstLine>
      {!hasColleague && (
        <p>
          <b>{words.forward}</b>
        </p>
      )}
      <p>
        <b>{fillSentence(hasColleague ? words.ask : words.askSecond, { reference })}</b>{' '}
        {words.toDo}
      </p>
      <p>{words.why}</p>
      <StudioPart inquiry={inquiry} {...context}>
        <p>{words.onceAnswered}</p>
      </StudioPart>
      {!hasColleague && (
        <ForColleague reference={reference}>
          <HowToTell />
        </ForColleague>
      )}
    </>,
  )
}

/** Without the link that records an answer: the studio answers. */
function colleagueEmail(inquiry: ListedInquiry, { now }: Context): Email {
  const { subject, first, why } = words.ofColleague
  const reference = referenceOf(inquiry.id)
  return renderEmail(
    {
      subject: subjectOf('nda', fillSentence(subject, { reference })),
      audience: 'others',
    },
    <>
      <FirstLine>{fillSentence(first, { time: timeInWords(answerDue(inquiry), now) })}</FirstLine>
      <p>{why}</p>
      <ShowCommand reference={reference} />
      <HowToTell />
    </>,
  )
}

const HowToTell = () => (
  <>
    <p>{words.ofColleague.tell}</p>
    <p>{words.ofColleague.ifRung}</p>
  </>
)
