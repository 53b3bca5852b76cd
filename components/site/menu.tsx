'use client'
import type { MouseEvent, ReactNode } from 'react'

/** A native popover: it opens, closes and answers Escape without scripts; this closes it when a link was followed. */
export function Menu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const closeAfterLink = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover()
  }
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
