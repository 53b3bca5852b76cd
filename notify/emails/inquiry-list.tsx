import { emails } from '@/content/emails'
import { answerDue, type ListedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { mayShowDetails, subjectOf, unflaggedFirst } from './couple'
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
  { now, countElsewhere, hasWords = true }: ListContext,
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
          : firstToCheck(toCheck, hasWords)}
      </FirstLine>
      {first && (
        <p>
          {unflagged.length > 1 ? fillSentence(lists.alone, counts) : lists.aloneOfOne}{' '}
          {countElsewhere > 0 && fillSentence(lists.elsewhere, { count: countElsewhere })}{' '}
          {hasWords && unflagged.some(mayShowDetails) && lists.beginnings}
        </p>
      )}
      <p>{first ? lists.toDo : lists.toDoOfCheck}</p>
      <Entries inquiries={inquiries} most={most} now={now} hasStories hasWords={hasWords} />
    </>
  ))
}

function firstToCheck(toCheck: ListedInquiry[], hasWords: boolean): string {
  const canRead = hasWords && toCheck.some(mayShowDetails)
  const count = toCheck.length
  if (count > 1)
    return fillSentence(canRead ? lists.firstOfMoreToCheck : lists.firstOfMoreToAsk, {
      toCheck: count,
    })
  const reference = referenceOf(toCheck[0]?.id ?? '')
  return canRead ? lists.firstToCheck : fillSentence(lists.firstToAsk, { reference })
}
