import { emails } from '@/content/emails'
import { facts } from '@/content/facts'
import type { Alarm, Problem } from '@/notify/facts'
import { readSiteUrl } from '@/lib/env'
import { fillSentence } from '@/lib/fill-sentence'
import { hostOf } from '@/lib/own-origin'
import { weekdayTime } from '@/lib/india'
import { subjectOf } from './couple'
import { type Email, renderEmail } from './email'
import { Commands, First, Rule } from './parts'
import { timeInWords } from './times'

const { alarm: words, problems } = emails

/** Problems with the same words and commands. A SQLSTATE of class 28 is a refused login. */
const wordsOf = (problem: Problem) =>
  problem.kind === 'database' && problem.detail.startsWith('28')
    ? problems.login
    : problems[problem.kind]

/** For placeholders in a problem's sentences. */
const valuesOf = (problem: Problem): Record<string, string | number> => ({
  ...(problem as Omit<Problem, 'refusedAt'>),
  host: hostOf(readSiteUrl()) ?? facts.name,
})

const sentenceOf = (problem: Problem) =>
  fillSentence(wordsOf(problem).sentence as string, valuesOf(problem))

export function alarmEmail({ problem, since }: Alarm, { now }: { now: Date }): Email {
  const sentence = sentenceOf(problem)
  return renderEmail(
    { subject: subjectOf('alarm', sentence), audience: 'alerts' },
    <>
      <First>{fillSentence(words.sentence, { sentence: capitalised(sentence) })}</First>
      <p>
        <b>{words.tell}</b>
      </p>
      <Meaning alarm={{ problem, since }} now={now} />
      <Rule />
      <p>{words.commands}</p>
      <Commands lines={wordsOf(problem).commands} />
    </>,
  )
}

function Meaning({ alarm: { problem, since }, now }: { alarm: Alarm; now: Date }) {
  const refusedAt = 'refusedAt' in problem && problem.refusedAt
  return (
    <p>
      {fillSentence(words.since, { time: timeInWords(since, now) })} {wordsOf(problem).meaning}{' '}
      {refusedAt && fillSentence(words.refusedAt, { time: timeInWords(refusedAt, now) })}
    </p>
  )
}

/** In the summary, for the colleague. */
export const AlarmInSummary = ({ alarm, now }: { alarm: Alarm; now: Date }) => (
  <section>
    <p>
      <b>{fillSentence(words.sentence, { sentence: capitalised(sentenceOf(alarm.problem)) })}</b>
    </p>
    <Meaning alarm={alarm} now={now} />
    <Commands lines={wordsOf(alarm.problem).commands} />
  </section>
)

/** Those after which a couple's inquiry may have been refused. */
const kindsOfRefusal: Problem['kind'][] = ['site', 'database', 'smoke test']

export function alarmOverEmail({ problem, since }: Alarm, { endedAt }: { endedAt: Date }): Email {
  const values = valuesOf(problem)
  const duration = durationInWords(endedAt.getTime() - since.getTime())
  const sentence = sentenceOf(problem)
  return renderEmail(
    {
      subject: subjectOf('over', fillSentence(wordsOf(problem).over as string, values)),
      audience: 'alerts',
    },
    <>
      <First>
        {fillSentence(words.over, { duration, time: weekdayTime(endedAt).split(', ')[1]! })}{' '}
        {kindsOfRefusal.includes(problem.kind) && words.tryForm}
      </First>
      <p>{fillSentence(words.said, { time: timeInWords(since, endedAt), sentence })}</p>
    </>,
  )
}

function durationInWords(milliseconds: number): string {
  const { durations } = words
  const minutes = Math.max(1, Math.round(milliseconds / 60_000))
  if (minutes === 1) return durations.minute
  if (minutes < 90) return fillSentence(durations.minutes, { count: minutes })
  const hours = Math.round(minutes / 60)
  if (hours < 36) return fillSentence(durations.hours, { count: hours })
  return fillSentence(durations.days, { count: Math.round(hours / 24) })
}

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
