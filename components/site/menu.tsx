import type { ReactNode } from 'react'

/** A native popover: it opens, closes and answers Escape without scripts; late-scripts.tsx closes it when a link was followed. */
export function Menu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-ground text-ink"
    >
      {children}
    </nav>
  )
}
