'use client'
import type { MouseEvent, ReactNode } from 'react'

/** A native popover: it opens, closes and answers Escape without scripts. A link in it leads elsewhere, so it closes then. */
export function Menu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      onClick={closeAfterLink}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-ground text-ink"
    >
      {children}
    </nav>
  )
}

function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) currentTarget.hidePopover()
}
