import { emails } from '@/content/emails'
import type { ListedInquiry } from '@/db/outbox'
import type { Summary, WaitingCounts } from '@/notify/facts'
import { fillSentence } from '@/lib/fill-sentence'
import { weekdayTime } from '@/lib/india'
import { AlarmInSummary } from './alarm'
import { subjectOf } from './couple'
import { type Email, renderFitted } from './email'
import { Entries, maxEntries } from './entries'
import { FirstLine, Rule } from './parts'
import { hoursInWords } from './times'

const { summary: words } = emails

export function summaryEmail(summary: Summary): Email {
  const { now, waiting, counts, alarms, hasOneAddress } = summary
  const isBroken = alarms.length > 0 || !counts
  const subject = subjectOf('summary', wordsOfSubject(isBroken, counts).join(', '))
  return renderFitted({ subject, audience: 'studio' }, maxEntries, most => (
    <>
      {isBroken && <FirstLine>{words.first}</FirstLine>}
      {counts ? (
        <Waiting waiting={waiting ?? []} counts={counts} most={most} now={now} />
      ) : (
        <p>{words.unknownToDo}</p>
      )}
      <Rule />
      <Checks {...summary} />
      {(isBroken || hasOneAddress) && (
        <>
          <Rule />
          <p>
            <b>{isBroken ? words.forColleague : words.forward}</b>
          </p>
          {alarms.map((alarm, index) => (
            <AlarmInSummary key={index} alarm={alarm} now={now} />
          ))}
          {hasOneAddress && <p>{words.oneAddress}</p>}
        </>
      )}
    </>
  ))
}

const groups = ['overdue', 'today', 'later', 'toCheck'] as const

const numbered = (sentence: `${string}{count}${string}`, count: number) =>
  fillSentence(sentence as '{count}', { count: count.toLocaleString('en-IN') })

/** Flagged inquiries are never due. */
const countUnflagged = ({ overdue, today, later }: WaitingCounts) => overdue + today + later

function wordsOfSubject(isBroken: boolean, counts: WaitingCounts | undefined): string[] {
  const broken = isBroken ? [words.broken] : []
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
}

function Waiting({ counts, ...props }: WaitingProps) {
  const total = countUnflagged(counts) + counts.toCheck
  if (total === 0) return <FirstLine>{words.nobodyWaits}</FirstLine>
  const counted = groups.filter(group => counts[group] > 0)
  return (
    <>
      <FirstLine>
        {counted.map(group => numbered(words.groups[group], counts[group])).join(' · ')}
      </FirstLine>
      {countUnflagged(counts) > 0 && <p>{words.toDo}</p>}
      <Entries inquiries={props.waiting} total={total} most={props.most} now={props.now} />
    </>
  )
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
  ]
  return lines.map(line => line && <p key={line}>{line}</p>)
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
