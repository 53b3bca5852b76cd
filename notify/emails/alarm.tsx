import { emails } from '@/content/emails'
import { colleague } from '@/content/facts'
import { fillSentence } from '@/lib/fill-sentence'
import type { Kind, MonitorEmail, Problem } from '@/notify/monitor'
import { type Email, renderEmail } from './email'
import { FirstLine, Heading, RingButton } from './parts'
import { timeInWords } from './times'

const { alarm: words, over, problems: wordsOf } = emails

/** Whether a couple may see no site, or be refused. */
const stopsCouples = ({ kind }: Problem) => ['site', 'database', 'smoke test'].includes(kind)
/** Whether emails about inquiries come late. */
const stopsEmails = ({ kind }: Problem) => ['database', 'mail server', 'other'].includes(kind)

export function alarmEmail({ problems }: MonitorEmail, now: Date): Email {
  const isForCouples = problems.some(stopsCouples)
  const what = isForCouples ? words.couples : words.emails
  return renderEmail(
    { subject: `${emails.subjects.alarm}: ${what}`, audience: 'alerts' },
    <>
      <FirstLine>{words.first}</FirstLine>
      <RingButton {...colleague} />
      {isForCouples && <p>{words.noticeCouples}</p>}
      {problems.some(stopsEmails) && <p>{words.noticeEmails}</p>}
      <Heading>{words.broken}</Heading>
      {problems.map(({ kind, since }) => (
        <p key={kind}>
          {fillSentence(words.since, { sentence: sentenceOf(kind), time: timeInWords(since, now) })}
          <br />
          {fillSentence(words.manual, { page: wordsOf[kind].page })}
        </p>
      ))}
    </>,
  )
}

export const overEmail = ({ problems }: MonitorEmail, now: Date): Email =>
  renderEmail(
    { subject: emails.subjects.over, audience: 'alerts' },
    <>
      <FirstLine>{over.first}</FirstLine>
      {problems.some(stopsCouples) && <p>{over.couples}</p>}
      {problems.some(stopsEmails) && <p>{over.emails}</p>}
      <Heading>{over.was}</Heading>
      {problems.map(({ kind, since, seenAt }) => (
        <p key={kind}>
          {fillSentence(over.fromTo, {
            sentence: sentenceOf(kind),
            from: timeInWords(since, now),
            to: timeInWords(seenAt, now),
          })}
        </p>
      ))}
    </>,
  )

const sentenceOf = (kind: Kind) => wordsOf[kind].sentence
