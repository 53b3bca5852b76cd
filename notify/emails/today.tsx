import { emails } from '@/content/emails'
import { colleague } from '@/content/facts'
import { fillSentence } from '@/lib/fill-sentence'
import { capitalise } from '@/lib/in-words'
import { formatReference } from '@/lib/inquiry/id'
import {
  describeCouple,
  describeInLine,
  isFlagged,
  isNda,
  type StoredInquiry,
} from '@/lib/inquiry/stored'
import { type Email, renderEmail } from './email'
import { describeDue, describeTime } from './in-words'
import { FirstLine, Heading, Note, OpenButton, Quote, RingButton, Rule } from './parts'

const { today: words, list, notes } = emails

export interface Today {
  now: Date
  /** Unflagged, the oldest first. */
  waiting: StoredInquiry[]
  flagged: StoredInquiry[]
  /** All that wait, with those that are not named. */
  counts: { waiting: number; overdue: number; flagged: number }
  /** Yesterday. */
  marked: MarkedInquiry[]
  /** Of the oldest fault that alarms. */
  brokenSince?: Date
  /** What no alarm tells. */
  quiet: ('backup' | 'disk' | 'recipient')[]
  /** The references of those that the mail server has refused. */
  refusedConfirmations: string[]
  /** The mail server has refused what the couples wrote. */
  isRefused?: boolean
}

type MarkedInquiry = Pick<StoredInquiry, 'id' | 'name' | 'flags' | 'nda'>

/** How many it names. */
const maxMarked = 25

export function todayEmail(
  id: string,
  {
    now,
    waiting,
    flagged,
    counts,
    marked,
    brokenSince,
    quiet,
    refusedConfirmations,
    isRefused = false,
  }: Today,
): Email {
  const line = (inquiry: StoredInquiry) => (
    <Line key={inquiry.token} inquiry={inquiry} now={now} isRefused={isRefused} />
  )
  const isBroken = brokenSince !== undefined
  const ask = isBroken ? words.ring : quiet.length > 0 && words.tell
  // While something is broken, never say that nobody waits.
  const isNobody = !isBroken && counts.waiting + counts.flagged === 0
  const state = [ask, isNobody ? words.nobody : countsInWords(counts)].filter(Boolean).join('; ')
  const moreWaiting = counts.waiting - waiting.length
  const moreFlagged = counts.flagged - flagged.length
  return renderEmail(
    { id, subject: `${emails.subjects.today}: ${state}`, audience: 'studio' },
    <>
      <Broken brokenSince={brokenSince} quiet={quiet} now={now} />
      {isNobody && <p>{capitalise(words.nobody)}.</p>}
      {waiting.map(line)}
      {moreWaiting > 0 && <p>{fillSentence(words.more, { count: moreWaiting })}</p>}
      {flagged.length > 0 && (
        <>
          <Rule />
          <Heading>{notes.flagged}</Heading>
        </>
      )}
      {flagged.map(line)}
      {moreFlagged > 0 && <p>{fillSentence(list.moreFlagged, { count: moreFlagged })}</p>}
      <Marked marked={marked} isRefused={isRefused} />
      {refusedConfirmations.length > 0 && (
        <>
          <Rule />
          <p>
            {fillSentence(words.refusedConfirmations, {
              count: refusedConfirmations.length,
              references: refusedConfirmations.join(', '),
            })}
          </p>
        </>
      )}
    </>,
  )
}

function countsInWords({ waiting, overdue, flagged }: Today['counts']): string {
  const sentence = overdue > 0 ? words.waitingAndOverdue : words.waiting
  return [
    waiting > 0 && fillSentence(sentence, { count: waiting, overdue }),
    flagged > 0 && fillSentence(words.flagged, { count: flagged }),
  ]
    .filter(Boolean)
    .join(', ')
}

const Broken = ({ brokenSince, quiet, now }: Pick<Today, 'brokenSince' | 'quiet' | 'now'>) => (
  <>
    {brokenSince && (
      <>
        <FirstLine>
          {fillSentence(words.broken, { time: describeTime(brokenSince, now) })}
        </FirstLine>
        <RingButton {...colleague} />
      </>
    )}
    {quiet.length > 0 && (
      <FirstLine>
        {fillSentence(words.quiet, { what: quiet.map(kind => words[kind]).join('; ') })}
      </FirstLine>
    )}
  </>
)

function Line({
  inquiry,
  now,
  isRefused,
}: {
  inquiry: StoredInquiry
  now: Date
  isRefused: boolean
}) {
  const isAlone = isNda(inquiry) || isRefused
  return (
    <section style={{ marginBottom: 24 }}>
      <div>
        <b>{describeDue(inquiry, now)}</b> · {formatReference(inquiry.id)}
      </div>
      {!inquiry.notified_at && <div>{words.noEmail}</div>}
      {isAlone ? (
        <Note>{emails.openPrivately}</Note>
      ) : (
        <Quote text={describeCouple(inquiry).join(', ')} />
      )}
      <OpenButton inquiry={inquiry} />
    </section>
  )
}

/** Somebody who marked the wrong couple sees it here, by the name. */
function Marked({ marked, isRefused }: { marked: MarkedInquiry[]; isRefused: boolean }) {
  if (marked.length === 0) return null
  const describe = (inquiry: MarkedInquiry) => {
    const reference = formatReference(inquiry.id)
    const isNamed = !isRefused && !isNda(inquiry) && !isFlagged(inquiry)
    return isNamed ? `${describeInLine(inquiry.name)} (${reference})` : reference
  }
  const count = marked.length - maxMarked
  return (
    <>
      <Rule />
      <p>{words.marked}</p>
      <Quote text={marked.slice(0, maxMarked).map(describe).join('\n')} />
      {count > 0 && <p>{fillSentence(words.moreMarked, { count })}</p>}
    </>
  )
}
