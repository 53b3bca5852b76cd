'use client'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

/**
 * A popover opens before any script has loaded. Without scripts nothing closes it when a link leads to
 * a section of the same page, so `:target` shows the menu instead. It also does in browsers without
 * popovers.
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!element || !hasPopovers()) return
    // Not in the markup, because browsers ignore it there with a warning if the URL has a hash.
    element.autofocus = true
    if (element.offsetHeight) correctFocus(element)
    const close = () => element.hidePopover()
    // A tablet that is turned may get a bar with all links and without the menu's button.
    const closeWithoutButton = () => {
      const button = document.querySelector('[popovertarget=menu]')
      if (!button?.getClientRects().length) close()
    }
    const controller = new AbortController()
    addEventListener('resize', closeWithoutButton, { signal: controller.signal })
    addEventListener('popstate', close, { signal: controller.signal })
    return () => controller.abort()
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
 * Handles a menu that was opened before hydration. If one of its links was followed, the menu still
 * covers that section.
 */
function correctFocus(menu: HTMLElement) {
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
 * Runs before the link's own handler, because nothing behind the open menu can get the focus. Without
 * popovers the browser itself follows the link, because Next would not update `:target`.
 */
function closeBeforeLink(click: MouseEvent<HTMLElement>) {
  if (!(click.target as Element).closest('a')) return
  if (hasPopovers()) click.currentTarget.hidePopover()
  else click.stopPropagation()
}
