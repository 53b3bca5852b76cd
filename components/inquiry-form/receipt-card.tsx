import { cx } from 'class-variance-authority'
import { Fragment } from 'react'
import type { FormCopy } from '@/content/inquiry'
import { fillSentence } from '@/lib/fill-sentence'
import { longDay, fullDay } from '@/lib/india'
import { answerWithRole, type FieldRole, type FormSpec } from '@/lib/inquiry/fields'
import type { SentOutcome } from '@/lib/inquiry/outcome'
import type { Sunset } from '@/lib/inquiry/sunset'
import { describeOutcome } from './messages'
import { type InquiryState, outcomeId } from './state'

interface Props {
  form: FormSpec
  copy: FormCopy
  state: InquiryState
  receipt: SentOutcome
}

/** Fits on one screen of a phone, because couples photograph it, print it and send it on. */
export function ReceiptCard({ form, copy, state, receipt }: Props) {
  const { title, description, reference } = describeOutcome(receipt, copy)
  const id = `${form.id}-receipt`
  const answerOf = (role: FieldRole) => answerWithRole(form.fields, role, receipt.values)
  const names = answerOf('name')
  const day = answerOf('day')
  const dayAndPlace = [day && fullDay(day), answerOf('place')].filter(Boolean)
  return (
    // The card takes the focus, and not its title: when the form leaves the page, Orca moves to the
    // text in its place without a word, and then ignores that the same text gets the focus.
    <div
      id={state.error ? undefined : outcomeId(form.id)}
      role="group"
      aria-label={title}
      aria-describedby={`${id}-description ${id}-reference`}
      tabIndex={-1}
      // The scroll margin leaves room for a toast (components/ui/sonner.tsx).
      className="receipt-card flex scroll-mt-40 flex-col border bg-raised p-[clamp(1.25rem,5cqi,4.5rem)]"
    >
      <h3 className="receipt-line">{title}</h3>
      <p id={`${id}-description`} className="mt-2 max-w-(--measure) text-quiet">
        {description}
      </p>
      <p className={cx('receipt-names', nameSize(names))} dir="auto">
        {names.replaceAll(' & ', ' &\u00a0') /* no line ends in “&” */}
      </p>
      {dayAndPlace.length > 0 && (
        <p className="mt-4 receipt-line" dir="auto">
          <Unbroken parts={dayAndPlace} />
        </p>
      )}
      {receipt.sunset && <SunsetLine {...receipt.sunset} day={longDay(day)} copy={copy.receipt} />}
      <div className="receipt-colophon">
        <p id={`${id}-reference`} className="text-ink">
          {reference}
        </p>
        <p>{describeTime(receipt, copy.receipt)}</p>
        <p>
          <Unbroken parts={copy.receipt.from} />
        </p>
      </div>
    </div>
  )
}

/** The sun's way from noon down to the horizon, which is the colophon's upper line. */
function SunsetLine({
  day,
  place,
  time,
  copy,
}: Sunset & { day: string; copy: FormCopy['receipt'] }) {
  return (
    <div className="receipt-sunset">
      <p>{fillSentence(copy.sunset, { day, place, time })}</p>
      <div aria-hidden className="receipt-sky">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="receipt-sun-path">
          <path d="M0 0C36.2 0 67.4 48.8 100 100" vectorEffect="non-scaling-stroke" />
        </svg>
        <svg viewBox="0 0 2 1" className="receipt-sun">
          <path d="M0 1a1 1 0 0 1 2 0z" />
        </svg>
      </div>
    </div>
  )
}

/** In Indian time. */
const describeTime = ({ receivedAt }: SentOutcome, copy: FormCopy['receipt']) =>
  fillSentence(copy.receivedAt, {
    day: longDay(receivedAt.slice(0, 10)),
    time: receivedAt.slice(11, 16),
  })

/** Breaks lines between its parts. A part breaks only if it is wider than the line. */
function Unbroken({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{index < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ))
}

/** Names usually have 20 characters, and at most 200. */
function nameSize(names: string): string {
  if (names.length <= 44) return 'text-[clamp(2.75rem,14cqi,8rem)]'
  return names.length <= 90 ? 'text-[clamp(2rem,8cqi,5rem)]' : 'text-[1.5rem]'
}
