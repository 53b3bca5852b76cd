'use client'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

/**
 * A native popover: it opens, and closes by button or Escape, before any script. With scripts off
 * it is shown by `:target` instead, because nothing could close a popover after a link to a section
 * of the same page; in browsers without popovers too.
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element || !hasPopovers()) return
    // The browser then moves the focus at once. Not in the markup: on an address with a hash
    // browsers ignore it with a message in the console.
    element.autofocus = true
    const close = () => element.hidePopover()
    if (element.offsetHeight) {
      // Before hydration nothing closes the menu after a link to a section, which is hidden behind
      // it.
      const section = document.querySelector<HTMLElement>(':target')
      if (section) {
        close()
        section.scrollIntoView()
        section.focus({ preventScroll: true })
      } else if (!element.contains(document.activeElement)) element.focus()
    }
    const left = new AbortController()
    // A turned tablet may have a bar with all links, and no button for the menu.
    const closeWithoutButton = () =>
      document.querySelector('[popovertarget=menu]')?.getClientRects().length || close()
    addEventListener('resize', closeWithoutButton, left)
    addEventListener('popstate', close, left)
    return () => left.abort()
  }, [])
  return (
    <nav
      ref={menu}
      id="menu"
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      onClickCapture={closeBeforeLink}
      className="@container fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-background text-ink"
    >
      {children}
    </nav>
  )
}

const hasPopovers = () => 'popover' in HTMLElement.prototype

/**
 * Closes the menu before the link's own handler moves the focus: behind the open menu nothing can
 * be focused. Without popovers the browser follows the link itself, because Next changes the
 * address without a change of `:target`.
 */
function closeBeforeLink(click: MouseEvent<HTMLElement>) {
  if (!(click.target as Element).closest('a')) return
  if (hasPopovers()) click.currentTarget.hidePopover()
  else click.stopPropagation()
}
