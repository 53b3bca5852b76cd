'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Finds a link again after its page is rendered anew: which of the links to an address it is. */
interface LinkPlace {
  address: string
  position: number
}

/** Next only scrolls: after a link the focus is at its target, after Back on the link. */
export function NavigationFocus() {
  const path = usePathname()
  const shownPath = useRef(path)
  const wentBack = useRef(false)
  const followedLinks = useRef(new Map<string, LinkPlace>())

  useEffect(() => {
    const end = new AbortController()
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (link) followedLinks.current.set(historyKey(), placeOf(link))
    }
    const goBack = () => {
      wentBack.current = location.pathname !== shownPath.current
      if (!wentBack.current) focusLink(followedLinks.current.get(historyKey()))
    }
    addEventListener('click', rememberLink, { capture: true, signal: end.signal })
    addEventListener('popstate', goBack, { signal: end.signal })
    return () => end.abort()
  }, [])

  useEffect(() => {
    if (shownPath.current === path) return // the browser itself handles the first page
    shownPath.current = path
    const section =
      document.getElementById(location.hash.slice(1)) ?? document.getElementById('content')
    if (wentBack.current) focusLink(followedLinks.current.get(historyKey()))
    else section?.focus({ preventScroll: true })
    wentBack.current = false
  }, [path])
  return null
}

/**
 * Of the entry in the browser's history, or of its address where the Navigation API is missing (Safari
 * before 26.2, Firefox before 147). Next may drop what a site adds to `history.state`
 * (vercel/next.js#54557).
 */
const historyKey = () => window.navigation?.currentEntry?.key ?? location.pathname + location.hash

const linksTo = (address: string) => [...document.links].filter(({ href }) => href === address)

function placeOf(link: HTMLAnchorElement): LinkPlace {
  return { address: link.href, position: linksTo(link.href).indexOf(link) }
}

function focusLink(place: LinkPlace | undefined) {
  if (place) linksTo(place.address)[place.position]?.focus({ preventScroll: true })
}
