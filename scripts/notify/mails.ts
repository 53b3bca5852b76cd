import { detailedInquiryForm, type FormCopy, inquiryForm } from '@/content/inquiry'
import { mailWords } from '@/content/mails'
import { studio } from '@/content/studio'
import { referenceOf } from '@/db/inquiries'
import { answerDue, answerTo, type OpenInquiry, type StoredInquiry } from '@/db/mail-queue'
import { dayInWords, indianTime } from '@/lib/india'
import { detailedInquiryFields, type Fields, inquiryFields } from '@/lib/inquiry'
import { isSuspicious } from '@/lib/spam-flags'
import { whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'
import { bodyOf, type Parts } from './body'
import type { Mail } from './mailer'

const { links, notice } = mailWords

/**
 * What stands here may come back to the couple as a quotation.
 * @param details whether to tell what the couple wrote; never where they ask for an NDA
 */
export function noticeMail(inquiry: StoredInquiry, similar: string[], details: boolean): Mail {
  const { id, flags } = inquiry
  const asksForNda = 'nda' in inquiry && inquiry.nda === 'nda'
  const answerBy = mailWords.answerBy(indianTime(answerDue(inquiry)))
  const summary = [
    notice.summary(referenceOf(id), answerBy),
    flags.length > 0 && notice.flags(flags),
    similar.length > 0 && notice.similar(similar),
    asksForNda && notice.nda,
  ]
  const write = details && !asksForNda ? withAnswers : withoutAnswers
  return { id: `inquiry.${id}`, ...write(inquiry, answerBy, summary) }
}

const withoutAnswers = ({ id, token }: StoredInquiry, answerBy: string, summary: Parts) => ({
  subject: notice.subject(referenceOf(id), answerBy),
  ...bodyOf([...summary, notice.withheld, answeredLink(token)]),
})

function withAnswers(inquiry: StoredInquiry, answerBy: string, summary: Parts) {
  const { email, phone, flags, token } = inquiry
  const name = answerTo(inquiry, 'names')
  const day = answerTo(inquiry, 'wedding_date')
  const place = answerTo(inquiry, 'location')
  const about = [name, day && dayInWords(day), place].filter(answer => answer !== null)
  const digits = phone ? whatsAppDigits(phone) : undefined
  // Servers without SMTPUTF8 would refuse the mail for an address that is not ASCII before the @.
  const canReply = !isSuspicious(flags) && /^[\x21-\x7e]+@[^@\s]+$/.test(email)
  // All except its @, so that an address that a stranger typed can add no header (RFC 6068).
  const address = email.split('@').map(encodeURIComponent).join('@')
  const subject = encodeURIComponent(studio.name)
  return {
    subject: [...about.map(headerText), answerBy].join(', '),
    replyTo: canReply ? { name: headerText(name), address: email } : undefined,
    ...bodyOf([
      about.join('\n'),
      ...summary,
      digits && { link: links.whatsApp, href: writeOnWhatsApp(digits) },
      digits && { link: links.call, href: `tel:+${digits}` },
      !canReply && { link: links.write, href: `mailto:${address}?subject=${subject}` },
      answeredLink(token),
      ...answersOf(inquiry),
    ]),
  }
}

/** Inquiries by reference alone, each with its link. */
export const listMail = (
  subject: string,
  inquiries: OpenInquiry[],
  now: Date,
  lastSentence?: string,
): Mail => ({
  subject,
  ...bodyOf([
    `${subject}.`,
    ...inquiries.flatMap(inquiry => {
      const due = answerDue(inquiry)
      const state = due > now ? mailWords.answerBy : mailWords.overdueSince
      return [`${referenceOf(inquiry.id)}: ${state(indianTime(due))}`, answeredLink(inquiry.token)]
    }),
    lastSentence,
  ]),
})

/** Every answer under the label that the couple has read, in the order of the form. */
function answersOf(inquiry: StoredInquiry): Parts {
  const isShort = 'names' in inquiry
  const fields: Fields = isShort ? inquiryFields : detailedInquiryFields
  const copy: FormCopy = isShort ? inquiryForm : detailedInquiryForm
  return Object.entries(fields).flatMap(([field, { kind }]) => {
    const answer = (inquiry as object as Record<string, string | null>)[field]
    if (!answer) return []
    const text = kind === 'date' ? dayInWords(answer) : (copy.options[field]?.[answer] ?? answer)
    return { label: copy.labels[field]!, text }
  })
}

/**
 * What cannot stand in a header: line breaks, characters that turn the text after them, encoded
 * words.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+|=\?/gu
/** Text of a stranger, for a header. */
const headerText = (text: string) => [...text.replace(unsafe, ' ')].slice(0, 80).join('').trim()

/** The link that records an answer, for a site that has an address. */
function answeredLink(token: string) {
  const site = process.env.SITE_URL
  return site && { link: links.answered, href: new URL(`/answered/${token}`, site).href }
}
