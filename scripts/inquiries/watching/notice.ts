import { studio } from '@/content/studio'
import type { Letter } from '@/db/letters'
import { oneLine } from '@/lib/terminal-text'
import { commandName } from '@/scripts/inquiries/command-name'
import { answerLines, dateInWords, sameDate, whatsAppLink } from '@/scripts/inquiries/words'

export interface Notice {
  subject: string
  text: string
}

/** It quotes no answer, because a mailbox keeps for years what we promise to erase. */
export function plainNotice({ inbox }: Letter): Notice {
  const { reference, form, received, answer_due, flags } = inbox
  const doubt = flags ? ', looks like spam' : ''
  return {
    subject: `Inquiry ${reference}, answer by ${answer_due}${doubt}`,
    text: paragraphs(
      `A new inquiry arrived on ${received}, by the form "${form}"${doubt}.`,
      `An answer is promised by ${answer_due}.`,
      sameDate(inbox) && 'Another inquiry names the same wedding date.',
      `To read it: ${commandName} show ${reference}`,
      `When you have answered: ${commandName} answered ${reference}`,
    ),
  }
}

/** What one needs on a telephone to answer: everything that was written, and links (NOTICE_DETAILS=yes). */
export function detailedNotice(letter: Letter): Notice {
  const { reference, name, email, whatsapp, wedding_date, place, received, answer_due, flags } = letter.inbox
  const who = oneLine(name)
  const whenAndWhere = [wedding_date && dateInWords(wedding_date), place && oneLine(place)].filter(Boolean).join(', ')
  const about = wedding_date ? `Your wedding on ${dateInWords(wedding_date)}` : 'Your wedding'
  const link = whatsAppLink(letter.inbox)
  return {
    subject: [who, whenAndWhere, `answer by ${answer_due}`, flags && 'looks like spam'].filter(Boolean).join(', '),
    text: paragraphs(
      [who, whenAndWhere].filter(Boolean).join('\n'),
      `Answer by ${answer_due} (received ${received}).`,
      sameDate(letter.inbox),
      flags && `Looks like spam: ${oneLine(flags)}`,
      link && `WhatsApp:\n${link}`,
      whatsapp && `Call:\ntel:+${whatsapp}`,
      `Reply:\n${mailTo(email, `${about}: ${studio.name}`)}`,
      answerLines(letter).join('\n'),
      `When you have answered:\n${commandName} answered ${reference}`,
    ),
  }
}

const paragraphs = (...texts: (string | null | false | undefined)[]) => `${texts.filter(Boolean).join('\n\n')}\n`

/** A letter to an address that a stranger typed (RFC 6068): all but its @ is encoded, so that it can add no header. */
function mailTo(address: string, subject: string): string {
  const to = address.split('@').map(encodeURIComponent).join('@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
