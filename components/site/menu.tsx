'use client'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

/**
 * A native popover: it opens, and closes by button or Escape, as soon as the page is there. Where scripts are off it is
 * the address's target instead, because there nothing could close a popover after a link to a section of the same page.
 */
export function Menu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element) return
    // The browser then moves the focus before any key can follow. Not in the markup: on a page with a hash browsers say in
    // the console that they ignore it.
    element.autofocus = true
    if (!element.offsetHeight) return
    // Before hydration nothing closes it over the section that one of its links led to, which is skipped behind it.
    const section = document.querySelector<HTMLElement>(':target')
    if (section) {
      element.hidePopover()
      section.scrollIntoView()
      section.focus({ preventScroll: true })
    } else if (!element.contains(document.activeElement)) element.focus()
  }, [])
  useEffect(() => {
    const left = new AbortController()
    const close = () => menu.current?.hidePopover()
    // A tablet that is turned has a bar with all links, and no button that opens this.
    const closeWithoutButton = () => document.querySelector(`[popovertarget=${id}]`)?.checkVisibility() || close()
    addEventListener('resize', closeWithoutButton, left)
    addEventListener('popstate', close, left)
    addEventListener('pagehide', close, left)
    return () => left.abort()
  }, [id])
  return (
    <nav
      ref={menu}
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      onClickCapture={closeBeforeLink}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-background text-ink"
    >
      {children}
    </nav>
  )
}

/** Before the link's own handler, which moves the focus to a section: behind the open menu nothing can have it. */
function closeBeforeLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) currentTarget.hidePopover()
}
