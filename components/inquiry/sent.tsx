import type { Words } from './copy'
import { belowToasts } from './outcome'

interface Props {
  id: string
  words: Words
  /** `here`: at once. `when-targeted`: only at the address that a post without scripts redirects to. */
  shown: 'here' | 'when-targeted' | 'never'
}

const display = { here: 'block', 'when-targeted': 'hidden target:block', never: 'hidden' }

/** Above the emptied form. It stays. It takes the focus, which reads it: were it live as well, it would be heard twice. */
export function Sent({ id, words, shown }: Props) {
  return (
    <div
      id={id}
      role="status"
      aria-live="off"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      tabIndex={-1}
      className={`${belowToasts} mb-12 border-l-2 border-ink bg-raised px-6 py-5 ${display[shown]}`}
    >
      <p id={`${id}-title`} className="font-display text-h3 font-light">
        {words.title}
      </p>
      <p id={`${id}-description`} className="mt-2 max-w-(--measure) text-quiet">
        {words.description}
      </p>
    </div>
  )
}
