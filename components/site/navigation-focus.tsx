'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Identifies a link after its page is rendered again: the nth link to this URL. */
interface LinkPlace {
  url: string
  position: number
}

/**
 * Next does not move the focus. After a link, this focuses the new page or its section. After Back, it
 * focuses the link that was followed.
 */
export function NavigationFocus() {
  const path = usePathname()
  const shownPath = useRef(path)
  const wentBack = useRef(false)
  const followedLinks = useRef(new Map<string, LinkPlace>())

  useEffect(() => {
    const controller = new AbortController()
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (link) followedLinks.current.set(historyKey(), placeOf(link))
    }
    const handlePopState = () => {
      wentBack.current = location.pathname !== shownPath.current
      if (!wentBack.current) focusLink(followedLinks.current.get(historyKey()))
    }
    addEventListener('click', rememberLink, { capture: true, signal: controller.signal })
    addEventListener('popstate', handlePopState, { signal: controller.signal })
    return () => controller.abort()
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
 * The history entry's key, or the URL without the Navigation API (Safari before 26.2, Firefox before
 * 147). Not `history.state`, from which Next may drop a site's own values (vercel/next.js#54557).
 */
const historyKey = () => window.navigation?.currentEntry?.key ?? location.pathname + location.hash

const linksTo = (url: string) => [...document.links].filter(({ href }) => href === url)

function placeOf(link: HTMLAnchorElement): LinkPlace {
  return { url: link.href, position: linksTo(link.href).indexOf(link) }
}

function focusLink(place: LinkPlace | undefined) {
  if (place) linksTo(place.url)[place.position]?.focus({ preventScroll: true })
}
