import { useId, type ReactNode } from 'react'
import { journal } from '@/content/journal'

/**
 * A sidenote: in the margin on wide screens; elsewhere its number opens it, without scripts. It is inside a paragraph, so it
 * may contain no block element.
 */
export function Note({ n, children }: { n: number; children: ReactNode }) {
  const label = journal.article.note.replace('{n}', String(n))
  const id = useId()
  return (
    <span className="note-anchor">
      <span aria-hidden className="note-number">
        {n}
      </span>
      <button type="button" popoverTarget={id} className="note-button" aria-label={label} />
      <span id={id} popover="auto" role="note" aria-label={label} className="note">
        <span aria-hidden>{n}</span> {children}{' '}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className="note-close touch text-link">
          {journal.article.close}
        </button>
      </span>
    </span>
  )
}
