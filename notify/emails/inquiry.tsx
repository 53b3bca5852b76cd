import { emails } from '@/content/emails'
import { facts } from '@/content/facts'
import { formCopies } from '@/content/inquiry'
import { requests } from '@/content/requests'
import { fillSentence } from '@/lib/fill-sentence'
import type { FieldRole } from '@/lib/inquiry/fields'
import { formatReference } from '@/lib/inquiry/id'
import { describeAnswers, type LabelledAnswer } from '@/lib/inquiry/labelled-answers'
import {
  breakLinks,
  breakLinksInAddress,
  limitMarks,
  normalise,
  shorten,
  shortenForHeader,
} from '@/lib/inquiry/plain-text'
import {
  answerDue,
  describeAdvice,
  describeCouple,
  describeInLine,
  findAdvice,
  findRequest,
  isNda,
  type RelatedInquiry,
  type StoredInquiry,
} from '@/lib/inquiry/stored'
import { findSunset } from '@/lib/inquiry/sunset'
import { type Email, renderEmail } from './email'
import { describeTime } from './in-words'
import {
  Answer,
  ContactButtons,
  Couple,
  FirstLine,
  Note,
  OpenButton,
  Quote,
  RingButton,
  Rule,
} from './parts'

type Kind = 'inquiry' | 'reminder' | 'overdue'

interface Context {
  now: Date
  related?: RelatedInquiry
  /** The mail server has refused what the couple wrote. Their names may be the cause. */
  isRefused?: boolean
}

/** In letters. The inquiry's page has the rest. Gmail clips an email at 102 KB. */
const longestAnswer = 4_000
/** In letters. Mailboxes show fewer. */
const longestPreview = 150
/** These answers stand above the buttons. */
const rolesAbove: (FieldRole | undefined)[] = [
  'name',
  'day',
  'place',
  'days',
  'guests',
  'range',
  'story',
]

/** For an unflagged inquiry. A reminder is the first email again. */
export function inquiryEmail(
  kind: Kind,
  inquiry: StoredInquiry,
  { now, related, isRefused = false }: Context,
): Email {
  const id = idOf(inquiry)
  const isFirst = kind === 'inquiry'
  const ids = isFirst ? { id } : { id: `${kind}.${id}`, references: id }
  const isAlone = isNda(inquiry) || isRefused
  const rest = isAlone
    ? formatReference(inquiry.id)
    : describeCouple(inquiry).map(shortenForHeader).join(', ')
  const headers = {
    ...ids,
    subject: `${emails.subjects[isFirst ? subjectOf(inquiry, isAlone) : kind]}: ${rest}`,
    audience: 'studio',
  } as const
  const time = describeTime(answerDue(inquiry), now)
  const due = fillSentence(kind === 'inquiry' ? emails.answerBy : emails.due[kind], { time })
  if (isAlone)
    return renderEmail(
      headers,
      <>
        <FirstLine>{due}</FirstLine>
        <Note>{isFirst ? emails.openPrivately : emails.askForNda}</Note>
        <p>{emails.forward}</p>
        <OpenButton inquiry={inquiry} />
      </>,
    )
  const advice = findAdvice(inquiry, requests, related)
  const answers = describeAnswers(inquiry, formCopies[inquiry.form]).map(answer => ({
    ...answer,
    text: describeInEmail(answer),
  }))
  const answerOf = (wanted: FieldRole) => answers.find(({ role }) => role === wanted)?.text
  const story = answerOf('story')
  const sunset = findSunset(inquiry)
  return renderEmail(
    { ...headers, preview: story && shorten(story, longestPreview) },
    <>
      <FirstLine>{due}</FirstLine>
      {!isFirst && <p>{emails.ask}</p>}
      {describeAdvice(advice, emails, now).map(sentence => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <Couple
        lines={[
          ...describeCouple(inquiry),
          ...describeSize(answerOf('days'), answerOf('guests'), answerOf('range')),
        ]}
      />
      {sunset && <p>{fillSentence(emails.sunset, sunset)}</p>}
      {story && <Quote text={story} />}
      <ContactButtons inquiry={inquiry} advice={advice} />
      <OpenButton inquiry={inquiry} />
      <Rule />
      {answers
        .filter(({ role }) => !rolesAbove.includes(role))
        // Mailboxes make a link of it, and perhaps another couple picks up. The page has it.
        .filter(({ role }) => role !== 'phone' || !related)
        .map(({ label, text }) => (
          <Answer key={label} label={label} text={text} />
        ))}
    </>,
  )
}

/** For those who get no inquiries. It has no link, and nothing that the couple wrote. */
export const overdueForOthersEmail = ({ id }: StoredInquiry): Email => {
  const reference = formatReference(id)
  return renderEmail(
    { subject: `${emails.subjects.overdue}: ${reference}`, audience: 'others' },
    <>
      <FirstLine>{fillSentence(emails.forOthers, { reference })}</FirstLine>
      <RingButton name={emails.buttons.studio} phone={facts.phone} />
    </>,
  )
}

/**
 * If an inquiry is erased and sent again, it has the same reference and needs another email. The
 * hash of the answers and the token stay out of it, because a Message-ID is no secret.
 */
const idOf = ({ id, created_at }: StoredInquiry) =>
  `${formatReference(id).replace(' ', '-')}.${created_at.getTime()}`

function subjectOf(inquiry: StoredInquiry, isAlone: boolean) {
  if (isNda(inquiry)) return 'nda'
  return (!isAlone && findRequest(inquiry, requests)) || 'inquiry'
}

/** What an owner asks first after the day: 4–5 days around it · Guests: About 300 · ₹18 lakhs and above */
function describeSize(days?: string, guests?: string, range?: string): string[] {
  const count = guests && describeInLine(guests)
  const length = days && fillSentence(emails.length, { days })
  const parts = [length, count && fillSentence(emails.guests, { count }), range].filter(Boolean)
  return parts.length > 0 ? [parts.join(' · ')] : []
}

/** Safe to show in an email. */
function describeInEmail({ kind, text }: LabelledAnswer): string {
  if (kind === 'email') return breakLinksInAddress(text)
  if (kind !== 'multiline') return breakLinks(text)
  return shorten(limitMarks(normalise(text)), longestAnswer, emails.cut)
}
