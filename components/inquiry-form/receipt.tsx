import type { ReactNode } from 'react'
import type { FormCopy } from '@/content/inquiry'
import { fillSentence } from '@/lib/fill-sentence'
import { longDay } from '@/lib/india'
import { answerWithRole, type FormSpec } from '@/lib/inquiry/fields'
import { answersByColumn, describeAnswers } from '@/lib/inquiry/labelled-answers'
import type { Outcome, SentOutcome } from '@/lib/inquiry/outcome'
import { shareOnWhatsApp } from '@/lib/whatsapp'
import { describeOutcome } from './messages'
import { useInquiries } from './provider'
import { ReceiptActions } from './receipt-actions'
import { ReceiptCard } from './receipt-card'
import type { InquiryState } from './state'

interface Props {
  form: FormSpec
  copy: FormCopy
  state: InquiryState
  /** The outcome of a post without scripts. A reload makes the browser post again. */
  postOutcome: Outcome | null
  nextSteps: ReactNode
  siteAddress: string
}

export function Receipt({ form, copy, state, postOutcome, nextSteps, siteAddress }: Props) {
  const { receipt } = state
  if (!receipt) return null
  const { replyAddress, reloadNote, confirmation } = copy.receipt
  const [before, after] = replyAddress.split('{email}')
  return (
    <div className="receipt @container mb-10 pt-8 print:pt-0">
      <ReceiptCard form={form} copy={copy} state={state} receipt={receipt} />
      <p className="mt-2 text-small text-balance text-fine print:hidden">
        {confirmation[receipt.confirmation]}
      </p>
      <div className="mt-8 grid gap-x-[max(3rem,8cqi)] gap-y-10 @min-[52rem]:mt-14 @min-[52rem]:grid-cols-2 print:mt-0">
        <div>
          <p className="max-w-(--measure) text-quiet">
            {before}
            <span className="font-medium wrap-anywhere text-ink">{receipt.values.email}</span>
            {after}
          </p>
          {nextSteps}
          <p className="mt-2 text-small print:hidden">
            <a
              href={shareOnWhatsApp(familyMessage(form, copy, receipt), siteAddress)}
              className="touch-target text-link"
            >
              {copy.receipt.family}
            </a>
          </p>
        </div>
        <div>
          <Answers form={form} copy={copy} receipt={receipt} />
          {receipt === postOutcome && (
            <p className="mt-2 max-w-(--measure) text-small text-fine print:hidden">{reloadNote}</p>
          )}
        </div>
      </div>
    </div>
  )
}

/** The only link of the site with personal data in its address. The couple open it themselves. */
function familyMessage(
  { fields }: FormSpec,
  { receipt: copy }: FormCopy,
  { values, reference, sunset }: SentOutcome,
): string {
  const names = answerWithRole(fields, 'name', values)
  const day = answerWithRole(fields, 'day', values)
  const wedding = [names, day && longDay(day)].filter(Boolean).join(', ')
  const message = fillSentence(copy.familyMessage, { wedding, reference })
  return sunset ? `${message} ${fillSentence(copy.familySunset, sunset)}` : message
}

function Answers({ form, copy, receipt }: Pick<Props, 'form' | 'copy'> & { receipt: SentOutcome }) {
  const { states } = useInquiries()
  const id = `${form.id}-receipt-answers`
  const answers = describeAnswers(answersByColumn(form, receipt.values), copy)
  const { reference } = describeOutcome(receipt, copy)
  const lines = answers.map(({ label, text }) => `${label}: ${text}`)
  return (
    <>
      <h4 className="mb-3 font-display text-h3 font-light">{copy.receipt.title}</h4>
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
      {states[form.id] && (
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
