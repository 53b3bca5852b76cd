import { emails } from '@/content/emails'
import { answerDue, type ListedInquiry, type RelatedInquiry } from '@/db/outbox'
import { fillSentence } from '@/lib/fill-sentence'
import { daysAhead } from '@/lib/india'
import { referenceOf } from '@/lib/inquiry/id'
import {
  normaliseLine,
  breakLinks,
  breakLinksInAddress,
  limitMarks,
} from '@/lib/inquiry/plain-text'
import { isSuspicious } from '@/lib/inquiry/spam'
import { tomorrowsSummary } from '@/notify/plan'
import {
  coupleOf,
  doubtsAbout,
  groupByCouple,
  hasNoDot,
  hasSameAddress,
  isNda,
  mayShowDetails,
  noteOnRequest,
  reasonsOf,
  unflaggedFirst,
} from './couple'
import { ContactButtons, CoupleInEntry, Heading, MarkButton, Note, Quote, Rule } from './parts'
import { isOnlyWritten, WrittenBefore } from './studio-part'
import { timeInWords } from './times'

/**
 * How many inquiries an email names at most. A list says how many it leaves out, and who can show
 * them.
 */
export const maxEntries = 40

const { lists, related, nda, withheld } = emails

interface Props {
  inquiries: ListedInquiry[]
  /** How many are named. */
  most: number
  /** How many wait, if more than these do. */
  total?: number
  now: Date
  /** False where the email's first line has it. */
  hasDue?: boolean
  /** Whether each has the beginning of its story. */
  hasStories?: boolean
  /** False if the mail server has refused what the couples wrote. Their names may be the cause. */
  hasWords?: boolean
  /** By token: other inquiries of the same couple, or similar ones. */
  related?: Map<string, RelatedInquiry[]>
}

/** The oldest first, those of one couple together, and flagged ones last. */
export function Entries({ inquiries, most, total = inquiries.length, ...shared }: Props) {
  const { unflagged, toCheck } = unflaggedFirst(inquiries)
  const shown = unflagged.slice(0, most)
  const shownToCheck = toCheck.slice(0, most - shown.length)
  const count = total - shown.length - shownToCheck.length
  // Flagged inquiries come last, so with them all unflagged ones are here.
  const isMoreToCheck = toCheck.length > 0 && shown.length === unflagged.length
  return (
    <>
      <Groups inquiries={shown} {...shared} />
      {shown.length > 0 && shownToCheck.length > 0 && <Heading>{lists.toCheck}</Heading>}
      <Groups inquiries={shownToCheck} {...shared} />
      {count > 0 && (
        <Heading>
          {fillSentence(isMoreToCheck ? lists.moreToCheck : lists.more, {
            count: count.toLocaleString('en-IN'),
          })}
        </Heading>
      )}
    </>
  )
}

const Groups = ({ inquiries, ...shared }: Omit<Props, 'most' | 'total'>) =>
  groupByCouple(inquiries).map(group => (
    <section key={group[0]!.id}>
      {group.length > 1 && <Heading>{togetherInWords(group)}</Heading>}
      {group.map(inquiry => (
        <Entry key={inquiry.id} inquiry={inquiry} group={group} {...shared} />
      ))}
    </section>
  ))

function togetherInWords(group: ListedInquiry[]): string {
  const references = group.map(({ id }) => referenceOf(id)).join(', ')
  const sentence = fillSentence(related.inList, { count: group.length, references })
  if (isOfOneAddress(group)) return `${sentence} ${related.onceInList}`
  const dead = group.filter(hasNoDot)
  if (dead.length === group.length) return sentence
  if (dead.length === 0) return `${sentence} ${related.eachInList}`
  const working = group.filter(each => !hasNoDot(each))
  const [workingReferences, deadReferences] = [working, dead].map(each =>
    each.map(({ id }) => referenceOf(id)).join(', '),
  ) as [string, string]
  const howTo = fillSentence(related.someInList, {
    working: workingReferences,
    dead: deadReferences,
  })
  return `${sentence} ${howTo}`
}

const isOfOneAddress = (group: ListedInquiry[]) =>
  group.every(each => hasSameAddress(each, group[0]!))

/** Whether an email reaches one of them. */
const hasAddress = (group: ListedInquiry[]) => group.some(each => !hasNoDot(each))

interface EntryProps extends Pick<Props, 'now' | 'hasDue' | 'hasStories' | 'hasWords' | 'related'> {
  inquiry: ListedInquiry
  /** Those of the same couple. Their addresses tell them apart. */
  group: ListedInquiry[]
}

function Entry({ hasDue = true, ...shown }: EntryProps) {
  const { inquiry, now } = shown
  return (
    <section>
      <Rule />
      <p>
        {hasDue && (
          <>
            <b>{dueInWords(inquiry, now)}</b>
            <br />
          </>
        )}
        {fillSentence(emails.inquiry, { reference: referenceOf(inquiry.id) })}
      </p>
      <AboutCouple {...shown} />
      <MarkButton {...inquiry} />
    </section>
  )
}

function AboutCouple({
  inquiry,
  group,
  hasStories,
  hasWords = true,
  related,
  now,
}: Omit<EntryProps, 'hasDue'>) {
  const { email, phone, storyStart, flags } = inquiry
  const reference = referenceOf(inquiry.id)
  // In a group, an email to an address that works is the only answer.
  const isWritten = group.length > 1 && hasAddress(group)
  const others = (related?.get(inquiry.token) ?? []).filter(
    ({ id, isSameCouple }) => isSameCouple && !group.some(each => each.id === id),
  )
  const isRelated = others.length > 0
  const writtenBefore = isRelated && <WrittenBefore inquiry={inquiry} related={others} now={now} />
  const hasOnlyWrite = isWritten || isOnlyWritten(inquiry, { related: others })
  const buttons =
    isWritten && hasNoDot(inquiry) ? null : (
      <ContactButtons inquiry={inquiry} isGreeted={hasWords} hasOnlyWrite={hasOnlyWrite} />
    )
  if (isNda(inquiry))
    return (
      <p>
        <b>{fillSentence(nda.askInList, { reference })}</b>
      </p>
    )
  if (!mayShowDetails(inquiry))
    return (
      <>
        <p>{fillSentence(withheld.askInList, { reference })}</p>
        {writtenBefore}
      </>
    )
  if (!hasWords)
    return (
      <>
        <p>{fillSentence(emails.refusedText.ask, { reference })}</p>
        {writtenBefore}
        {buttons}
      </>
    )
  const noDotOfEntry = isRelated ? emails.doubts.noDotOfRelatedEntry : undefined
  const doubts = doubtsAbout(inquiry, isWritten ? emails.doubts.noDotInGroup : noDotOfEntry)
  return (
    <>
      <CoupleInEntry text={coupleOf(inquiry).join(', ')} />
      {(group.length > 1 || doubts.email || doubts.phone) && (
        <Quote text={addressesOf(email, phone)} />
      )}
      {hasStories && storyStart && <Quote text={startOf(storyStart)} />}
      {hasStories && noteOnRequest(storyStart) && <Note>{noteOnRequest(storyStart)}</Note>}
      {Object.values(doubts).map(doubt => doubt && <Note key={doubt}>{doubt}</Note>)}
      {!hasStories && <p>{fillSentence(emails.whereWords, { reference })}</p>}
      {isSuspicious(flags) && (
        <p>{fillSentence(emails.flagged.why, { reasons: reasonsOf(flags) })}</p>
      )}
      {writtenBefore}
      {buttons}
    </>
  )
}

export function dueInWords(inquiry: ListedInquiry, now: Date): string {
  const due = answerDue(inquiry)
  const time = timeInWords(due, now)
  const isLate = due <= now
  if (isSuspicious(inquiry.flags))
    return fillSentence(isLate ? lists.flaggedOverdue : lists.flagged, { time })
  if (isLate) return fillSentence(lists.overdue, { time })
  const isEarly = daysAhead(due, now) === 1 && due <= tomorrowsSummary(now)
  return fillSentence(isEarly ? lists.dueEarly : lists.due, { time })
}

const addressesOf = (email: string, phone: string | null) =>
  [breakLinksInAddress(email), phone && breakLinks(phone)].filter(Boolean).join('\n')

const longestStart = 200

/** On one line, and no longer than `longestStart`. */
function startOf(story: string): string {
  const letters = [...limitMarks(normaliseLine(story))]
  const start = letters.slice(0, longestStart).join('')
  return letters.length < longestStart ? start : `${start}…`
}
