import type { ReactNode } from 'react'
import type { FormCopy } from '@/content/inquiry'
import type { Field, Form, Outcome, Sent } from '@/lib/inquiry'
import { withTyped } from './links'
import { useInquiries } from './provider'

interface Props {
  form: Form
  copy: FormCopy
  sent: Sent
  /** The latest; that of a plain post, which a browser sends again on reload. */
  outcome: Outcome | null
  posted: Outcome | null
  /** What follows. */
  next: ReactNode
}

/**
 * Thanks, and what was sent. It takes the focus, which announces it: as a live region it would be
 * announced twice.
 */
export function Receipt({ form, copy, sent, outcome, posted, next }: Props) {
  const { hydrated } = useInquiries().forms[form.id]
  const id = `${form.id}-receipt`
  const { receipt } = copy
  const [before, after] = copy.written.split('{email}')
  const reference = receipt.reference.replace('{reference}', sent.reference)
  const answers = answersInWords(form, copy, sent)
  const answerLines = answers.map(({ label, words }) => `${label}: ${words}`)

  return (
    <div
      id={sent === outcome ? `${form.id}-outcome` : undefined}
      role="status"
      aria-live="off"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-thanks`}
      tabIndex={-1}
      className="receipt @container mb-10 pt-8"
    >
      <p className="mb-6 hidden text-small print:block">{receipt.from}</p>
      <div className="grid gap-x-[max(3rem,8cqi)] gap-y-10 @min-[52rem]:grid-cols-2">
        <div>
          <p
            id={`${id}-title`}
            className="border-t border-ink pt-6 font-display text-h2 font-light"
          >
            {copy.sent.title}
          </p>
          <div id={`${id}-thanks`} className="mt-4 grid max-w-(--measure) gap-3 text-quiet">
            <p>{copy.sent.description}</p>
            <p>
              {before}
              <span className="font-medium wrap-anywhere text-ink">{sent.values.email}</span>
              {after}
            </p>
            <p className="text-ink figures">{reference}</p>
          </div>
          {next}
        </div>
        <div>
          <h3 className="mb-3 font-display text-h3 font-light @min-[52rem]:border-t @min-[52rem]:border-hairline @min-[52rem]:pt-6">
            {receipt.title}
          </h3>
          <AnswerList answers={answers} />
          {hydrated && (
            <ReceiptActions
              form={form}
              words={receipt}
              sent={sent}
              text={[reference, ...answerLines].join('\n')}
            />
          )}
          {sent === posted && (
            <p className="mt-2 max-w-(--measure) text-small text-fine">{receipt.again}</p>
          )}
        </div>
      </div>
      <p className="mt-10 border-t border-hairline pt-4 text-small text-fine print:hidden">
        {copy.another}
      </p>
    </div>
  )
}

interface AnswerInWords {
  label?: string
  words: string
}

function AnswerList({ answers }: { answers: AnswerInWords[] }) {
  return (
    <dl className="border-b border-hairline text-small">
      {answers.map(({ label, words }) => (
        <div key={label} className="flex flex-wrap gap-x-4 border-t border-hairline py-2">
          <dt className="min-w-[12rem] text-fine">{label}</dt>
          <dd
            className="max-w-(--measure) grow basis-48 wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {words}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ActionsProps extends Pick<Props, 'form' | 'sent'> {
  words: FormCopy['receipt']
  /** The receipt as text. */
  text: string
}

function ReceiptActions({ form, words, sent, text }: ActionsProps) {
  const { fill } = useInquiries()
  const firstField = `${form.id}-${Object.keys(form.fields)[0]}`

  /**
   * To whomever the visitor chooses. Only as text: an address that carried the answers would be
   * stored on the way.
   */
  function share() {
    // The visitor thought better of it.
    navigator.share({ title: words.title, text }).catch(() => {})
  }

  return (
    <p className="mt-2 flex flex-wrap gap-x-6 text-small">
      {/* Fills the form with what was sent, but for what is typed since, and leads to its first
          field. */}
      <a
        href={`#${firstField}`}
        onClick={() => fill(form.id, typed => withTyped(sent.values, typed))}
        className="touch text-link print:hidden"
      >
        {words.correct}
      </a>
      <button type="button" onClick={() => print()} className="touch text-link">
        {words.print}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={share} className="touch text-link">
          {words.share}
        </button>
      )}
    </p>
  )
}

/** What was answered, in the order of the form. */
function answersInWords(form: Form, { labels, options }: FormCopy, sent: Sent): AnswerInWords[] {
  return Object.entries<Field>(form.fields).flatMap(([name, field]) => {
    const answer = sent.values[name]
    if (!answer?.trim()) return []
    return { label: labels[name], words: answerInWords(answer, field, options[name]) }
  })
}

/** An answer as its writer knows it: the words of an option, a day by its month's name. */
function answerInWords(
  answer: string,
  { kind }: Field,
  options: Record<string, string> = {},
): string {
  if (kind === 'date')
    return new Date(answer).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  return options[answer] ?? answer
}
