import { type ReactNode, useSyncExternalStore } from 'react'
import type { FormCopy, Messages } from '@/content/inquiry'
import type { Errors, Field, Form, Outcome } from '@/lib/inquiry'

export type Words = ReturnType<typeof wordsFor>

/**
 * An outcome in words; `back` is the link from another page. A refusal is a summary; its errors are
 * shown beside the answers.
 */
export function wordsFor(outcome: Outcome, copy: FormCopy, messages: Messages) {
  const { back, receipt } = copy
  if (outcome.status === 'refused') {
    const title = checkWords(Object.keys(outcome.errors).length, messages)
    return { title, description: undefined, reference: undefined, back }
  }
  const { reference } = outcome
  const withReference = (sentence: string) =>
    reference && sentence.replace('{reference}', reference)
  if (outcome.status === 'sent')
    return { ...copy.sent, reference: withReference(receipt.reference), back: receipt.title }
  const { tooMany, tooManyInAll, unexpected } = messages
  const words = {
    'not-stored': copy.failed,
    'too-many': tooMany,
    'too-many-in-all': tooManyInAll,
    unexpected,
    offline: copy.offline,
  }[outcome.reason]
  return { ...words, reference: withReference(copy.reference), back }
}

/** @param wrong how many answers are to be corrected */
const checkWords = (wrong: number, { check }: Messages) =>
  wrong === 1 ? check.one : check.many.replace('{n}', String(wrong))

/** What is wrong with an answer, beside it and in the summary. */
export function wordsForRule(
  { message: rule }: Errors[string],
  { kind, max }: Field,
  { rules }: Messages,
): string {
  // Today may stand there in grey, and be no answer.
  if (rule === 'blank' && kind === 'date') return rules.noDay
  return rules[rule].replace('{max}', max.toLocaleString('en-IN'))
}

const messageClasses = 'mt-8 scroll-mt-6 border-l-2 border-sindoor bg-raised px-6 py-5'

interface Props {
  form: Form
  copy: FormCopy
  messages: Messages
}

interface FailureProps extends Props {
  failure: Extract<Outcome, { status: 'failed' }>
  contact: ReactNode
}

function onConnection(notify: () => void) {
  const subscription = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, notify, subscription)
  return () => subscription.abort()
}

/** True on a server. */
const isOnline = () => globalThis.navigator?.onLine !== false

/** An alert: it is read out wherever the focus is. */
export function Failure({ form, failure, copy, messages, contact }: FailureProps) {
  const { title, description, reference } = wordsFor(failure, copy, messages)
  const isOver =
    useSyncExternalStore(onConnection, isOnline, isOnline) && failure.reason === 'offline'
  return (
    <div id={`${form.id}-outcome`} role="alert" tabIndex={-1} className={messageClasses}>
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{isOver ? copy.offline.over : description}</p>
      <p className="mt-3 max-w-(--measure)">{copy.kept}</p>
      <p className="mt-4 mb-2 text-small text-fine">{copy.help}</p>
      {contact}
      {reference && <p className="mt-4 text-small figures">{reference}</p>}
    </div>
  )
}

/**
 * The answers to correct, as links to their fields; corrected ones leave the list. It takes the
 * focus, which announces its name: as an alert it would be announced twice.
 * @param errors the broken rules, which change while the visitor corrects them
 */
export function Summary({ form, errors, copy, messages }: Props & { errors: Errors }) {
  const wrong = Object.entries<Field>(form.fields).filter(([name]) => errors[name])
  if (wrong.length === 0) return null
  const id = `${form.id}-outcome`
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={messageClasses}
    >
      <p id={`${id}-title`} className="font-medium text-sindoor">
        {checkWords(wrong.length, messages)}
      </p>
      <ul className="mt-2">
        {wrong.map(([name, field]) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4">
            <a href={`#${form.id}-${name}`} className="touch text-link">
              {copy.labels[name]}
            </a>
            <span className="text-small text-quiet">
              {wordsForRule(errors[name]!, field, messages)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
