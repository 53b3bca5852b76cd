'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * A navigation to another page moves the focus to the section that the address names, or to the page's content. Next
 * scrolls there and leaves the focus on the link, which is above or below it, or gone with its page.
 */
export function NavigationFocus({ content }: { content: string }) {
  const path = usePathname()
  const from = useRef(path)
  useEffect(() => {
    if (from.current === path) return // the first page, where the browser does it
    from.current = path
    const section = document.getElementById(window.location.hash.slice(1))
    const target = section ?? document.getElementById(content)
    target?.focus({ preventScroll: true })
  }, [content, path])
  return null
}
