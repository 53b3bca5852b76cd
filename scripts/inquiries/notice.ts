import { studio } from '@/content/studio'
import { SetupError } from '@/db/setup-error'
import type { StoredInquiry } from '@/db/stored'
import { oneLine } from '@/lib/terminal-text'
import { commandName } from './command-name'
import type { Mail } from './mail'
import { answerLines, count, dateInWords, inWords, sameDate, whatsAppLink } from './words'

/** The mail about an inquiry. @throws {SetupError} at once, if NOTICE_DETAILS is neither yes nor no */
export function readNotice(): (inquiry: StoredInquiry) => Mail {
  const { NOTICE_DETAILS = '' } = process.env
  if (!['', 'no', 'yes'].includes(NOTICE_DETAILS)) throw new SetupError('NOTICE_DETAILS must be yes or no.')
  const notice = NOTICE_DETAILS === 'yes' ? detailedNotice : plainNotice
  return inquiry => ({ id: `inquiry.${inquiry.inbox.id}`, ...notice(inquiry) })
}

/** Quotes no answer: a mailbox would keep for years what we promise to erase. */
function plainNotice({ inbox }: StoredInquiry): Mail {
  const { reference, form, received, answer_due, flags, same_date } = inWords(inbox)
  const doubt = flags ? ', looks like spam' : ''
  return {
    subject: `Inquiry ${reference}, answer by ${answer_due}${doubt}`,
    text: paragraphs(
      `A new inquiry arrived on ${received}, by the form "${form}"${doubt}.`,
      `An answer is promised by ${answer_due}.`,
      Number(same_date) > 1 && 'Another inquiry names the same wedding date.',
      `To read it: ${commandName} show ${reference}`,
      `When you have answered: ${commandName} answered ${reference}`,
      erasedLater,
    ),
  }
}

/** One mail about inquiries that came while no mail could be sent. */
export const noticeOfMany = (references: string[]): Mail => ({
  subject: `${count(references.length)} since the last mail`,
  text: paragraphs(references.join('\n'), `To read one: ${commandName} show ${references[0]}`, erasedLater),
})

/** With NOTICE_DETAILS=yes: all answers, and links to reply by from a telephone. */
function detailedNotice(inquiry: StoredInquiry): Mail {
  const row = inWords(inquiry.inbox)
  const { reference, name, email, whatsapp, wedding_date, place, received, answer_due, flags } = row
  const who = oneLine(name)
  const whenAndWhere = [wedding_date && dateInWords(wedding_date), place && oneLine(place)].filter(Boolean).join(', ')
  const about = wedding_date ? `Your wedding on ${dateInWords(wedding_date)}` : 'Your wedding'
  const link = whatsAppLink(row)
  return {
    subject: [who, whenAndWhere, `answer by ${answer_due}`, flags && 'looks like spam'].filter(Boolean).join(', '),
    ...replyTo(who, email),
    text: paragraphs(
      [who, whenAndWhere].filter(Boolean).join('\n'),
      `Answer by ${answer_due} (received ${received}).`,
      sameDate(row),
      flags && `Looks like spam: ${oneLine(flags)}`,
      link && `WhatsApp:\n${link}`,
      whatsapp && `Call:\ntel:+${whatsapp}`,
      `Reply:\n${mailTo(email, `${about}: ${studio.name}`)}`,
      answerLines(inquiry).join('\n'),
      `When you have answered:\n${commandName} answered ${reference}`,
      erasedLater,
    ),
  }
}

/** When the nightly job erases the inquiry, whoever wrote it. */
const erasedLater = 'It is erased 24 months after it arrived: copy what a commission needs into its own papers before.'

const paragraphs = (...texts: (string | null | false | undefined)[]) => `${texts.filter(Boolean).join('\n\n')}\n`

/**
 * Omitted for an address that is not ASCII before the @: servers without SMTPUTF8 would refuse the notice. The link in the
 * text works for every address.
 */
const replyTo = (name: string, address: string): Pick<Mail, 'replyTo'> =>
  /^[\x20-\x7e]+@[^@\s]+$/.test(address) ? { replyTo: { name, address } } : {}

/** A mailto link to an address that a stranger typed (RFC 6068): all except its @ is encoded, so that it can add no header. */
function mailTo(address: string, subject: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
