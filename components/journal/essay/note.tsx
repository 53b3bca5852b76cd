import { useId, type ReactNode } from 'react'

/**
 * A sidenote: in the margin where there is one; elsewhere its number opens it, without scripts. It stands within a
 * paragraph, so nothing in here may be a block. The stylesheet numbers it, in both places by the same count.
 */
export function Note({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <span className="note-place">
      <button type="button" popoverTarget={id} className="note-number" aria-label={label} />
      <span id={id} popover="auto" role="note" className="note">
        {children}
      </span>
    </span>
  )
}
