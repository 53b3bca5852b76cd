import { Fragment } from 'react'
import type { FormCopy } from '@/content/inquiry'
import { fullDay } from '@/lib/india'
import { fieldWithRole, type Form, type Role } from '@/lib/inquiry/fields'
import type { Sent } from '@/lib/inquiry/outcome'
import { cn } from '@/lib/utils'
import { describeOutcome, describeTime } from './messages'
import { complaintOf, type FormState, outcomeId } from './state'

interface Props {
  form: Form
  copy: FormCopy
  state: FormState
  receipt: Sent
}

/** What a couple photographs, prints and sends to both mothers: within one window of a phone. */
export function ReceiptCard({ form, copy, state, receipt }: Props) {
  const { title, description, reference } = describeOutcome(receipt, copy)
  const id = `${form.id}-receipt`
  const answerOf = (role: Role) => receipt.values[fieldWithRole(form.fields, role)!]?.trim() ?? ''
  const names = answerOf('name')
  const day = answerOf('day')
  const dayAndPlace = [day && fullDay(day), answerOf('place')].filter(Boolean)
  return (
    <div className="receipt-card flex flex-col border bg-raised p-[clamp(1.25rem,5cqi,4.5rem)]">
      <h3
        id={complaintOf(state) ? undefined : outcomeId(form.id)}
        tabIndex={-1}
        aria-describedby={`${id}-description ${id}-reference`}
        className="receipt-line"
      >
        {title}
      </h3>
      <p id={`${id}-description`} className="mt-2 max-w-(--measure) text-quiet">
        {description}
      </p>
      <p className={cn('receipt-names', sizeOf(names))} dir="auto">
        {names}
      </p>
      {dayAndPlace.length > 0 && (
        <p className="mt-4 receipt-line" dir="auto">
          <Unbroken parts={dayAndPlace} />
        </p>
      )}
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

/** A list that breaks between its parts, and within one only where it is wider than the line. */
function Unbroken({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{index < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ))
}

/** Two hundred letters are allowed, and twenty are usual. */
function sizeOf(names: string): string {
  if (names.length <= 44) return 'text-[clamp(2.75rem,14cqi,8rem)]'
  return names.length <= 90 ? 'text-[clamp(2rem,8cqi,5rem)]' : 'text-[1.5rem]'
}
