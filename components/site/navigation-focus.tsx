'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { nextFrame } from '@/lib/next-frame'

/**
 * A link to another page moves the focus to the section that the address names, or to the page's content: Next scrolls
 * there and leaves the focus on the link, which is above or below it, or gone with its page. Back scrolls to where the
 * visitor was; there the focus goes too.
 */
export function NavigationFocus({ content }: { content: string }) {
  const path = usePathname()
  const from = useRef(path)
  const wentBack = useRef(false)

  useEffect(() => {
    const recordBack = () => void (wentBack.current = location.pathname !== from.current)
    addEventListener('popstate', recordBack)
    return () => removeEventListener('popstate', recordBack)
  }, [])

  useEffect(() => {
    const previous = from.current
    if (previous === path) return // the first page, where the browser does it
    from.current = path
    if (wentBack.current) {
      wentBack.current = false
      const focused = document.activeElement
      // The browser has scrolled by then. An outcome may have taken the focus meanwhile.
      void nextFrame().then(() => document.activeElement === focused && focusInView(previous))
      return
    }
    const section = document.getElementById(window.location.hash.slice(1))
    const target = section ?? document.getElementById(content)
    target?.focus({ preventScroll: true })
  }, [content, path])
  return null
}

/** Focuses the link by which the visitor may have left for `path`, or else what stands in the middle of the window. */
function focusInView(path: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a, footer a')]
  const link = links.find(each => each.pathname === path && isInView(each))
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const target = link ?? (middle instanceof HTMLElement ? middle : undefined)
  if (!link && target && target.tabIndex < 0) target.tabIndex = -1 // so that it can have the focus
  target?.focus({ preventScroll: true })
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
