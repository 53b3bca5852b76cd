import { emails } from '@/content/emails'
import { facts } from '@/content/facts'
import { detailedInquiryForm, type FormCopy, inquiryForm } from '@/content/inquiry'
import { answerDue, type Inquiry, type RelatedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import {
  columnOf,
  detailedForm,
  type Field,
  type FieldRole,
  type Fields,
  shortForm,
} from '@/lib/inquiry/fields'
import { referenceOf } from '@/lib/inquiry/id'
import {
  breakLinks,
  breakLinksInAddress,
  limitMarks,
  normalise,
  shortenForHeader,
} from '@/lib/inquiry/plain-text'
import { adviceOn, coupleOf, isNda, requestIn, shorten } from './couple'
import { type Email, renderEmail } from './email'
import {
  Answer,
  ContactButtons,
  Couple,
  FirstLine,
  Note,
  PageButtons,
  Quote,
  RingButton,
  Rule,
} from './parts'
import { timeInWords } from './times'

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
const rolesAbove: (FieldRole | undefined)[] = ['name', 'day', 'place', 'story']

/** For an unflagged inquiry. A reminder is the first email again. */
export function inquiryEmail(
  kind: Kind,
  inquiry: Inquiry,
  { now, related, isRefused = false }: Context,
): Email {
  const id = idOf(inquiry)
  const isFirst = kind === 'inquiry'
  const ids = isFirst ? { id } : { id: `${kind}.${id}`, references: id }
  const isAlone = isNda(inquiry) || isRefused
  const rest = isAlone
    ? referenceOf(inquiry.id)
    : coupleOf(inquiry).map(shortenForHeader).join(', ')
  const headers = {
    ...ids,
    subject: `${emails.subjects[isFirst ? subjectOf(inquiry, isAlone) : kind]}: ${rest}`,
    audience: 'studio',
  } as const
  const time = timeInWords(answerDue(inquiry), now)
  const due = fillSentence(kind === 'inquiry' ? emails.answerBy : emails.due[kind], { time })
  if (isAlone)
    return renderEmail(
      headers,
      <>
        <FirstLine>{due}</FirstLine>
        <p>
          {emails.alone} {emails.forward}
        </p>
        <PageButtons inquiry={inquiry} hasMark={false} />
      </>,
    )
  const advice = adviceOn(inquiry, now, related)
  const answers = answersOf(inquiry)
  const story = answers.find(({ role }) => role === 'story')?.text
  return renderEmail(
    { ...headers, preview: story && shorten(story, longestPreview) },
    <>
      <FirstLine>{due}</FirstLine>
      <Note>{advice.note}</Note>
      <Couple lines={coupleOf(inquiry)} />
      {story && <Quote text={story} />}
      <ContactButtons inquiry={inquiry} advice={advice} />
      <PageButtons inquiry={inquiry} />
      <Rule />
      {answers
        .filter(({ role }) => !rolesAbove.includes(role))
        .map(({ label, text }) => (
          <Answer key={label} label={label} text={text} />
        ))}
    </>,
  )
}

/** For those who get no inquiries. It has no link, and nothing that the couple wrote. */
export const overdueForOthersEmail = ({ id }: Inquiry): Email => {
  const reference = referenceOf(id)
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
const idOf = ({ id, created_at }: Inquiry) =>
  `${referenceOf(id).replace(' ', '-')}.${created_at.getTime()}`

const subjects = { 'private-gallery': 'gallery', 'private-consultation': 'consultation' } as const

function subjectOf(inquiry: Inquiry, isAlone: boolean) {
  if (isNda(inquiry)) return 'nda'
  const request = isAlone ? undefined : requestIn(inquiry)
  return request ? subjects[request] : 'inquiry'
}

function answersOf(inquiry: Inquiry) {
  const isShort = inquiry.form === 'inquiry'
  const fields: Fields = isShort ? shortForm.fields : detailedForm.fields
  const { labels, options }: FormCopy = isShort ? inquiryForm : detailedInquiryForm
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = (inquiry as unknown as Record<string, unknown>)[columnOf(name, field)]
    if (typeof answer !== 'string' || !answer) return []
    return {
      label: labels[name]!,
      text: options[name]?.[answer] ?? textOf(field, answer),
      role: field.role,
    }
  })
}

function textOf({ kind }: Field, answer: string): string {
  if (kind === 'email') return breakLinksInAddress(answer)
  if (kind !== 'multiline') return breakLinks(answer)
  return shorten(limitMarks(normalise(answer)), longestAnswer, emails.cut)
}
