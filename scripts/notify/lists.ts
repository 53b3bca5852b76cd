import { mailWords } from '@/content/mails'
import { referenceOf } from '@/db/inquiries'
import { answerDue, type ListedInquiry } from '@/db/mail-queue'
import { indianTime } from '@/lib/india'
import { isSuspicious } from '@/lib/spam-flags'
import { bodyOf, fitted } from './body'
import { contactLinks, coupleOf, isTold, recordLinks } from './couple'
import type { Mail } from './mailer'
import type { Round } from './round'

const mostEntries = 40

const { lists } = mailWords

/** Inquiries that wait, each with what its answer needs. */
export function listMail(
  { now, details }: Round,
  { subject, toDo }: { subject: string; toDo: string },
  inquiries: ListedInquiry[],
  lastSentence?: string,
): Mail {
  const entryOf = (inquiry: ListedInquiry) => {
    const due = answerDue(inquiry)
    const state = due > now ? mailWords.answerBy : mailWords.overdueSince
    const contacts = isTold(inquiry, details) ? contactLinks(inquiry) : []
    return [
      {
        title: lists.entry(
          state(indianTime(due)),
          referenceOf(inquiry.id),
          isSuspicious(inquiry.flags),
        ),
      },
      { label: '', text: coupleOf(inquiry, details) },
      { links: contacts.concat(recordLinks(inquiry)) },
    ]
  }
  const body = fitted(mostEntries, most => {
    const shown = inquiries.slice(0, most)
    const left = inquiries.length - shown.length
    const more = left > 0 && { title: lists.more(left.toLocaleString('en-IN')) }
    const last = lastSentence && { title: lastSentence }
    return bodyOf([toDo, ...shown.flatMap(entryOf), more, last])
  })
  return { subject, ...body }
}
