import { emails } from '@/content/emails'
import { requests } from '@/content/requests'
import { answerDue, type ListedInquiry } from '@/db/outbox'
import { readNotifyEnv } from '@/lib/env'
import { fillSentence } from '@/lib/fill-sentence'
import { indianIsoTime, shortDay } from '@/lib/india'
import { type Doubt, findDoubt } from '@/lib/inquiry/doubts'
import type { Field } from '@/lib/inquiry/fields'
import { referenceOf } from '@/lib/inquiry/id'
import { shortenForHeader, breakLinks } from '@/lib/inquiry/plain-text'
import { isSuspicious } from '@/lib/inquiry/spam'
import { whatsAppDigits } from '@/lib/whatsapp'
import { timeInWords } from './times'

export const isNda = ({ discretion }: ListedInquiry) => discretion === 'nda'

/** Whether an email may say who the couple are. Not for a full NDA, nor where NOTICE_DETAILS is no. */
export const mayShowDetails = (inquiry: ListedInquiry) =>
  !isNda(inquiry) && readNotifyEnv().NOTICE_DETAILS !== 'no'

/** Each answer on one line, without a link. */
export const coupleOf = ({ name, day, place }: ListedInquiry): string[] =>
  [name, day && shortDay(day), place].filter(answer => answer !== null).map(breakLinks)

/** For a subject. */
export function coupleInShort(inquiry: ListedInquiry): string {
  const reference = referenceOf(inquiry.id)
  if (isNda(inquiry)) return fillSentence(emails.nda.inList, { reference })
  return mayShowDetails(inquiry) ? coupleOf(inquiry).map(shortenForHeader).join(', ') : reference
}

export const subjectOf = (kind: keyof typeof emails.subjects, rest: string) =>
  `${emails.subjects[kind]}: ${rest}`

/** @param hasNews the end of the email says something that staff must know before they answer */
export function answerBy(inquiry: ListedInquiry, now: Date, hasNews = false): string {
  const sentence = fillSentence(emails.answerBy, { time: timeInWords(answerDue(inquiry), now) })
  return hasNews ? `${sentence}. ${emails.readEnd}` : sentence
}

/** The request whose sentence the story is, where the couple has added nothing to it. */
export const requestIn = (story: string | null) =>
  requests.find(request => request.story === story?.trim())

/** What staff must know about a request whose story is the form's own sentence. */
export function noteOnRequest(story: string | null): string | undefined {
  const request = requestIn(story)
  if (!request) return undefined
  return isOfGallery(story) ? `${emails.ofTheForm} ${emails.ofGallery}` : emails.ofTheForm
}

export const isOfGallery = (story: string | null) => requestIn(story)?.id === 'private-gallery'

/** The form doubts such an address too. It is the likeliest slip, and no email reaches it. */
export const hasNoDot = ({ email }: ListedInquiry) =>
  findDoubt({ kind: 'email', required: false, max: 0 }, email, '') === 'noDot'

const canCall = ({ phone }: ListedInquiry) => Boolean(phone && whatsAppDigits(phone))

/** An address that cannot work is the last resort of a couple who gave no number. */
export const canWrite = (inquiry: ListedInquiry) => !hasNoDot(inquiry) || !canCall(inquiry)

/**
 * What staff do about an answer that the form has doubted too, by the role of its field.
 * @param noDot what they do about the address, where another inquiry decides that
 */
export function doubtsAbout(inquiry: ListedInquiry, noDot?: string) {
  const { email, phone, day, created_at } = inquiry
  const dayOfArrival = indianIsoTime(created_at).slice(0, 10)
  const doubtAbout = (kind: Field['kind'], answer: string | null) =>
    findDoubt({ kind, required: false, max: 0 }, answer ?? '', dayOfArrival)
  const wordsFor = (doubt: Doubt | undefined) => doubt && emails.doubts[doubt]
  const doubtOfEmail = doubtAbout('email', email)
  const doubtOfPhone = doubtAbout('tel', phone)
  const isHopeless = hasNoDot(inquiry) && !canCall(inquiry)
  const ownDoubt = isHopeless ? emails.doubts.noDotAndNoPhone : wordsFor(doubtOfEmail)
  return {
    email: hasNoDot(inquiry) && noDot ? noDot : ownDoubt,
    phone: isHopeless && doubtOfPhone ? emails.doubts.noDigitsAndNoDot : wordsFor(doubtOfPhone),
    day: wordsFor(doubtAbout('date', day)),
  }
}

export const hasSameAddress = (one: ListedInquiry, other: ListedInquiry) =>
  one.email.toLowerCase() === other.email.toLowerCase()

/** Compares as db/outbox.ts does: +91 and 0 stand before the same number. */
function isSameCouple(one: ListedInquiry, other: ListedInquiry): boolean {
  const [digits, otherDigits] = [one, other].map(({ phone }) =>
    (phone ?? '').replace(/\D/g, '').slice(-10),
  )
  const isSamePhone = digits!.length > 7 && digits === otherDigits
  return isSamePhone || hasSameAddress(one, other)
}

/**
 * Puts inquiries of one couple together, where the first of them stood. One with a full NDA stays
 * alone: beside another of the same couple it would have a name.
 */
export function groupByCouple(inquiries: ListedInquiry[]): ListedInquiry[][] {
  const groups: ListedInquiry[][] = []
  for (const inquiry of inquiries) {
    const known = mayShowDetails(inquiry)
      ? groups.find(group =>
          group.some(each => mayShowDetails(each) && isSameCouple(each, inquiry)),
        )
      : undefined
    if (known) known.push(inquiry)
    else groups.push([inquiry])
  }
  return groups
}

export function reasonsOf(flags: string[]): string {
  const reasons: Record<string, string> = emails.flagged.reasonOf
  return flags.map(flag => reasons[flag] ?? flag).join('; ')
}

export const oldestFirst = (inquiries: ListedInquiry[]) =>
  inquiries.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())

/** Unflagged and flagged ones, each with the oldest first. */
export function unflaggedFirst(inquiries: ListedInquiry[]) {
  const sorted = oldestFirst(inquiries)
  return {
    unflagged: sorted.filter(({ flags }) => !isSuspicious(flags)),
    toCheck: sorted.filter(({ flags }) => isSuspicious(flags)),
  }
}
