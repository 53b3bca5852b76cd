'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { nextFrame } from '@/lib/next-frame'

/** A link by its address and its index among the links to it: Back renders new elements. */
interface Followed {
  href: string
  nth: number
}

/**
 * After a link to another page, moves the focus to the section of the address or to the page's content: Next only scrolls
 * there. Each history entry remembers the link that was followed from it; Back restores the scroll position, and this the
 * focus.
 */
export function NavigationFocus({ content }: { content: string }) {
  const path = usePathname()
  const shown = useRef(path)
  const back = useRef<{ followed?: Followed }>(null)

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) window.history.replaceState({ followed: placeOf(link) }, '') // Next adds its own state
    }
    const goBack = ({ state }: PopStateEvent) => {
      const followed = (state as { followed?: Followed } | null)?.followed
      if (location.pathname !== shown.current) back.current = { followed }
      else if (followed) void restoreFocus(followed)
    }
    addEventListener('click', remember, true) // before the link's own handler, which may add an entry
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('click', remember, true)
      removeEventListener('popstate', goBack)
    }
  }, [])

  useEffect(() => {
    if (shown.current === path) return // the browser itself handles the first page
    shown.current = path
    if (back.current) {
      // Forces layout: Firefox may otherwise restore the scroll position in a page that is not fully laid out.
      document.documentElement.getBoundingClientRect()
      void restoreFocus(back.current.followed)
      back.current = null
      return
    }
    const section = document.getElementById(window.location.hash.slice(1))
    const target = section ?? document.getElementById(content)
    target?.focus({ preventScroll: true })
  }, [content, path])
  return null
}

const linksTo = (href: string) => [...document.querySelectorAll('a')].filter(link => link.href === href)
const placeOf = (link: HTMLAnchorElement): Followed => ({ href: link.href, nth: linksTo(link.href).indexOf(link) })

/** Focuses the followed link, or else the element in the middle of the window. */
async function restoreFocus(followed?: Followed) {
  const before = document.activeElement
  await nextFrame() // until the browser has scrolled
  if (document.activeElement !== before) return // an outcome may have taken the focus
  const link = followed && linksTo(followed.href)[followed.nth]
  const target = link?.getClientRects().length ? link : elementInTheMiddle() // a link of the closed menu is hidden
  target?.focus({ preventScroll: true })
}

function elementInTheMiddle(): HTMLElement | undefined {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  if (!(middle instanceof HTMLElement)) return undefined
  if (middle.tabIndex < 0) middle.tabIndex = -1 // makes it focusable
  return middle
}
