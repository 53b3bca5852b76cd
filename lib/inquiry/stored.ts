import { z } from 'zod'
import { mailtoLink } from '@/lib/email-addresses'
import { fillSentence } from '@/lib/fill-sentence'
import { findNearDay, type NearDay, splitTime } from '@/lib/india'
import { whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'
import { findDoubt } from './doubts'
import { detailedForm, mapAnswerColumns, shortForm } from './fields'
import { formatReference } from './id'

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

/**
 * The one thing that staff must know before they answer. Another inquiry is named by its reference
 * alone: whoever knows a couple's telephone can send an inquiry that looks like theirs.
 */
export type Note =
  | { kind: 'sameAddress' | 'samePhone'; reference: string; answeredAt: Date | null }
  | { kind: 'nda' | 'cannotWrite' | 'cannotAnswer' | 'flagged' | Request['id'] }

export interface Advice {
  note?: Note
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
  if (isNda(inquiry)) return { note: { kind: 'nda' }, canWrite: true }
  if (related) {
    const kind = related.has_same_address ? 'sameAddress' : 'samePhone'
    const { id, answered_at: answeredAt } = related
    // WhatsApp or a call might tell somebody else that the couple wrote.
    return { note: { kind, reference: formatReference(id), answeredAt }, canWrite: true }
  }
  const digits = (inquiry.phone && whatsAppDigits(inquiry.phone)) || undefined
  const doubt = findDoubt({ kind: 'email', required: false, max: 0 }, inquiry.email, '')
  if (doubt === 'noDot')
    return { note: { kind: digits ? 'cannotWrite' : 'cannotAnswer' }, canWrite: false, digits }
  const kind = findRequest(inquiry, requests) ?? (isFlagged(inquiry) ? 'flagged' : undefined)
  return { note: kind && { kind }, canWrite: true, digits }
}

interface NoteWords extends Record<Exclude<Note['kind'], 'sameAddress' | 'samePhone'>, string> {
  sameAddress: `${string}{reference}${string}{state}${string}{first}${string}`
  samePhone: `${string}{reference}${string}{state}${string}{first}${string}`
  answered: { state: `${string}{day}${string}`; first: string }
  waiting: { state: string; first: string }
}

export function describeNote(
  note: Note,
  { notes, days }: { notes: NoteWords; days: Record<NearDay, string> },
  now: Date,
): string {
  if (!('reference' in note)) return notes[note.kind]
  const { kind, reference, answeredAt } = note
  if (!answeredAt) return fillSentence(notes[kind], { reference, ...notes.waiting })
  const nearDay = findNearDay(answeredAt, now)
  const day = nearDay ? days[nearDay] : splitTime(answeredAt).day
  const state = fillSentence(notes.answered.state, { day })
  return fillSentence(notes[kind], { reference, ...notes.answered, state })
}

interface ContactWords {
  buttons: { write: string; whatsApp: string; call: string }
  subjectToCouple: `${string}{reference}${string}`
}

/** The ways to answer that the advice allows. */
export function listContactLinks(
  { id, email }: Pick<StoredInquiry, 'id' | 'email'>,
  { canWrite, digits }: Advice,
  { buttons, subjectToCouple }: ContactWords,
): { label: string; href: string }[] {
  const subject = fillSentence(subjectToCouple, { reference: formatReference(id) })
  return [
    ...(canWrite ? [{ label: buttons.write, href: mailtoLink(email, subject) }] : []),
    ...(digits
      ? [
          { label: buttons.whatsApp, href: writeOnWhatsApp(digits) },
          { label: buttons.call, href: `tel:+${digits}` },
        ]
      : []),
  ]
}
