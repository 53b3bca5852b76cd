import type { Ways } from '@/content/studio'
import { ContactLinks } from './contact-links'
import { wordsFor, wordsForRule, type Outcome as Kind } from './copy'
import { useFormContext } from './form-context'

/** Brought into view, a message leaves room above itself for a toast. */
export const belowToasts = 'scroll-mt-44 max-sm:scroll-mt-56'
const look = `${belowToasts} mt-8 border-l-2 border-sindoor bg-raised px-6 py-5`

/** The message above the submit button. It stays until the next outcome. */
export function Outcome({ id, kind, studio }: { id: string; kind: Kind | undefined; studio: Ways }) {
  if (kind === 'refused') return <Summary id={id} />
  if (kind && kind !== 'sent') return <Failure id={id} kind={kind} studio={studio} />
  return null
}

/** An alert: it is read out wherever the focus is. */
function Failure({ id, kind, studio }: { id: string; kind: Exclude<Kind, 'sent' | 'refused'>; studio: Ways }) {
  const { copy, messages } = useFormContext()
  const { title, description } = wordsFor(kind, copy, messages)
  return (
    <div id={id} role="alert" tabIndex={-1} className={look}>
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{description}</p>
      <p className="mt-4 text-small text-fine">{copy.help}</p>
      <ContactLinks studio={studio} />
    </div>
  )
}

/**
 * The answers to correct, as links to their fields; the list shortens as they are corrected. It takes the focus, which
 * reads its name: an alert would say that twice.
 */
function Summary({ id }: { id: string }) {
  const { id: form, fields, copy, messages, errors } = useFormContext()
  const wrong = Object.keys(fields).flatMap(name => {
    const [rule, field] = [errors[name], fields[name]]
    return rule && field ? [{ name, label: copy.labels[name], words: wordsForRule(rule, field, messages) }] : []
  })
  if (wrong.length === 0) return null
  const { one, many } = messages.check
  return (
    <div id={id} role="group" aria-labelledby={`${id}-title`} tabIndex={-1} className={look}>
      <p id={`${id}-title`} className="font-medium text-sindoor">
        {wrong.length === 1 ? one : many.replace('{n}', String(wrong.length))}
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
