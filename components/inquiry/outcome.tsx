import type { Studio } from '@/content/studio'
import { ContactLinks } from './contact-links'
import { wordsFor, wordsForRule, type Outcome as Kind } from './copy'
import { useFormContext } from './form-context'

/** The message above the submit button. It stays until the next attempt. */
export function Outcome({ kind, studio }: { kind: Kind | undefined; studio: Studio }) {
  if (kind === 'refused') return <Summary />
  if (kind && kind !== 'sent') return <Failure kind={kind} studio={studio} />
  return null
}

function Failure({ kind, studio }: { kind: Exclude<Kind, 'sent' | 'refused'>; studio: Studio }) {
  const { copy, messages } = useFormContext()
  const { title, description } = wordsFor(kind, copy, messages)
  return (
    <div role="alert" className="border-l-2 border-sindoor bg-raised px-6 py-5">
      <p className="font-medium text-sindoor">{title}</p>
      <p className="mt-1 max-w-(--measure)">{description}</p>
      <p className="mt-4 text-small text-fine">{copy.help}</p>
      <ContactLinks studio={studio} />
    </div>
  )
}

/** The answers to correct, as links to their fields; the list shortens as they are corrected. */
function Summary() {
  const { id, fields, copy, messages, errors } = useFormContext()
  const wrong = Object.keys(fields).flatMap(name => {
    const [rule, field] = [errors[name], fields[name]]
    return rule && field ? [{ name, label: copy.labels[name], words: wordsForRule(rule, field, messages) }] : []
  })
  if (wrong.length === 0) return null
  const { one, many } = messages.check
  return (
    <div className="border-l-2 border-sindoor bg-raised px-6 py-5">
      <p role="alert" className="font-medium text-sindoor">
        {wrong.length === 1 ? one : many.replace('{n}', String(wrong.length))}
      </p>
      <ul className="mt-2">
        {wrong.map(({ name, label, words }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4">
            <a href={`#${id}-${name}`} className="touch text-link">
              {label}
            </a>
            <span className="text-small text-quiet">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
