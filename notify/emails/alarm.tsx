import { emails } from '@/content/emails'
import { facts } from '@/content/facts'
import type { Alarm, Problem } from '@/notify/facts'
import { readSiteUrl } from '@/lib/env'
import { fillSentence } from '@/lib/fill-sentence'
import { hostOf } from '@/lib/own-origin'
import { weekdayTime } from '@/lib/india'
import { subjectOf } from './couple'
import { type Email, renderEmail } from './email'
import { Commands, FirstLine, Rule } from './parts'
import { durationInWords, timeInWords } from './times'

const { alarm: words, problems } = emails

/** A SQLSTATE of class 28 is a refused login. EENVELOPE is every address of the studio. */
function wordsOf(problem: Problem) {
  if (problem.kind === 'database' && problem.detail.startsWith('28')) return problems.login
  if (problem.kind === 'email' && problem.detail.startsWith('EENVELOPE')) return problems.mailbox
  return problems[problem.kind]
}

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
      <FirstLine>{fillSentence(firstOf(problem), { sentence: capitalised(sentence) })}</FirstLine>
      <p>
        {mayRefuse(problem) && words.ifCouplesRing}{' '}
        {urgencyOf(problem) === 'today' && words.couplesNotice}{' '}
        {isForStaff(problem) && words.forward}
      </p>
      <Meaning alarm={{ problem, since }} now={now} />
      <Rule />
      <p>
        <b>{words.commands}</b>
      </p>
      <Repair problem={problem} />
    </>,
  )
}

/** Whether staff ring the colleague at once, or within the day. */
export const urgencyOf = (problem: Problem) => wordsOf(problem).urgency

/** Not where the studio's mailbox takes no email. */
const isForStaff = (problem: Problem) => wordsOf(problem) !== problems.mailbox

function firstOf(problem: Problem) {
  const ofProblem = wordsOf(problem)
  return 'first' in ofProblem ? ofProblem.first : words.first[ofProblem.urgency]
}

/** Whether inquiries are emailed late, once it is over. */
const delaysEmails = ({ kind }: Problem) => ['database', 'email', 'unexpected'].includes(kind)

/** Whether a couple's inquiry may be refused meanwhile. */
const mayRefuse = ({ kind }: Problem) => ['site', 'database', 'smoke test', 'busy'].includes(kind)

const Repair = ({ problem }: { problem: Problem }) => (
  <>
    <p>{wordsOf(problem).toDo}</p>
    <Commands lines={wordsOf(problem).commands} />
  </>
)

function Meaning({ alarm: { problem, since }, now }: { alarm: Alarm; now: Date }) {
  const refusedAt = 'refusedAt' in problem && problem.refusedAt
  return (
    <p>
      {fillSentence(words.since, { time: timeInWords(since, now) })} {wordsOf(problem).meaning}{' '}
      {refusedAt && fillSentence(words.refusedAt, { time: timeInWords(refusedAt, now) })}
    </p>
  )
}

/** For the colleague. */
export const AlarmInSummary = ({ alarm, now }: { alarm: Alarm; now: Date }) => (
  <section>
    <p>
      <b>{fillSentence(words.sentence, { sentence: capitalised(sentenceOf(alarm.problem)) })}</b>
    </p>
    <Meaning alarm={alarm} now={now} />
    <Repair problem={alarm.problem} />
  </section>
)

export function alarmOverEmail({ problem, since }: Alarm, { endedAt }: { endedAt: Date }): Email {
  const duration = durationInWords(endedAt.getTime() - since.getTime())
  const time = timeOfDay(endedAt)
  const sentence = fillSentence(wordsOf(problem).over as string, valuesOf(problem))
  return renderEmail(
    { subject: subjectOf('over', sentence), audience: 'alerts' },
    <>
      <FirstLine>
        {fillSentence(words.sentence, { sentence: capitalised(sentence) })}{' '}
        {fillSentence(words.over, { duration, time })}
      </FirstLine>
      <p>
        <b>{leftToDo(problem)}</b>
      </p>
      <p>
        {fillSentence(words.said, {
          time: timeInWords(since, endedAt),
          sentence: sentenceOf(problem),
        })}
      </p>
      {mayRefuse(problem) && <TestForms />}
    </>,
  )
}

function leftToDo(problem: Problem): string {
  const sentences = [
    mayRefuse(problem) && words.staffOfOver,
    delaysEmails(problem) && words.lateEmails,
    urgencyOf(problem) === 'now' && words.noRinging,
  ].filter(Boolean)
  return sentences.join(' ') || words.nothingToDo
}

const TestForms = () => (
  <>
    <Rule />
    <p>{words.testForms}</p>
    <Commands lines={[words.testFormsCommand]} />
  </>
)

const timeOfDay = (time: Date) => weekdayTime(time).split(', ')[1]!

const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
