import { emails } from '@/content/emails'
import type { ListedInquiry } from '@/db/outbox'
import type { Summary, WaitingCounts } from '@/notify/facts'
import { fillSentence } from '@/lib/fill-sentence'
import { weekdayTime } from '@/lib/india'
import { AlarmInSummary, urgencyOf } from './alarm'
import { subjectOf } from './couple'
import { type Email, renderFitted } from './email'
import { Entries, maxEntries } from './entries'
import { FirstLine, Heading, Rule } from './parts'
import { hoursInWords } from './times'

const { summary: words } = emails

export function summaryEmail(summary: Summary): Email {
  const { now, waiting, counts, alarms, hasOneAddress } = summary
  const urgency = urgencyOfAll(summary)
  const subject = subjectOf('summary', wordsOfSubject(urgency, counts).join(', '))
  return renderFitted({ subject, audience: 'studio' }, maxEntries, most => (
    <>
      {urgency && <FirstLine>{words.first[urgency]}</FirstLine>}
      {counts ? (
        <Waiting
          waiting={waiting ?? []}
          counts={counts}
          most={most}
          now={now}
          note={hasOneAddress && words.noteAtEnd}
        />
      ) : (
        <p>{words.unknownToDo}</p>
      )}
      <Checks {...summary} />
      {(urgency || hasOneAddress) && (
        <>
          <Heading>{headingForColleague(summary)}</Heading>
          {alarms.map((alarm, index) => (
            <AlarmInSummary key={index} alarm={alarm} now={now} />
          ))}
          {hasOneAddress && <p>{words.oneAddress}</p>}
        </>
      )}
    </>
  ))
}

/** The most urgent alarm's. A database that cannot be read is one of them. */
function urgencyOfAll({ alarms, counts }: Summary): 'now' | 'today' | undefined {
  const urgencies = alarms.map(({ problem }) => urgencyOf(problem))
  if (!counts || urgencies.includes('now')) return 'now'
  return urgencies[0]
}

const groups = ['overdue', 'today', 'later', 'toCheck'] as const

const numbered = (sentence: `${string}{count}${string}`, count: number) =>
  fillSentence(sentence as '{count}', { count: count.toLocaleString('en-IN') })

/** Flagged inquiries are never due. */
const countUnflagged = ({ overdue, today, later }: WaitingCounts) => overdue + today + later

function wordsOfSubject(
  urgency: 'now' | 'today' | undefined,
  counts: WaitingCounts | undefined,
): string[] {
  const broken = urgency ? [urgency === 'now' ? words.broken : words.toRepair] : []
  if (!counts) return [...broken, words.unknown]
  const { overdue, toCheck } = counts
  const unflagged = countUnflagged(counts)
  return [
    ...broken,
    unflagged > 0 ? numbered(words.waiting, unflagged) : words.nobody,
    ...(overdue > 0 ? [numbered(words.overdue, overdue)] : []),
    ...(toCheck > 0 ? [numbered(words.toCheck, toCheck)] : []),
  ]
}

interface WaitingProps {
  waiting: ListedInquiry[]
  counts: WaitingCounts
  most: number
  now: Date
  /** After what staff do first. */
  note?: string | false
}

function Waiting({ counts, note, ...props }: WaitingProps) {
  const total = countUnflagged(counts) + counts.toCheck
  if (total === 0)
    return (
      <>
        <FirstLine>{words.nobodyWaits}</FirstLine>
        {note && <p>{note}</p>}
      </>
    )
  const counted = groups.filter(group => counts[group] > 0)
  return (
    <>
      <FirstLine>{firstSentence(counts)}</FirstLine>
      <p>
        <b>{counted.map(group => numbered(words.groups[group], counts[group])).join(' · ')}</b>
      </p>
      {countUnflagged(counts) > 0 && <p>{words.toDo}</p>}
      {note && <p>{note}</p>}
      <Entries inquiries={props.waiting} total={total} most={props.most} now={props.now} />
    </>
  )
}

function headingForColleague({ counts, hasOneAddress }: Summary): string {
  if (!counts) return words.forColleague
  return hasOneAddress ? words.copy : words.copyIfAsked
}

function firstSentence(counts: WaitingCounts): string {
  const unflagged = countUnflagged(counts)
  if (unflagged === 0) return numbered(words.check, counts.toCheck)
  if (unflagged === 1) return counts.overdue ? words.answerOneOverdue : words.answerOne
  if (counts.overdue === 0) return numbered(words.answer, unflagged)
  const [count, overdue] = [unflagged, counts.overdue].map(each => each.toLocaleString('en-IN'))
  return fillSentence(words.answerWithOverdue, { count: count!, overdue: overdue! })
}

/** What was found well, and on Mondays the last week. */
function Checks(summary: Summary) {
  const { now, alarms, lastWeek, backupVerifiedAt, smokeTestPassedAt, smokeTestBusyAt } = summary
  const hasBackupAlarm = alarms.some(({ problem }) => problem.kind === 'backup')
  const lines = [
    lastWeek && weekInWords(lastWeek),
    backupVerifiedAt === null && !hasBackupAlarm && words.noBackup,
    backupVerifiedAt && fillSentence(words.backup, { age: ageInWords(backupVerifiedAt, now) }),
    smokeTestPassedAt && fillSentence(words.smokeTest, { time: weekdayTime(smokeTestPassedAt) }),
    smokeTestBusyAt && fillSentence(words.smokeTestBusy, { time: weekdayTime(smokeTestBusyAt) }),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <>
      <Rule />
      <p>{words.record}</p>
      {lines.map(line => (
        <p key={line as string}>{line}</p>
      ))}
    </>
  )
}

const ageInWords = (time: Date, now: Date) =>
  hoursInWords(Math.round((now.getTime() - time.getTime()) / 3_600_000))

function weekInWords({ answered, ...times }: NonNullable<Summary['lastWeek']>): string {
  const half = hoursInWords(Math.ceil(times.medianHours))
  const slowest = hoursInWords(Math.ceil(times.slowestHours))
  if (answered === 0) return words.emptyWeek
  if (answered === 1) return fillSentence(words.weekOfOne, { slowest })
  return fillSentence(words.week, { answered, half, slowest })
}
