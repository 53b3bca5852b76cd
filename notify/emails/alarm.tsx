import { emails } from '@/content/emails'
import { colleague } from '@/content/facts'
import { fillSentence } from '@/lib/fill-sentence'
import type { Kind, MonitorEmail } from '@/notify/monitor'
import { type Email, renderEmail } from './email'
import { FirstLine, Heading, RingButton } from './parts'
import { describeTime } from './in-words'

const { alarm: words, over, problems: wordsOf } = emails

/** True if couples cannot reach us. */
const stopsCouples = (kind: Kind) => ['site', 'database', 'smoke test'].includes(kind)
/** Whether emails about inquiries come late. */
const stopsEmails = (kind: Kind) => ['database', 'mail server', 'other'].includes(kind)

export function alarmEmail(email: MonitorEmail, now: Date): Email {
  const { problems } = email
  const kinds = [...problems.keys()]
  const isForCouples = kinds.some(stopsCouples)
  const what = isForCouples ? words.couples : words.emails
  return renderEmail(
    {
      subject: `${emails.subjects.alarm}: ${what}`,
      audience: 'alerts',
      id: identify(email),
    },
    <>
      <FirstLine>{words.first}</FirstLine>
      <RingButton {...colleague} />
      {isForCouples && <p>{words.noticeCouples}</p>}
      {kinds.some(stopsEmails) && <p>{words.noticeEmails}</p>}
      <Heading>{words.broken}</Heading>
      {[...problems].map(([kind, { since }]) => (
        <p key={kind}>
          {fillSentence(words.since, {
            sentence: sentenceOf(kind),
            time: describeTime(since, now),
          })}
          <br />
          {fillSentence(words.manual, { page: wordsOf[kind].page })}
        </p>
      ))}
    </>,
  )
}

export function overEmail(email: MonitorEmail, now: Date): Email {
  const { problems } = email
  const kinds = [...problems.keys()]
  return renderEmail(
    { subject: emails.subjects.over, audience: 'alerts', id: identify(email) },
    <>
      <FirstLine>{over.first}</FirstLine>
      {kinds.some(stopsCouples) && <p>{over.couples}</p>}
      {kinds.some(stopsEmails) && <p>{over.emails}</p>}
      <Heading>{over.was}</Heading>
      {[...problems].map(([kind, { since, seenAt }]) => (
        <p key={kind}>
          {fillSentence(over.fromTo, {
            sentence: sentenceOf(kind),
            from: describeTime(since, now),
            to: describeTime(seenAt, now),
          })}
        </p>
      ))}
    </>,
  )
}

/** The same for the same faults: if its acceptance was not heard, each round sends it again. */
const identify = ({ kind, problems }: MonitorEmail) =>
  [
    kind,
    ...[...problems].map(([each, { since }]) => `${each.replace(' ', '-')}-${since.getTime()}`),
  ].join('.')

const sentenceOf = (kind: Kind) => wordsOf[kind].sentence
