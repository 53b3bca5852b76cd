import { useId, type ReactNode } from 'react'
import { journal } from '@/content/journal'
import { fillSentence } from '@/lib/fill-sentence'

/**
 * A note is inside a paragraph, so it has no block elements. The 48 px button lies over the
 * number and not in the text, where a line could break before it.
 */
export function Note({ n, children }: { n: number; children: ReactNode }) {
  const label = fillSentence(journal.article.note, { n })
  const id = useId()
  return (
    <span className="relative">
      <span
        aria-hidden
        className="px-[0.15em] align-super text-[0.75em] leading-none lining-nums underline underline-offset-[0.2em] lg:no-underline"
      >
        {n}
      </span>
      <button
        type="button"
        popoverTarget={id}
        className="note-button absolute top-1/2 left-1/2 size-12 -translate-1/2 lg:hidden"
        aria-label={label}
      />
      <span id={id} popover="auto" role="note" aria-label={label} className="note">
        <span aria-hidden>{n}</span> {children}{' '}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="note-close touch-target text-link"
        >
          {journal.article.close}
        </button>
      </span>
    </span>
  )
}
