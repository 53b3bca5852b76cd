import type { Words } from './copy'

interface Props {
  id: string
  words: Words
  /** `here` is said at once; `when-targeted` only under the address a script-less form is sent on to. */
  shown: 'here' | 'when-targeted' | 'never'
}

const display = { here: 'block', 'when-targeted': 'hidden target:block', never: 'hidden' }

/** Said above the emptied form, and it stays. */
export function Sent({ id, words, shown }: Props) {
  return (
    <div
      id={id}
      role="status"
      tabIndex={-1}
      className={`mb-12 border-l-2 border-ink bg-raised px-6 py-5 ${display[shown]}`}
    >
      <p className="font-display text-h3 font-light text-balance">{words.title}</p>
      <p className="mt-2 max-w-(--measure) text-quiet">{words.description}</p>
    </div>
  )
}
