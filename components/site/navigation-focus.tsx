'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Next only scrolls: after a link the focus is at its target, after Back on the link. */
export function NavigationFocus() {
  const path = usePathname()
  const shownPath = useRef(path)
  const wentBack = useRef(false)

  useEffect(() => {
    const end = new AbortController()
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      // Next adds its own state.
      if (link) history.replaceState({ followed: [...document.links].indexOf(link) }, '')
    }
    const goBack = () => {
      wentBack.current = location.pathname !== shownPath.current
      if (!wentBack.current) followedLink()?.focus({ preventScroll: true })
    }
    addEventListener('click', rememberLink, { capture: true, signal: end.signal })
    addEventListener('popstate', goBack, end)
    return () => end.abort()
  }, [])

  useEffect(() => {
    if (shownPath.current === path) return // the browser itself handles the first page
    shownPath.current = path
    const section =
      document.getElementById(location.hash.slice(1)) ?? document.getElementById('content')
    const target = wentBack.current ? followedLink() : section
    wentBack.current = false
    target?.focus({ preventScroll: true })
  }, [path])
  return null
}

const followedLink = () => document.links[history.state?.followed]
