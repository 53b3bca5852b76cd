import { detailedInquiryForm, type FormCopy, inquiryForm } from '@/content/inquiry'
import { mailWords } from '@/content/mails'
import { referenceOf } from '@/db/inquiries'
import {
  answerDue,
  type ListedInquiry,
  type OtherInquiry,
  type StoredInquiry,
} from '@/db/mail-queue'
import { indianTime } from '@/lib/india'
import { detailedInquiryFields, type Field, type Fields, inquiryFields } from '@/lib/inquiry'
import { isDeliverable } from '@/lib/mail-addresses'
import { normalise, normaliseLine, shortened, withoutLinks, withoutPiles } from '@/lib/plain-text'
import { isSuspicious } from '@/lib/spam-flags'
import { bodyOf, fitted, type Parts } from './body'
import { answersInShort, contactLinks, coupleOf, isTold, recordLinks } from './couple'
import type { Mail } from './mailer'

const { notice } = mailWords
/** In letters, where the mail does not grow too large. */
const longestAnswer = 10_000

/** The mail about one inquiry. @param details whether to tell what the couple wrote */
export function noticeMail(
  inquiry: ListedInquiry,
  answers: StoredInquiry,
  others: OtherInquiry[],
  details: boolean,
): Mail {
  const { id, flags, created_at } = inquiry
  const couple = coupleOf(inquiry, details)
  const isAgain = others.some(each => each.isSameCouple && each.created_at < created_at)
  const subject = isAgain ? notice.again(couple) : couple
  const write = isTold(inquiry, details) ? withAnswers : withoutAnswers
  return {
    id: `inquiry.${id}`,
    subject: isSuspicious(flags) ? notice.check(couple) : subject,
    ...write(inquiry, studioParts(inquiry, others, details), answers),
  }
}

function withoutAnswers({ nda }: ListedInquiry, forStudio: Parts): Partial<Mail> {
  const isNda = nda === 'nda'
  const toDo = isNda ? notice.nda : notice.withheld
  return {
    audience: isNda ? 'both' : 'studio',
    ...bodyOf([notice.noReplyAtAll, { title: toDo }, ...forStudio], toDo),
  }
}

/** Above the line for the studio stands only what the couple knows: Reply quotes all of it. */
function withAnswers(
  inquiry: ListedInquiry,
  forStudio: Parts,
  stored: StoredInquiry,
): Partial<Mail> {
  const { names, email, flags } = inquiry
  const canReply = !isSuspicious(flags) && isDeliverable(email)
  const couple = answersInShort(inquiry).map(withoutLinks).join('\n')
  const body = fitted(longestAnswer, most => {
    const answers = answersOf(stored, most)
    const story = answers.filter(({ isStory }) => isStory)
    const others = answers.filter(({ isStory }) => !isStory)
    const preview = story.concat(others).map(({ text }) => text)
    return bodyOf(
      [
        !canReply && notice.noReply,
        { label: '', text: couple },
        ...story,
        { links: contactLinks(inquiry) },
        ...others,
        { title: notice.onlyForTheStudio },
        ...forStudio,
      ],
      preview.join(' · ').slice(0, 150),
    )
  })
  const replyTo = canReply ? { name: shortened(names), address: email } : undefined
  return { replyTo, ...body }
}

/** The answers that the first lines do not tell, under the labels that the couple has read. */
function answersOf(inquiry: StoredInquiry, most: number) {
  const isShort = 'names' in inquiry
  const fields: Fields = isShort ? inquiryFields : detailedInquiryFields
  const copy: FormCopy = isShort ? inquiryForm : detailedInquiryForm
  return Object.entries(fields).flatMap(([field, { kind }]) => {
    const answer = (inquiry as object as Record<string, string | null>)[field]
    if (!answer || /^(names?|wedding_?date|location|venue)$/i.test(field)) return []
    const option = copy.options[field]?.[answer]
    return {
      isStory: /^(message|story)$/.test(field),
      label: copy.labels[field]!,
      text: option ?? textOf(kind, answer, most),
    }
  })
}

/** An e-mail address and a telephone stay as they were typed. */
function textOf(kind: Field['kind'], answer: string, most: number): string {
  if (kind === 'email' || kind === 'tel') return withoutPiles(normaliseLine(answer))
  if (kind !== 'multiline') return withoutLinks(answer)
  const text = withoutPiles(normalise(answer))
  return text.length > most ? text.slice(0, most) + notice.cut : text
}

/** What only the studio may read. */
function studioParts(inquiry: ListedInquiry, others: OtherInquiry[], details: boolean): Parts {
  const { id, flags } = inquiry
  const similar = others.filter(({ isSameCouple }) => !isSameCouple)
  return [
    `${mailWords.answerBy(indianTime(answerDue(inquiry)))}.`,
    isSuspicious(flags) && notice.flagged(flags),
    ...others.flatMap(other => (other.isSameCouple ? comparison(inquiry, other, details) : [])),
    similar.length > 0 && notice.similar(similar.map(other => referenceOf(other.id))),
    { links: recordLinks(inquiry) },
    mailWords.inquiry(referenceOf(id)),
  ]
}

/** How another inquiry of the same couple differs: one of the two may have a wrong address. */
function comparison(inquiry: ListedInquiry, other: OtherInquiry, details: boolean): string {
  const lapse = inquiry.created_at.getTime() - other.created_at.getTime()
  const areTold = isTold(inquiry, details) && isTold(other, details)
  const email = areTold && other.email !== inquiry.email && other.email
  const phone = areTold && other.phone !== inquiry.phone && withoutLinks(other.phone ?? '')
  return notice.sameCouple(lapse / 60_000, referenceOf(other.id), email, phone)
}
