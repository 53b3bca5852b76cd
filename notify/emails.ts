import { detailedInquiryForm, type FormCopy, inquiryForm } from '@/content/inquiry'
import { type MailWords, mailWords } from '@/content/emails'
import { referenceOf } from '@/lib/inquiry/id'
import { answerDue, type ListedInquiry, type OtherInquiry, type StoredInquiry } from '@/db/outbox'
import { readNotifyEnv } from '@/lib/env'
import { shortDay } from '@/lib/india'
import { detailedInquiryFields, type Fields, inquiryFields } from '@/lib/inquiry/fields'
import { isDeliverable } from '@/lib/email-addresses'
import {
  normalise,
  normaliseLine,
  shortened,
  withoutLinks,
  withoutPiles,
} from '@/lib/inquiry/plain-text'
import { isSuspicious } from '@/lib/inquiry/spam'
import type { Audience, Mail } from './mailer'
import { bodyOf, contactButtons, fitted, heading, quote, recordButton, title } from './parts'

/** In letters, unless the mail grows too large. */
const longestAnswer = 10_000
const mostEntries = 40
const fields: Fields = { ...inquiryFields, ...detailedInquiryFields }
const inHeading = /^(names?|wedding_?date|location|venue)$/i

const { notice, lists } = mailWords

/** Never of a couple that wants papers before names are named. */
const isTold = ({ nda }: { nda: string | null }) =>
  nda !== 'nda' && readNotifyEnv().NOTICE_DETAILS !== 'no'

function coupleOf(inquiry: ListedInquiry): string[] {
  const { id, names, wedding_date, location, nda } = inquiry
  if (!isTold(inquiry)) return [mailWords.hidden(referenceOf(id), nda)]
  const day = wedding_date && shortDay(wedding_date)
  return [names, day, location].filter(answer => answer !== null).map(withoutLinks)
}

export const coupleInShort = (inquiry: ListedInquiry) => coupleOf(inquiry).map(shortened).join(', ')

/** Above the line for the studio stands what the couple knows: Reply quotes it. */
export function noticeMail(
  inquiry: ListedInquiry,
  stored: StoredInquiry,
  others: OtherInquiry[],
): Mail {
  const { id, names, email, nda, flags, created_at } = inquiry
  const tells = isTold(inquiry)
  const isAgain = others.some(each => each.isSameCouple && each.created_at < created_at)
  const canReply = tells && !isSuspicious(flags) && isDeliverable(email)
  const hidden = nda === 'nda' ? notice.nda : notice.withheld
  const { noReply, toDo } = tells ? notice.told : hidden
  const body = fitted(longestAnswer, most => {
    const answers = tells ? answersOf(stored, most) : []
    const story = answers.filter(({ isStory }) => isStory)
    const rest = answers.filter(({ isStory }) => !isStory)
    const parts = [
      !canReply && noReply,
      tells && heading(coupleOf(inquiry).join('\n')),
      ...story.map(quote),
      tells && contactButtons(inquiry),
      ...rest.map(quote),
      title(toDo),
      ...studioParts(inquiry, others),
    ]
    const preview = story.concat(rest).map(({ text }) => text)
    return bodyOf(parts, preview.join(' · ').slice(0, 150) || toDo)
  })
  return {
    id: `inquiry.${id}`,
    subject: notice.subject(coupleInShort(inquiry), isSuspicious(flags), isAgain),
    audience: nda === 'nda' ? 'both' : 'studio',
    replyTo: canReply ? { name: shortened(names), address: email } : undefined,
    ...body,
  }
}

function answersOf(stored: Record<string, unknown>, most: number) {
  const { labels, options }: FormCopy = 'names' in stored ? inquiryForm : detailedInquiryForm
  return Object.entries(labels).flatMap(([field, label]) => {
    const answer = stored[field]
    if (typeof answer !== 'string' || inHeading.test(field)) return []
    const text = options[field]?.[answer] ?? textOf(field, answer, most)
    return { label, text, isStory: /^(message|story)$/.test(field) }
  })
}

function textOf(field: string, answer: string, most: number): string {
  const { kind } = fields[field]!
  if (kind === 'email' || kind === 'tel') return withoutPiles(normaliseLine(answer))
  if (kind !== 'multiline') return withoutLinks(answer)
  const text = withoutPiles(normalise(answer))
  return text.length > most ? text.slice(0, most) + notice.cut : text
}

function studioParts(inquiry: ListedInquiry, others: OtherInquiry[]) {
  const { id, flags } = inquiry
  const same = others.filter(({ isSameCouple }) => isSameCouple)
  const similar = others.filter(({ isSameCouple }) => !isSameCouple)
  const areTold = (other: OtherInquiry) => isTold(inquiry) && isTold(other)
  return [
    `${mailWords.answerBy(answerDue(inquiry))}.`,
    isSuspicious(flags) && notice.flagged(flags),
    ...same.map(other => notice.sameCouple(inquiry, other, referenceOf(other.id), areTold(other))),
    similar.length > 0 && notice.similar(similar.map(other => referenceOf(other.id))),
    recordButton(inquiry),
    mailWords.inquiry(referenceOf(id)),
  ]
}

export function listMail(
  now: Date,
  { subject, toDo }: MailWords,
  inquiries: ListedInquiry[],
  { before = [] as string[], after = [] as string[], audience = 'studio' as Audience } = {},
): Mail {
  const entryOf = (inquiry: ListedInquiry) => {
    const { id, flags } = inquiry
    const state = lists.entry(answerDue(inquiry), now, referenceOf(id), isSuspicious(flags))
    if (audience === 'others') return [title(state)]
    const contact = isTold(inquiry) && contactButtons(inquiry)
    return [title(state), heading(coupleInShort(inquiry)), contact, recordButton(inquiry)]
  }
  const body = fitted(mostEntries, most => {
    const shown = inquiries.slice(0, most)
    const left = inquiries.length - shown.length
    const more = left > 0 && title(lists.more(left))
    const last = after.length > 0 && title(after.join(' '))
    return bodyOf([...before, toDo, ...shown.flatMap(entryOf), more, last])
  })
  return { subject, audience, ...body }
}
