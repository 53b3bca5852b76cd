'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { nextFrame } from '@/lib/next-frame'

/** A link by its address, and its place among the links to it: Back draws the page anew, with other elements. */
interface Followed {
  href: string
  nth: number
}

/**
 * A link to another page moves the focus to the section that the address names, or to the page's content: Next scrolls
 * there and leaves the focus on the link, which is above or below it, or gone with its page. Each entry of the history
 * remembers the link that was followed from it; Back scrolls to where that was, and there the focus goes too.
 */
export function NavigationFocus({ content }: { content: string }) {
  const path = usePathname()
  const shown = useRef(path)
  const back = useRef<{ followed?: Followed }>(null)

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) window.history.replaceState({ followed: placeOf(link) }, '') // Next adds what it needs itself
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
    if (shown.current === path) return // the first page, where the browser does it
    shown.current = path
    if (back.current) {
      // Laid out at once: Firefox may be interrupted in it, takes the page for as long as it has come and scrolls no further.
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

/** Focuses the link that was followed, or else what stands in the middle of the window. */
async function restoreFocus(followed?: Followed) {
  const before = document.activeElement
  await nextFrame() // the browser has scrolled by then
  if (document.activeElement !== before) return // an outcome may have taken it meanwhile
  const link = followed && linksTo(followed.href)[followed.nth]
  const target = link?.getClientRects().length ? link : elementInTheMiddle() // a menu's link is hidden by then
  target?.focus({ preventScroll: true })
}

function elementInTheMiddle(): HTMLElement | undefined {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  if (!(middle instanceof HTMLElement)) return undefined
  if (middle.tabIndex < 0) middle.tabIndex = -1 // so that it can have the focus
  return middle
}
