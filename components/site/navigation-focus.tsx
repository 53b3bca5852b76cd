'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a link to another page the focus is at its section or content, after Back on the link: Next
 * only scrolls there.
 */
export function NavigationFocus() {
  const path = usePathname()
  const shown = useRef(path)
  const wentBack = useRef(false)

  useEffect(() => {
    const left = new AbortController()
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      // Next adds its own state.
      if (link) window.history.replaceState({ followed: [...document.links].indexOf(link) }, '')
    }
    const goBack = () => {
      wentBack.current = location.pathname !== shown.current
      if (!wentBack.current) followedLink()?.focus({ preventScroll: true })
    }
    // Before the link's own handler.
    addEventListener('click', remember, { capture: true, signal: left.signal })
    addEventListener('popstate', goBack, left)
    return () => left.abort()
  }, [])

  useEffect(() => {
    if (shown.current === path) return // the browser itself handles the first page
    shown.current = path
    const section =
      document.getElementById(location.hash.slice(1)) ?? document.getElementById('content')
    const target = wentBack.current ? followedLink() : section
    wentBack.current = false
    target?.focus({ preventScroll: true })
  }, [path])
  return null
}

const followedLink = () => document.links[window.history.state?.followed]
