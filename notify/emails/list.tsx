import { emails } from '@/content/emails'
import { fillSentence } from '@/lib/fill-sentence'
import { formatReference } from '@/lib/inquiry/id'
import { limitMarks, normaliseLine, shorten } from '@/lib/inquiry/plain-text'
import { describeCouple, isFlagged, isNda, type StoredInquiry } from '@/lib/inquiry/stored'
import { type Email, renderEmail } from './email'
import { describeDue } from './in-words'
import { Couple, FirstLine, Heading, Note, OpenButton, Quote, Rule } from './parts'

const { list: words, notes } = emails

interface ListContext {
  now: Date
  id: string
  /** How many flagged ones the list counts and does not name. */
  moreFlagged?: number
  /** The mail server has refused what the couples wrote. */
  isRefused?: boolean
}

/** @param inquiries at least one, the unflagged ones first */
export function listEmail(
  inquiries: StoredInquiry[],
  { now, id, moreFlagged = 0, isRefused = false }: ListContext,
): Email {
  const unflagged = inquiries.filter(inquiry => !isFlagged(inquiry))
  const flagged = inquiries.filter(isFlagged)
  const subject = `${emails.subjects.list}: ${inquiries.length + moreFlagged}`
  const entry = (inquiry: StoredInquiry) => (
    <Entry key={inquiry.token} inquiry={inquiry} now={now} isRefused={isRefused} />
  )
  return renderEmail(
    { id: `list.${id}`, subject, audience: 'studio' },
    <>
      <FirstLine>{unflagged.length > 0 ? words.first : notes.flagged}</FirstLine>
      {unflagged.map(entry)}
      {unflagged.length > 0 && flagged.length > 0 && (
        <>
          <Rule />
          <Heading>{notes.flagged}</Heading>
        </>
      )}
      {flagged.map(entry)}
      {moreFlagged > 0 && (
        <Heading>{fillSentence(words.moreFlagged, { count: moreFlagged })}</Heading>
      )}
    </>,
  )
}

/** In letters of a story's beginning. */
const longestStart = 120

/** Has no Write, because it shows too little to answer by. */
function Entry({
  inquiry,
  now,
  isRefused,
}: {
  inquiry: StoredInquiry
  now: Date
  isRefused: boolean
}) {
  const isAlone = isNda(inquiry) || isRefused
  return (
    <section>
      <Rule />
      <p>
        <b>{describeDue(inquiry, now)}</b> · {formatReference(inquiry.id)}
      </p>
      {isAlone ? (
        <Note>{emails.openPrivately}</Note>
      ) : (
        <>
          <Couple lines={[describeCouple(inquiry).join(', ')]} />
          {inquiry.story && <Quote text={startOf(inquiry.story)} />}
        </>
      )}
      <OpenButton inquiry={inquiry} />
    </section>
  )
}

const startOf = (story: string) => shorten(limitMarks(normaliseLine(story)), longestStart)
