'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

/** Scrolls to sections of the current page with the focus. */
export function SiteLink({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: Route }) {
  const here = usePathname()
  const [path, id] = href.split('#')
  function scroll(navigation: { preventDefault: () => void }) {
    const section = id && here === path && document.getElementById(id)
    if (!section) return
    navigation.preventDefault()
    // First, so that the browser stores the scroll position with the old entry. The same section
    // gets no second entry.
    if (location.hash !== `#${id}`) window.history.pushState(null, '', href)
    section.scrollIntoView({
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
    section.focus({ preventScroll: true })
  }
  // An article is within the journal.
  const current =
    here === href ? 'page' : href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined
  return <Link href={href} prefetch={false} aria-current={current} onNavigate={scroll} {...props} />
}
