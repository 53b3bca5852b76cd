'use client'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

/**
 * A popover works before any script. With scripts off, or without popovers, `:target` shows it:
 * nothing could close a popover after a link within the page.
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element || !hasPopovers()) return
    // Not in the markup: on an address with a hash browsers ignore it with a message.
    element.autofocus = true
    if (element.offsetHeight) catchUp(element)
    const close = () => element.hidePopover()
    // A turned tablet may have a bar with all links, and no button for the menu.
    const closeWithoutButton = () => {
      const button = document.querySelector('[popovertarget=menu]')
      if (!button?.getClientRects().length) close()
    }
    const end = new AbortController()
    addEventListener('resize', closeWithoutButton, { signal: end.signal })
    addEventListener('popstate', close, { signal: end.signal })
    return () => end.abort()
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

/** A menu opened before hydration hides the section that a link in it may have led to. */
function catchUp(menu: HTMLElement) {
  const section = document.querySelector<HTMLElement>(':target')
  if (section) {
    menu.hidePopover()
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  } else if (!menu.contains(document.activeElement)) {
    menu.focus()
  }
}

/**
 * Before the link's own handler: behind the open menu nothing can be focused. Without popovers the
 * browser follows the link, because Next would not change `:target`.
 */
function closeBeforeLink(click: MouseEvent<HTMLElement>) {
  if (!(click.target as Element).closest('a')) return
  if (hasPopovers()) click.currentTarget.hidePopover()
  else click.stopPropagation()
}
