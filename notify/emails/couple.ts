import { emails } from '@/content/emails'
import { requests } from '@/content/requests'
import type { Inquiry, RelatedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { shortDay } from '@/lib/india'
import { findDoubt } from '@/lib/inquiry/doubts'
import { referenceOf } from '@/lib/inquiry/id'
import { breakLinks } from '@/lib/inquiry/plain-text'
import { isSuspicious } from '@/lib/inquiry/spam'
import { whatsAppDigits } from '@/lib/whatsapp'
import { dayInWords } from './times'

const { notes: words } = emails

export const isNda = ({ nda }: Inquiry) => nda === 'nda'

/** In letters of a line in a list or a subject. */
const longestInLine = 80

/** Each answer on one line, without a link. */
export const coupleOf = ({ name, wedding_date, venue }: Inquiry): string[] =>
  [name, wedding_date && shortDay(wedding_date), venue]
    .filter(answer => answer !== null && answer !== '')
    .map(answer => shorten(breakLinks(answer!), longestInLine))

export function shorten(text: string, most: number, end = '…'): string {
  const letters = [...text]
  return letters.length > most ? letters.slice(0, most).join('') + end : text
}

/** A link on the site begins the story with a sentence. The couple may go on from there. */
export const requestIn = ({ story }: Inquiry) =>
  requests.find(request => story?.trim().startsWith(request.story))?.id

export interface Advice {
  note?: string
  canWrite: boolean
  /** The digits for WhatsApp and a call. */
  digits?: string
}

/**
 * The one note of an email, and its buttons. Another inquiry is named by its reference alone: whoever
 * knows a couple's telephone can send an inquiry that looks like theirs.
 */
export function adviceOn(inquiry: Inquiry, now: Date, related?: RelatedInquiry): Advice {
  const digits = (inquiry.phone && whatsAppDigits(inquiry.phone)) || undefined
  // WhatsApp or a call might tell somebody else that the couple wrote.
  if (related) return { note: sameCoupleInWords(related, now), canWrite: true }
  const doubt = findDoubt({ kind: 'email', required: false, max: 0 }, inquiry.email, '')
  if (doubt === 'noDot')
    return { note: digits ? words.cannotWrite : words.cannotAnswer, canWrite: false, digits }
  const request = requestIn(inquiry)
  const note = isSuspicious(inquiry.flags) ? words.advertising : undefined
  return { note: request ? askFirst[request] : note, canWrite: true, digits }
}

const askFirst = {
  'private-gallery': words.gallery,
  'private-consultation': words.consultation,
} as const

function sameCoupleInWords({ id, hasSameAddress, answered_at }: RelatedInquiry, now: Date): string {
  const { state, first } = answered_at ? words.answered : words.waiting
  return fillSentence(hasSameAddress ? words.sameAddress : words.samePhone, {
    reference: referenceOf(id),
    state: answered_at ? fillSentence(state, { day: dayInWords(answered_at, now) }) : state,
    first,
  })
}
