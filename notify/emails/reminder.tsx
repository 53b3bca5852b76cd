import { emails } from '@/content/emails'
import { answerDue, type ListedInquiry, type RelatedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { coupleInShort, isNda, oldestFirst, subjectOf } from './couple'
import { type Email, renderEmail, renderFitted } from './email'
import { dueInWords, Entries, maxEntries } from './entries'
import { FirstLine } from './parts'
import { timeInWords } from './times'

export type ReminderKind = 'reminder' | 'overdue'

const { reminders: words } = emails

interface ReminderContext {
  now: Date
  /** False if the mail server has refused what the couples wrote. */
  hasWords?: boolean
  /** By token: other inquiries of the same couple, whether or not they are in this reminder. */
  related?: Map<string, RelatedInquiry[]>
}

/** @param inquiries at least one */
export function reminderEmail(
  kind: ReminderKind,
  inquiries: ListedInquiry[],
  { now, hasWords = true, related }: ReminderContext,
): Email {
  const sorted = oldestFirst(inquiries)
  const nameOf = hasWords ? coupleInShort : ({ id }: ListedInquiry) => referenceOf(id)
  const subject = subjectOf(kind, nameFirst(sorted.map(nameOf)))
  return renderFitted({ subject, audience: 'studio' }, maxEntries, most => (
    <>
      <FirstLine>{firstSentence(kind, sorted, now)}</FirstLine>
      <p>
        {words.notMarked} {kind === 'overdue' && words.apologise}
      </p>
      <Entries
        inquiries={sorted}
        most={most}
        now={now}
        hasDue={sorted.length > 1}
        hasWords={hasWords}
        related={related}
      />
    </>
  ))
}

/** For those who may not read an inquiry. */
export function reminderByReferenceEmail(
  kind: ReminderKind,
  inquiries: ListedInquiry[],
  { now }: { now: Date },
): Email {
  const references = inquiries.map(({ id }) => referenceOf(id))
  const [reference = ''] = references
  const count = inquiries.length
  const left = count - maxEntries
  return renderEmail(
    { subject: subjectOf(kind, nameFirst(references)), audience: 'others' },
    <>
      <FirstLine>
        {count > 1
          ? fillSentence(words.byReferences, { count })
          : fillSentence(words.byReference, { reference })}
      </FirstLine>
      <p>{words.ifSo}</p>
      <section>
        {inquiries.slice(0, maxEntries).map(inquiry => (
          <div key={inquiry.id}>
            <b>{referenceOf(inquiry.id)}</b> ·{' '}
            {isNda(inquiry) && `${emails.nda.toldByReference} · `}
            {dueInWords(inquiry, now)}
          </div>
        ))}
      </section>
      {left > 0 && <p>{fillSentence(words.moreByReference, { count: left })}</p>}
    </>,
  )
}

function firstSentence(kind: ReminderKind, inquiries: ListedInquiry[], now: Date): string {
  const [first] = inquiries
  const time = timeInWords(answerDue(first!), now)
  const ofMore = { reminder: words.reminderOfMore, overdue: words.overdueOfMore }
  if (inquiries.length > 1) return fillSentence(ofMore[kind], { time, count: inquiries.length })
  return kind === 'overdue' ? fillSentence(words.overdue, { time }) : dueInWords(first!, now)
}

const nameFirst = ([first = '', ...more]: string[]) =>
  more.length > 0 ? fillSentence(emails.andMore, { first, count: more.length }) : first
