import { mailWords } from '@/content/mails'
import { referenceOf } from '@/db/inquiries'
import type { ListedInquiry } from '@/db/mail-queue'
import { dayInWords, shortDay } from '@/lib/india'
import { mailtoLink } from '@/lib/mail-addresses'
import { shortened } from '@/lib/plain-text'
import { isSuspicious } from '@/lib/spam-flags'
import { askOnWhatsApp, whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'
import type { Link } from './body'

const { links, greetings } = mailWords

/** Names, day and place. */
export function answersInShort({ names, wedding_date, location }: ListedInquiry): string[] {
  const day = wedding_date && shortDay(wedding_date)
  return [names, day, location].filter(answer => answer !== null)
}

/** The same in a line; the reference of a couple of whom nothing is told. */
export function coupleOf(inquiry: ListedInquiry, details: boolean): string {
  const reference = referenceOf(inquiry.id)
  if (inquiry.nda === 'nda') return mailWords.fullNda(reference)
  return details ? answersInShort(inquiry).map(shortened).join(', ') : mailWords.inquiry(reference)
}

/** Whether anything is told: never of a couple that wants papers before names are named. */
export const isTold = ({ nda }: Pick<ListedInquiry, 'nda'>, details: boolean) =>
  details && nda !== 'nda'

/** The ways to a couple. */
export function contactLinks({ email, names, phone, flags, wedding_date }: ListedInquiry): Link[] {
  const name = shortened(names)
  const letter = mailtoLink(email, greetings.subject, greetings.mail(name))
  const write = { label: links.write, href: letter }
  const digits = phone && whatsAppDigits(phone)
  if (!digits) return [write]
  const greeting = greetings.whatsApp(name, wedding_date && dayInWords(wedding_date))
  const chat = writeOnWhatsApp(digits)
  // Nothing is written for whom may be advertising.
  const href = isSuspicious(flags) ? chat : askOnWhatsApp(chat, greeting)
  return [write, { label: links.whatsApp, href }, { label: links.call, href: `tel:+${digits}` }]
}

/** The button that records an answer, on a site that has an address. */
export function recordLinks({ token }: ListedInquiry): Link[] {
  const site = process.env.SITE_URL
  if (!site) return []
  const { href, host } = new URL(`/answered/${token}`, site)
  return [{ label: links.record, href, host }]
}
