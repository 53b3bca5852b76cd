import { z } from 'zod'
import { mailtoLink } from '@/lib/email-addresses'
import { fillSentence } from '@/lib/fill-sentence'
import { findNearDay, type NearDay, shortDay, splitTime } from '@/lib/india'
import { whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'
import { findDoubt } from './doubts'
import { detailedForm, mapAnswerColumns, shortForm } from './fields'
import { formatReference } from './id'
import { breakLinks, shorten } from './plain-text'

/*
 * An inquiry once it is stored, and what staff may do with it. Its names are the columns of the view
 * `all_inquiries`. Whoever shows it passes the words in.
 */

/** Reads a time from text alone: `z.coerce.date()` by itself turns null into 1970. */
export const timeSchema = z.string().pipe(z.coerce.date())

/** A row of `all_inquiries`: an inquiry of either form. */
export const storedInquirySchema = z.object({
  id: z.string(),
  token: z.string(),
  form: z.enum([shortForm.id, detailedForm.id]),
  flags: z.array(z.string()),
  created_at: timeSchema,
  opened_at: timeSchema.nullable(),
  answered_at: timeSchema.nullable(),
  notified_at: timeSchema.nullable(),
  confirmed_at: timeSchema.nullable(),
  reminded_at: timeSchema.nullable(),
  overdue_at: timeSchema.nullable(),
  ...mapAnswerColumns(() => z.string().nullable()),
  name: z.string(),
  email: z.string(),
})
export type StoredInquiry = z.output<typeof storedInquirySchema>

/** Another inquiry of perhaps the same couple (`find_related` in db/sql/functions.sql). */
export const relatedInquirySchema = z.object({
  id: z.string(),
  answered_at: timeSchema.nullable(),
  has_same_address: z.boolean(),
})
export type RelatedInquiry = z.output<typeof relatedInquirySchema>

const hourMs = 3_600_000
/** content/inquiry.ts promises this. */
export const answerHours = 24

export const answerDue = ({ created_at }: Pick<StoredInquiry, 'created_at'>) =>
  new Date(created_at.getTime() + answerHours * hourMs)

/** Whether nothing of the couple may be emailed. */
export const isNda = ({ nda }: Pick<StoredInquiry, 'nda'>) => nda === 'nda'

/** Whether it may be advertising. */
export const isFlagged = ({ flags }: Pick<StoredInquiry, 'flags'>) => flags.length > 0

/** Whether no email can reach the couple. */
export const hasDeadAddress = ({ email }: Pick<StoredInquiry, 'email'>) =>
  findDoubt({ kind: 'email', required: false, max: 0 }, email, '') === 'noDot'

/** A link on the site begins the story with the request's sentence. */
export interface Request {
  id: 'private-gallery' | 'private-consultation'
  story: string
}

/** The couple may go on from the sentence. */
export const findRequest = (
  { story }: Pick<StoredInquiry, 'story'>,
  requests: readonly Request[],
): Request['id'] | undefined =>
  requests.find(request => story?.trim().startsWith(request.story))?.id

/** The one warning that decides how staff may answer. Its words end with what to do. */
export type Note = 'nda' | 'cannotWrite' | 'cannotAnswer' | 'flagged' | Request['id']

export interface Advice {
  note?: Note
  /**
   * Another inquiry is named by its reference alone: whoever knows a couple's telephone can send an
   * inquiry that looks like theirs.
   */
  related?: RelatedInquiry
  canWrite: boolean
  /** For WhatsApp and a call, with the country code. Undefined if staff may do neither. */
  digits?: string
}

/** The first note that applies decides which buttons staff get. */
export function findAdvice(
  inquiry: StoredInquiry,
  requests: readonly Request[],
  related?: RelatedInquiry | null,
): Advice {
  // For a full NDA nothing else counts: not even that the couple wrote before.
  if (isNda(inquiry)) return { note: 'nda', canWrite: true }
  const advice = {
    related: related ?? undefined,
    // WhatsApp or a call might tell somebody else that the couple wrote.
    digits: related || !inquiry.phone ? undefined : whatsAppDigits(inquiry.phone),
  }
  if (hasDeadAddress(inquiry))
    return { ...advice, note: advice.digits ? 'cannotWrite' : 'cannotAnswer', canWrite: false }
  const note = findRequest(inquiry, requests) ?? (isFlagged(inquiry) ? 'flagged' : undefined)
  return { ...advice, note, canWrite: true }
}

interface AdviceWords {
  notes: Record<Note, string>
  related: {
    sameAddressWaiting: `${string}{reference}${string}`
    sameAddressAnswered: `${string}{reference}${string}{day}${string}`
    samePhone: `${string}{reference}${string}`
  }
  days: Record<NearDay, string>
}

/** The note, and a sentence about the other inquiry, if there are any. */
export function describeAdvice({ note, related }: Advice, words: AdviceWords, now: Date): string[] {
  const sentences = [note && words.notes[note], related && describeRelated(related, words, now)]
  return sentences.filter(sentence => sentence !== undefined)
}

function describeRelated(
  { id, answered_at, has_same_address }: RelatedInquiry,
  { related: words, days }: AdviceWords,
  now: Date,
): string {
  const reference = formatReference(id)
  if (!has_same_address) return fillSentence(words.samePhone, { reference })
  if (!answered_at) return fillSentence(words.sameAddressWaiting, { reference })
  const nearDay = findNearDay(answered_at, now)
  const day = nearDay ? days[nearDay] : splitTime(answered_at).day
  return fillSentence(words.sameAddressAnswered, { reference, day })
}

/** In letters of an answer that stands in a line: of a subject, a list or a greeting. */
const longestInLine = 80

/** Names, day and place: each on one line, without a link. */
export const describeCouple = ({
  name,
  wedding_date,
  venue,
}: Partial<Record<'name' | 'wedding_date' | 'venue', string | null>>): string[] =>
  [name, wedding_date && shortDay(wedding_date), venue].flatMap(answer =>
    answer ? describeInLine(answer) : [],
  )

export const describeInLine = (answer: string) => shorten(breakLinks(answer), longestInLine)

interface ContactWords {
  buttons: { write: string; whatsApp: string; call: string }
  subjectToCouple: `${string}{reference}${string}`
  letterToCouple: `${string}{name}${string}`
}

/** The ways to answer that the advice allows. */
export function listContactLinks(
  inquiry: StoredInquiry,
  { canWrite, digits }: Advice,
  { buttons, ...words }: ContactWords,
): { label: string; href: string }[] {
  const subject = fillSentence(words.subjectToCouple, { reference: formatReference(inquiry.id) })
  const letter = mayGreet(inquiry)
    ? fillSentence(words.letterToCouple, { name: describeInLine(inquiry.name) })
    : ''
  return [
    ...(canWrite
      ? [{ label: buttons.write, href: mailtoLink(inquiry.email, subject, letter) }]
      : []),
    ...(digits
      ? [
          { label: buttons.whatsApp, href: writeOnWhatsApp(digits) },
          { label: buttons.call, href: `tel:+${digits}` },
        ]
      : []),
  ]
}

/**
 * Whether a letter may begin with the name. A stranger's advertisement in it would leave in our name.
 * For a full NDA the mail program learns the address alone.
 */
const mayGreet = (inquiry: StoredInquiry) =>
  !isFlagged(inquiry) && !isNda(inquiry) && describeInLine(inquiry.name) === inquiry.name
