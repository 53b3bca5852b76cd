import type { ComponentProps } from 'react'
import { emails } from '@/content/emails'
import { detailedInquiryForm, type FormCopy, inquiryForm } from '@/content/inquiry'
import type { ListedInquiry, RelatedInquiry, StoredInquiry } from '@/db/outbox'
import { isDeliverable } from '@/lib/email-addresses'
import { fillSentence } from '@/lib/fill-sentence'
import {
  detailedForm,
  type Field,
  type FieldRole,
  type Fields,
  shortForm,
} from '@/lib/inquiry/fields'
import { referenceOf } from '@/lib/inquiry/id'
import {
  normalise,
  shortenForHeader,
  breakLinks,
  breakLinksInAddress,
  limitMarks,
} from '@/lib/inquiry/plain-text'
import {
  answerBy,
  coupleInShort,
  coupleOf,
  doubtsAbout,
  isOfGallery,
  mayShowDetails,
  noteOnRequest,
  requestIn,
  subjectOf,
} from './couple'
import { type Email, renderEmail, renderFitted } from './email'
import { Answer, ContactButtons, Couple, FirstLine, Note } from './parts'
import {
  ForColleague,
  hasWrittenBefore,
  isOnlyWritten,
  noReplyInWords,
  StudioPart,
} from './studio-part'

export interface InquiryContext {
  related: RelatedInquiry[]
  now: Date
}

/** In letters, unless the email grows too large. */
const longestAnswer = 10_000
/** The couple's line has these answers already. */
const rolesOfCouple: (FieldRole | undefined)[] = ['name', 'day', 'place']

const { withheld } = emails

/**
 * For an unflagged inquiry. Above the line for the studio stands only what the couple knows, because
 * Reply quotes it. If somebody has written before with the same telephone, Reply would tell a stranger
 * that the first line points to the end. So such an email has no Reply. Nor has one about a gallery:
 * beside its story stands what staff may show.
 */
export function inquiryEmail(
  inquiry: ListedInquiry,
  stored: StoredInquiry,
  context: InquiryContext,
): Email {
  if (!mayShowDetails(inquiry)) return withheldEmail(inquiry, context)
  const { name, email } = inquiry
  const isRelated = hasWrittenBefore(context)
  const canReply = isDeliverable(email) && !isRelated && !isOfGallery(storyOf(stored))
  const doubts = doubtsAbout(inquiry, isRelated ? emails.doubts.noDotOfRelated : undefined)
  const story = answersOf(stored, longestAnswer).find(({ role }) => role === 'story')
  const headers = {
    subject: subjectOf(kindOf(stored), coupleInShort(inquiry)),
    audience: 'studio',
    replyTo: canReply ? { name: shortenForHeader(name), address: email } : undefined,
    preview: story?.text,
  } as const
  const notes: Partial<Record<FieldRole, string>> = {
    email: doubts.email,
    phone: doubts.phone,
    story: noteOnRequest(storyOf(stored)),
  }
  return renderFitted(headers, longestAnswer, most => {
    const answers = answersOf(stored, most).map(answer => ({
      ...answer,
      note: answer.role && notes[answer.role],
    }))
    const isStory = ({ role }: { role?: FieldRole }) => role === 'story'
    const others = answers.filter(answer => !isStory(answer))
    const isCut = answers.some(({ text }) => text.endsWith(emails.cut))
    return (
      <>
        <FirstLine>{answerBy(inquiry, context.now, isRelated || isCut)}</FirstLine>
        <Couple text={coupleOf(inquiry).join('\n')} />
        {doubts.day && <Note>{doubts.day}</Note>}
        <Answers answers={answers.filter(isStory)} />
        {/* Before the buttons: a doubt decides which of them to use. */}
        <Answers answers={others.filter(({ note }) => note)} />
        {isCut && <p>{emails.cutAbove}</p>}
        {!canReply && <p>{noReplyInWords(inquiry, context)}</p>}
        <ContactButtons inquiry={inquiry} hasOnlyWrite={isOnlyWritten(inquiry, context)} />
        <Answers answers={others.filter(({ note }) => !note)} />
        <StudioPart inquiry={inquiry} {...context}>
          <p>
            <b>
              {emails.onlyForStudio} {canReply && emails.deleteFirst}
            </b>
          </p>
          {isCut && <p>{fillSentence(emails.cutNote, { reference: referenceOf(inquiry.id) })}</p>}
        </StudioPart>
      </>
    )
  })
}

const Answers = ({ answers }: { answers: ComponentProps<typeof Answer>[] }) =>
  answers.map(answer => <Answer key={answer.label} {...answer} />)

/** Where NOTICE_DETAILS is no. */
function withheldEmail(inquiry: ListedInquiry, context: InquiryContext): Email {
  const reference = referenceOf(inquiry.id)
  return renderEmail(
    { subject: subjectOf('inquiry', reference), audience: 'studio' },
    <>
      <FirstLine>{answerBy(inquiry, context.now, hasWrittenBefore(context))}</FirstLine>
      <p>
        <b>{fillSentence(withheld.ask, { reference })}</b> {withheld.toDo}
      </p>
      <p>{withheld.why}</p>
      <StudioPart inquiry={inquiry} {...context} />
      <ForColleague reference={reference} />
    </>,
  )
}

const storyOf = (stored: StoredInquiry) => ('message' in stored ? stored.message : stored.story)

const kindOfRequest = {
  'private-gallery': 'gallery',
  'private-consultation': 'consultation',
} as const

function kindOf(stored: StoredInquiry) {
  const request = requestIn(storyOf(stored))
  return request ? kindOfRequest[request.id] : 'inquiry'
}

function answersOf(stored: StoredInquiry, most: number) {
  const isShort = 'names' in stored
  const fields: Fields = isShort ? shortForm.fields : detailedForm.fields
  const { labels, options }: FormCopy = isShort ? inquiryForm : detailedInquiryForm
  const values: Record<string, unknown> = stored
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = values[name]
    if (typeof answer !== 'string' || rolesOfCouple.includes(field.role)) return []
    const text = options[name]?.[answer] ?? textOf(field, answer, most)
    return { label: labels[name]!, text, role: field.role }
  })
}

function textOf({ kind }: Field, answer: string, most: number): string {
  if (kind === 'email') return breakLinksInAddress(answer)
  if (kind !== 'multiline') return breakLinks(answer)
  const text = limitMarks(normalise(answer))
  return text.length > most ? text.slice(0, most) + emails.cut : text
}
