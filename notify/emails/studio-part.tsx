import type { ReactNode } from 'react'
import { emails } from '@/content/emails'
import { answerDue, type ListedInquiry, type RelatedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { referenceOf } from '@/lib/inquiry/id'
import { canWrite, hasNoDot, isNda, mayShowDetails } from './couple'
import { Commands, MarkButton, Rule } from './parts'
import { timeInWords } from './times'

const { related: words, nda } = emails

interface Props {
  inquiry: ListedInquiry
  related: RelatedInquiry[]
  now: Date
}

/** Then staff read the end of an email before they answer it. */
export const hasWrittenBefore = ({ related }: Pick<Props, 'related'>) =>
  related.some(({ isSameCouple }) => isSameCouple)

/** Another inquiry may give the same telephone, so only an email surely reaches the right couple. */
export const isOnlyWritten = (inquiry: ListedInquiry, context: Pick<Props, 'related'>) =>
  hasWrittenBefore(context) && canWrite(inquiry)

export function noReplyInWords(inquiry: ListedInquiry, context: Pick<Props, 'related'>): string {
  if (!hasWrittenBefore(context)) return emails.noReply
  return canWrite(inquiry) ? emails.onlyWrite : emails.noReplyOfRelated
}

/** Stands below the line. The couple never sees it. */
export const StudioPart = ({ children, ...props }: Props & { children?: ReactNode }) => (
  <>
    <Rule />
    {children}
    {!isNda(props.inquiry) && <Related {...props} />}
    <MarkButton {...props.inquiry} />
    <p>{fillSentence(emails.inquiry, { reference: referenceOf(props.inquiry.id) })}</p>
  </>
)

/** Below the button of the studio, so that the colleague does not tap it in a forwarded email. */
export const ForColleague = ({
  reference,
  children,
}: {
  reference: string
  children?: ReactNode
}) => (
  <>
    <Rule />
    <ShowCommand reference={reference} />
    {children}
  </>
)

export const ShowCommand = ({ reference }: { reference: string }) => (
  <>
    <p>{emails.alarm.commands}</p>
    <Commands lines={[fillSentence(nda.command, { reference })]} />
  </>
)

/**
 * Names other inquiries by reference alone. Whoever knows a couple's telephone can send an inquiry
 * that looks like theirs, with Write to a stranger. That email must not show the couple's address.
 */
function Related({ inquiry, related, now }: Props) {
  const same = related.filter(({ isSameCouple }) => isSameCouple)
  const similar = related.filter(({ isSameCouple }) => !isSameCouple)
  return (
    <>
      {same.length > 0 && <WrittenBefore inquiry={inquiry} related={same} now={now} />}
      {similar.length > 0 && (
        <p>
          {fillSentence(words.similar, {
            references: similar.map(({ id }) => referenceOf(id)).join(', '),
          })}
        </p>
      )}
    </>
  )
}

/** @param props.related of the same couple, at least one */
export function WrittenBefore({ inquiry, related, now }: Props) {
  const isFirst = related.every(({ created_at }) => created_at > inquiry.created_at)
  return (
    <>
      <p>
        <b>{isFirst ? words.since : words.before}</b>
        {related.map(other => [<br key={other.id} />, otherInWords(other, now)])}
      </p>
      <p>
        {words.search} <b>{howToAnswer(inquiry, related)}</b>
      </p>
    </>
  )
}

function otherInWords(other: RelatedInquiry, now: Date): string {
  const { id, created_at, answered_at, hasSameAddress } = other
  const sentence = fillSentence(hasSameAddress ? words.sameAddress : words.otherAddress, {
    reference: referenceOf(id),
    time: timeInWords(created_at, now),
  })
  const due = answerDue(other)
  const state = answered_at ? words.answered : due <= now ? words.overdue : words.due
  return `${sentence} ${fillSentence(state, { time: timeInWords(answered_at ?? due, now) })}`
}

/** Whether the address works is a couple's detail too. */
function howToAnswer(inquiry: ListedInquiry, same: RelatedInquiry[]): string {
  const isDead = mayShowDetails(inquiry) && hasNoDot(inquiry)
  const areAnswered = same.every(({ answered_at }) => answered_at)
  if (!same.every(({ hasSameAddress }) => hasSameAddress)) {
    if (isDead) return words.answerOther
    return areAnswered ? words.answerThis : words.answerEach
  }
  const sentence = areAnswered ? words.answerToo : words.answerOnce
  return canWrite(inquiry) ? `${sentence} ${words.byEmail}` : sentence
}
