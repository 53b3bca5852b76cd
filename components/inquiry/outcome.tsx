import { useSyncExternalStore } from 'react'
import { ContactLink } from '@/components/site/contact-link'
import type { ContactMethods } from '@/content/studio'
import type { Errors, Outcome } from '@/lib/action-state'
import type { Fields } from '@/lib/inquiry'
import { checkWords, type FormCopy, wordsFor, wordsForRule } from './copy'
import type { FormProps } from './form'

const messageClasses = 'mt-8 scroll-mt-6 border-l-2 border-sindoor bg-raised px-6 py-5'

interface Props extends Pick<FormProps<FormCopy>, 'copy' | 'messages'> {
  id: string
}

type FailureProps = Props & { failure: Outcome; studio: ContactMethods }

/** An alert: it is read out wherever the focus is. */
export function Failure({ id, failure, copy, messages, studio }: FailureProps) {
  const { title, description, reference } = wordsFor(failure, copy, messages)
  const online = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => false,
  )
  const isOver = online && failure.status === 'failed' && failure.reason === 'offline'
  return (
    <div id={id} role="alert" tabIndex={-1} className={messageClasses}>
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{isOver ? copy.offline.over : description}</p>
      <p className="mt-3 max-w-(--measure)">{copy.kept}</p>
      <p className="mt-4 text-small text-fine">{copy.help}</p>
      <ul className="flex flex-wrap gap-x-6">
        {[studio.phone, studio.whatsapp, studio.email].map(method => (
          <li key={method.label}>
            <ContactLink method={method} className="touch figures text-link">
              {method === studio.whatsapp ? method.label : undefined}
            </ContactLink>
          </li>
        ))}
      </ul>
      {reference && <p className="mt-2 text-small figures">{reference}</p>}
    </div>
  )
}

function onConnection(notify: () => void) {
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

interface SummaryProps extends Props {
  formId: string
  /** The broken rules, which change while the visitor corrects them. */
  errors: Errors
  fields: Fields
}

/**
 * The answers to correct, as links to their fields; corrected ones leave the list. It takes the focus, which announces its
 * name: as an alert it would be announced twice.
 */
export function Summary({ id, formId, errors, fields, copy, messages }: SummaryProps) {
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const rule = errors[name]
    return rule ? [{ name, label: copy.labels[name], words: wordsForRule(rule, field, messages) }] : []
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
            <a href={`#${formId}-${name}`} className="touch text-link">
              {label}
            </a>
            <span className="text-small text-quiet">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
