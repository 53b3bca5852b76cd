import type { ReactNode } from 'react'
import type { ContactMethods } from '@/content/studio'
import type { Outcome, FormRoute } from '@/lib/action-state'
import { ContactLinks } from './contact-links'
import { checkWords, type FormCopy, wordsFor, wordsForRule } from './copy'
import { useFormContext } from './form-context'
import type { Shown } from './inquiry-reducer'

/** Leaves room for a toast above a message that is scrolled into view. */
const belowToasts = 'scroll-mt-44 max-sm:scroll-mt-56'
const messageClasses = `${belowToasts} mt-8 border-l-2 border-sindoor bg-raised px-6 py-5`

/** The message above the submit button. It stays until the next outcome. */
export function OutcomeMessage({ id, outcome, studio }: { id: string; outcome: Shown; studio: ContactMethods }) {
  if (outcome.status === 'refused') return <Summary id={id} />
  if (outcome.status === 'failed') return <Failure id={id} failure={outcome} studio={studio} />
  return null
}

/** An alert: it is read out wherever the focus is. */
function Failure({
  id,
  failure,
  studio,
}: {
  id: string
  failure: Outcome & { status: 'failed' }
  studio: ContactMethods
}) {
  const { copy, messages } = useFormContext()
  const { title, description } = wordsFor(failure, copy, messages)
  return (
    <div id={id} role="alert" tabIndex={-1} className={messageClasses}>
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{description}</p>
      <p className="mt-4 text-small text-fine">{copy.help}</p>
      <ContactLinks studio={studio} />
      {failure.reference && (
        <p className="mt-2 text-small figures">{copy.reference.replace('{reference}', failure.reference)}</p>
      )}
    </div>
  )
}

/**
 * The answers to correct, as links to their fields; corrected ones leave the list. It takes the focus, which announces its
 * name: as an alert it would be announced twice.
 */
function Summary({ id }: { id: string }) {
  const { id: form, fields, copy, messages, errors } = useFormContext()
  const wrong = Object.keys(fields).flatMap(name => {
    const [rule, field] = [errors[name], fields[name]]
    return rule && field ? [{ name, label: copy.labels[name], words: wordsForRule(rule, field, messages) }] : []
  })
  if (wrong.length === 0) return null
  return (
    <div id={id} role="group" aria-labelledby={`${id}-title`} tabIndex={-1} className={messageClasses}>
      <p id={`${id}-title`} className="font-medium text-sindoor">
        {checkWords(wrong.length, messages)}
      </p>
      <ul className="mt-2">
        {wrong.map(({ name, label, words }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4">
            <a href={`#${form}-${name}`} className="touch text-link">
              {label}
            </a>
            <span className="text-small text-quiet">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown at once, or only at the address to which a post without scripts redirects. */
const thanksShown: Partial<Record<Shown['status'], string>> = { sent: 'block', idle: 'hidden target:block' }

interface ThanksProps {
  route: FormRoute
  copy: FormCopy
  status: Shown['status']
  /** The address that was sent, as it was typed. */
  sentTo: string | undefined
  /** What follows. */
  children: ReactNode
}

/** Stays above the emptied form. It takes the focus, which announces it: as a live region it would be announced twice. */
export function Thanks({ route, copy, status, sentTo, children }: ThanksProps) {
  const id = route.sentId
  const [before, after] = copy.written.split('{email}')
  return (
    <div
      id={id}
      role="status"
      aria-live="off"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description${sentTo ? ` ${id}-written` : ''}`}
      tabIndex={-1}
      className={`${belowToasts} mb-10 ${thanksShown[status] ?? 'hidden'}`}
    >
      <div className="border-l-2 border-ink bg-raised px-6 pt-5">
        <p id={`${id}-title`} className="font-display text-h3 font-light">
          {copy.sent.title}
        </p>
        <div className="mt-2 max-w-(--measure) text-quiet">
          <p id={`${id}-description`}>{copy.sent.description}</p>
          {sentTo && (
            <p id={`${id}-written`} className="mt-3">
              {before}
              <span className="font-medium text-ink">{sentTo}</span>
              {after}
            </p>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}

/**
 * Scrolls to the outcome and focuses it; after a failure, which is an alert, it focuses the button instead. Returns false if the
 * message is not rendered yet: errors arrive through React Hook Form.
 */
export function focusOutcome(status: Shown['status'], { id, outcomeId, sentId }: FormRoute): boolean {
  const message = document.getElementById(status === 'sent' ? sentId : outcomeId)
  const focused = status === 'failed' ? document.querySelector<HTMLElement>(`#${id} button`) : message
  focused?.focus({ preventScroll: true })
  message?.scrollIntoView()
  return message !== null
}
