import { detailedInquiryForm, type FormCopy, inquiryForm } from '@/content/inquiry'
import { mailWords } from '@/content/emails'
import { referenceOf } from '@/lib/inquiry/id'
import { answerDue, type ListedInquiry, type OtherInquiry, type StoredInquiry } from '@/db/outbox'
import { readNotifyEnv } from '@/lib/env'
import { indianTime, shortDay } from '@/lib/india'
import { detailedForm, type Field, type Fields, type Role, shortForm } from '@/lib/inquiry/fields'
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
import { fillSentence, type MailWords } from './words'

/** In letters, unless the mail grows too large. */
const longestAnswer = 10_000
const mostEntries = 40
/** The heading has these answers already. */
const rolesInHeading: (Role | undefined)[] = ['name', 'day', 'place']

const { notice, lists } = mailWords

/** Never of a couple that wants papers before names are named. */
const isTold = ({ discretion }: { discretion: string | null }) =>
  discretion !== 'nda' && readNotifyEnv().NOTICE_DETAILS !== 'no'

function coupleOf(inquiry: ListedInquiry): string[] {
  const { id, name, day, place, discretion } = inquiry
  if (!isTold(inquiry)) {
    const sentence = discretion === 'nda' ? mailWords.inquiryWithNda : mailWords.inquiry
    return [fillSentence(sentence, { reference: referenceOf(id) })]
  }
  return [name, day && shortDay(day), place].filter(answer => answer !== null).map(withoutLinks)
}

export const coupleInShort = (inquiry: ListedInquiry) => coupleOf(inquiry).map(shortened).join(', ')

/** Above the line for the studio stands what the couple knows: Reply quotes it. */
export function noticeMail(
  inquiry: ListedInquiry,
  stored: StoredInquiry,
  others: OtherInquiry[],
): Mail {
  const { id, name, email, discretion, flags, created_at } = inquiry
  const tells = isTold(inquiry)
  const isAgain = others.some(each => each.isSameCouple && each.created_at < created_at)
  const canReply = tells && !isSuspicious(flags) && isDeliverable(email)
  const hidden = discretion === 'nda' ? notice.nda : notice.withheld
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
    subject: subjectOf(inquiry, isAgain),
    audience: discretion === 'nda' ? 'both' : 'studio',
    replyTo: canReply ? { name: shortened(name), address: email } : undefined,
    ...body,
  }
}

function subjectOf(inquiry: ListedInquiry, isAgain: boolean): string {
  const couple = coupleInShort(inquiry)
  if (isSuspicious(inquiry.flags)) return fillSentence(notice.check, { couple })
  return isAgain ? fillSentence(notice.again, { couple }) : couple
}

function answersOf(stored: Record<string, unknown>, most: number) {
  const isShort = 'names' in stored
  const fields: Fields = isShort ? shortForm.fields : detailedForm.fields
  const { labels, options }: FormCopy = isShort ? inquiryForm : detailedInquiryForm
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer = stored[name]
    if (typeof answer !== 'string' || rolesInHeading.includes(field.role)) return []
    const text = options[name]?.[answer] ?? textOf(field, answer, most)
    return { label: labels[name]!, text, isStory: field.role === 'story' }
  })
}

function textOf({ kind }: Field, answer: string, most: number): string {
  if (kind === 'email' || kind === 'tel') return withoutPiles(normaliseLine(answer))
  if (kind !== 'multiline') return withoutLinks(answer)
  const text = withoutPiles(normalise(answer))
  return text.length > most ? text.slice(0, most) + notice.cut : text
}

function studioParts(inquiry: ListedInquiry, others: OtherInquiry[]) {
  const { id, flags } = inquiry
  const same = others.filter(({ isSameCouple }) => isSameCouple)
  const similar = others.filter(({ isSameCouple }) => !isSameCouple)
  const reasons: Record<string, string> = notice.reasons
  const reasonsOfFlags = flags.map(flag => reasons[flag] ?? flag).join('; ')
  const references = similar.map(other => referenceOf(other.id)).join(', ')
  return [
    `${answerBy(inquiry)}.`,
    isSuspicious(flags) && fillSentence(notice.flagged, { reasons: reasonsOfFlags }),
    ...same.map(other => compareSameCouple(inquiry, other)),
    similar.length > 0 && fillSentence(notice.similar, { references }),
    recordButton(inquiry),
    fillSentence(mailWords.inquiry, { reference: referenceOf(id) }),
  ]
}

const answerBy = (inquiry: ListedInquiry) =>
  fillSentence(mailWords.answerBy, { time: indianTime(answerDue(inquiry)) })

function compareSameCouple(inquiry: ListedInquiry, other: OtherInquiry): string {
  const { before, after } = notice.sameCouple
  const milliseconds = inquiry.created_at.getTime() - other.created_at.getTime()
  return fillSentence(milliseconds < 0 ? before : after, {
    lapse: describeLapse(Math.abs(milliseconds)),
    reference: referenceOf(other.id),
    difference: describeDifference(inquiry, other),
  })
}

/** Addresses are named only where both inquiries may be told. */
function describeDifference(inquiry: ListedInquiry, other: OtherInquiry): string {
  const { differences } = notice.sameCouple
  const { email, phone } = isTold(inquiry) && isTold(other) ? other : inquiry
  const values = { email, phone: withoutLinks(phone ?? '') }
  const isOtherEmail = email !== inquiry.email
  const isOtherPhone = Boolean(phone) && phone !== inquiry.phone
  if (isOtherEmail && isOtherPhone) return fillSentence(differences.both, values)
  if (isOtherEmail) return fillSentence(differences.email, values)
  return isOtherPhone ? fillSentence(differences.phone, values) : differences.none
}

function describeLapse(milliseconds: number): string {
  const { lapses } = notice.sameCouple
  const minutes = milliseconds / 60_000
  if (minutes < 1.5) return lapses.minute
  if (minutes < 90) return fillSentence(lapses.minutes, { count: Math.round(minutes) })
  const hours = minutes / 60
  if (hours < 36) return fillSentence(lapses.hours, { count: Math.round(hours) })
  return fillSentence(lapses.days, { count: Math.round(hours / 24) })
}

export function listMail(
  now: Date,
  { subject, toDo }: MailWords,
  inquiries: ListedInquiry[],
  { before = [] as string[], after = [] as string[], audience = 'studio' as Audience } = {},
): Mail {
  const entryOf = (inquiry: ListedInquiry) => {
    const entry = title(describeEntry(inquiry, now))
    if (audience === 'others') return [entry]
    const contact = isTold(inquiry) && contactButtons(inquiry)
    return [entry, heading(coupleInShort(inquiry)), contact, recordButton(inquiry)]
  }
  const body = fitted(mostEntries, most => {
    const shown = inquiries.slice(0, most)
    const left = inquiries.length - shown.length
    const count = left.toLocaleString('en-IN')
    const more = left > 0 && title(fillSentence(lists.more, { count }))
    const last = after.length > 0 && title(after.join(' '))
    return bodyOf([...before, toDo, ...shown.flatMap(entryOf), more, last])
  })
  return { subject, audience, ...body }
}

function describeEntry(inquiry: ListedInquiry, now: Date): string {
  const due = answerDue(inquiry)
  const isDue = due <= now
  const state = isDue ? fillSentence(lists.overdue, { time: indianTime(due) }) : answerBy(inquiry)
  const sentence = isSuspicious(inquiry.flags) ? lists.flaggedEntry : lists.entry
  return fillSentence(sentence, { state, reference: referenceOf(inquiry.id) })
}
