'use client'
import { useEffect, useRef, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'

/**
 * A native popover: it opens, and closes by button or Escape, as soon as the page is there. Where scripts are off it is
 * the address's target instead, because there nothing could close a popover after a link to a section of the same page.
 */
export function Menu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    // Before hydration nothing closes it over the section that one of its links led to, which is skipped behind it.
    const section = document.querySelector<HTMLElement>(':target')
    if (!menu.current?.offsetHeight || !section) return
    menu.current.hidePopover()
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  }, [])
  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      onToggle={moveFocus}
      onClickCapture={closeBeforeLink}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-background text-ink"
    >
      {children}
    </nav>
  )
}

/**
 * Not by `autofocus`: on a page with a hash browsers say in the console that they ignore it. A menu closed before this event
 * never had the focus, so closing it gives none back, and its button, hidden behind it, may have lost it.
 */
function moveFocus({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.focus()
  else if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)?.focus()
}

/** Before the link's own handler, which moves the focus to a section: behind the open menu nothing can have it. */
function closeBeforeLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) currentTarget.hidePopover()
}
