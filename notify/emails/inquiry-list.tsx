import { emails } from '@/content/emails'
import { answerDue, type ListedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { subjectOf, unflaggedFirst } from './couple'
import { type Email, renderFitted } from './email'
import { Entries, maxEntries } from './entries'
import { FirstLine } from './parts'
import { timeInWords } from './times'

export { maxEntries }

const { lists } = emails

interface ListContext {
  now: Date
  /** How many of the same hour got an email of their own. */
  countElsewhere: number
  /** False if the mail server has refused what the couples wrote. */
  hasWords?: boolean
}

/** Names these inquiries. Of those that do not fit it says how many they are, and who can show them. */
export function inquiryListEmail(
  inquiries: ListedInquiry[],
  { now, countElsewhere, hasWords }: ListContext,
): Email {
  const { unflagged, toCheck } = unflaggedFirst(inquiries)
  const counts = { count: unflagged.length, toCheck: toCheck.length }
  const [first] = unflagged
  const subject = !first
    ? subjectOf('check', fillSentence(lists.onlyCheck, counts))
    : subjectOf('list', fillSentence(counts.toCheck ? lists.countWithCheck : lists.count, counts))
  return renderFitted({ subject, audience: 'studio' }, maxEntries, most => (
    <>
      <FirstLine>
        {first
          ? fillSentence(lists.first, { time: timeInWords(answerDue(first), now) })
          : toCheck.length > 1
            ? fillSentence(lists.firstOfMoreToCheck, counts)
            : lists.firstToCheck}
      </FirstLine>
      {first && (
        <p>
          {lists.alone}{' '}
          {countElsewhere > 0 && fillSentence(lists.elsewhere, { count: countElsewhere })}
        </p>
      )}
      <p>{first ? lists.toDo : lists.toDoOfCheck}</p>
      <Entries inquiries={inquiries} most={most} now={now} hasStories hasWords={hasWords} />
    </>
  ))
}
