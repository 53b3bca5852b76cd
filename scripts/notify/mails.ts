import { detailedInquiryForm, inquiryForm } from '@/content/inquiry'
import { studio } from '@/content/studio'
import { referenceOf } from '@/db/inquiries'
import type { OpenInquiry, Stored } from '@/db/mail-queue'
import { indianTime } from '@/lib/india'
import { whatsAppDigits, writeOnWhatsApp } from '@/lib/whatsapp'
import { bodyOf, type Part } from './body'
import type { Mail } from './mailer'

/** An answer is promised within 24 hours; content/inquiry.ts tells couples. */
export const dueOf = ({ created_at }: { created_at: Date }) =>
  new Date(created_at.getTime() + 24 * 3_600_000)

/** The link that records an answer, for a site that has an address. */
const answeredLink = (token: string, site = process.env.SITE_URL): Part | '' | undefined =>
  site && { link: 'Answered', href: new URL(`/answered/${token}`, site).href }

/**
 * What cannot stand in a header: line breaks, characters that turn the text after them, encoded
 * words.
 */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+|=\?/gu
/** Text of a stranger, for a header. */
const headerText = (text: string) => [...text.replace(unsafe, ' ')].slice(0, 80).join('').trim()

/** 2027-02-14 as 14 February 2027. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** What both forms ask, under common names. */
export const commonOf = (row: Stored) =>
  'names' in row
    ? { form: inquiryForm, name: row.names, day: row.wedding_date, place: row.location, nda: null }
    : {
        form: detailedInquiryForm,
        name: row.name,
        day: row.weddingDate,
        place: row.venue,
        nda: row.nda,
      }

/**
 * What stands here may come back to the couple as a quotation.
 * @param others references of inquiries for the same day or from the same couple
 * @param details whether to tell what the couple wrote; never where they ask for an NDA
 */
export function noticeMail(row: Stored, others: string[], details: boolean): Mail {
  const { form, name, day, place, nda } = commonOf(row)
  const [id, reference, due] = [
    `inquiry.${row.id}`,
    referenceOf(row.id),
    `answer by ${indianTime(dueOf(row))}`,
  ]
  const isFlagged = row.flags.length > 0
  const facts = [
    `Inquiry ${reference}: ${due}.`,
    isFlagged && `Please check: ${row.flags.join(', ')}.`,
    others.length > 0 && `The same day, e-mail, telephone or name: ${others.join(', ')}.`,
  ]
  if (!details || nda === 'nda') {
    const parts = [
      ...facts,
      nda === 'nda' && 'Full NDA required.',
      'What they wrote is in drizzle-kit studio alone.',
    ]
    return {
      id,
      subject: `Inquiry ${reference}, ${due}`,
      ...bodyOf([...parts, answeredLink(row.token)]),
    }
  }
  const about = [name, day && inWords(day), place].filter(each => each !== null)
  const digits = row.phone ? whatsAppDigits(row.phone) : undefined
  // Servers without SMTPUTF8 would refuse the mail for an address that is not ASCII before the @.
  const canReply = !isFlagged && /^[\x21-\x7e]+@[^@\s]+$/.test(row.email)
  // All except its @, so that an address that a stranger typed can add no header (RFC 6068).
  const address = row.email.split('@').map(encodeURIComponent).join('@')
  return {
    ...{ id, subject: [...about.map(headerText), due].join(', ') },
    ...(canReply && { replyTo: { name: headerText(name), address: row.email } }),
    ...bodyOf([
      ...[about.join('\n'), ...facts],
      digits !== undefined && { link: 'WhatsApp', href: writeOnWhatsApp(digits) },
      digits !== undefined && { link: 'Call', href: `tel:+${digits}` },
      !canReply && {
        link: 'Write',
        href: `mailto:${address}?subject=${encodeURIComponent(studio.name)}`,
      },
      answeredLink(row.token),
      ...answersOf(row, form),
    ]),
  }
}

type Words = Record<string, string>
/** Every answer under the label that the couple has read, in the order of the form. */
const answersOf = (
  row: object,
  { labels, options }: { labels: Words; options: Record<string, Words> },
): Part[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const answer = (row as Record<string, string | null>)[field]
    return answer
      ? {
          label,
          text: options[field]?.[answer] ?? (/date$/i.test(field) ? inWords(answer) : answer),
        }
      : []
  })

/** Inquiries by reference alone, each with its link. */
export const listMail = (subject: string, open: OpenInquiry[], now: Date, last?: string): Mail => ({
  subject,
  ...bodyOf([
    `${subject}.`,
    ...open.flatMap(({ id, created_at, token }) => {
      const due = dueOf({ created_at })
      const state = due > now ? 'answer by' : 'OVERDUE since'
      return [`${referenceOf(id)}: ${state} ${indianTime(due)}`, answeredLink(token)]
    }),
    last,
  ]),
})
