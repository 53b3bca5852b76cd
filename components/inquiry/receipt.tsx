import type { ReactNode } from 'react'
import type { FormCopy } from '@/content/inquiry'
import type { Form } from '@/lib/inquiry/fields'
import type { Outcome, Sent } from '@/lib/inquiry/outcome'
import { describeAnswers, describeOutcome, describeTime } from './messages'
import { useIsHydrated } from './provider'
import { ReceiptActions } from './receipt-actions'
import { complaintOf, type FormState, outcomeId } from './state'

interface Props {
  form: Form
  copy: FormCopy
  state: FormState
  /** What became of a post without scripts, which a browser sends again on reload. */
  postOutcome: Outcome | null
  nextSteps: ReactNode
}

/** It takes the focus, which announces it: as a live region it would be announced twice. */
export function Receipt({ form, copy, state, postOutcome, nextSteps }: Props) {
  const { receipt } = state
  if (!receipt) return null
  const { from, reloadNote, nextForm } = copy.receipt
  const id = `${form.id}-receipt`
  return (
    <div
      id={complaintOf(state) ? undefined : outcomeId(form.id)}
      role="status"
      aria-live="off"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-thanks`}
      tabIndex={-1}
      className="receipt @container mb-10 pt-8"
    >
      <p className="mb-6 hidden text-small whitespace-pre-line print:block">
        {`${from}\n${describeTime(receipt, copy.receipt)}`}
      </p>
      <div className="grid gap-x-[max(3rem,8cqi)] gap-y-10 @min-[52rem]:grid-cols-2">
        <div>
          <Thanks id={id} copy={copy} receipt={receipt} />
          {nextSteps}
        </div>
        <div>
          <Answers id={`${id}-answers`} form={form} copy={copy} receipt={receipt} />
          {receipt === postOutcome && (
            <p className="mt-2 max-w-(--measure) text-small text-fine">{reloadNote}</p>
          )}
        </div>
      </div>
      <p className="mt-10 border-t pt-4 text-small text-fine print:hidden">{nextForm}</p>
    </div>
  )
}

interface ThanksProps {
  id: string
  copy: FormCopy
  receipt: Sent
}

function Thanks({ id, copy, receipt }: ThanksProps) {
  const { title, description, reference } = describeOutcome(receipt, copy)
  const [before, after] = copy.receipt.replyAddress.split('{email}')
  return (
    <>
      <p id={`${id}-title`} className="border-t border-ink pt-6 font-display text-h2 font-light">
        {title}
      </p>
      <div id={`${id}-thanks`} className="mt-4 grid max-w-(--measure) gap-3 text-quiet">
        <p>{description}</p>
        <p>
          {before}
          <span className="font-medium wrap-anywhere text-ink">{receipt.values.email}</span>
          {after}
        </p>
        <p className="text-ink figures">{reference}</p>
      </div>
    </>
  )
}

function Answers({ id, form, copy, receipt }: ThanksProps & Pick<Props, 'form'>) {
  const isHydrated = useIsHydrated(form.id)
  const answers = describeAnswers(form, copy, receipt)
  const { reference } = describeOutcome(receipt, copy)
  const lines = answers.map(({ label, text }) => `${label}: ${text}`)
  return (
    <>
      <h3 className="mb-3 font-display text-h3 font-light @min-[52rem]:border-t @min-[52rem]:pt-6">
        {copy.receipt.title}
      </h3>
      <dl id={id} className="border-b text-small">
        {answers.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-t py-2">
            <dt className="min-w-[12rem] text-fine">{label}</dt>
            <dd
              className="max-w-(--measure) grow basis-48 wrap-anywhere whitespace-pre-line"
              dir="auto"
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {isHydrated && (
        <ReceiptActions
          form={form}
          copy={copy.receipt}
          values={receipt.values}
          answersId={id}
          text={[reference, ...lines].join('\n')}
        />
      )}
    </>
  )
}
