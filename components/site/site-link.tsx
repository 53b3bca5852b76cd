'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'

type Props<T extends string> = Omit<ComponentProps<'a'>, 'href'> & { href: Route<T> }

/** Marks the current page, and scrolls to its sections with the focus. */
export function SiteLink<T extends string>({ href, ...props }: Props<T>) {
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
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={currentMark(href, here)}
      onNavigate={scroll}
      {...props}
    />
  )
}

function currentMark(href: string, here: string) {
  if (href === here) return 'page'
  // An article is within the journal.
  if (href !== '/' && here.startsWith(`${href}/`)) return 'true'
  return undefined
}
