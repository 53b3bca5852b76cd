'use client'
import type { MouseEvent, ReactNode } from 'react'

/** A native popover: it opens, and closes by button or Escape, without scripts. A client-side navigation leaves it open, so a link closes it. */
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
