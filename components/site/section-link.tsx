'use client'
import type { Route } from 'next'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { motionWelcome } from '@/lib/motion'
import { PageLink } from './page-link'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: Route }

/**
 * A link to a section of any page, or to a page. On the section's own page it scrolls smoothly and moves the focus, which
 * Next's Link does not, and prefetches nothing. From another page the navigation does both.
 */
export function SectionLink({ href, ...props }: Props) {
  const [path, id] = href.split('#')
  if (!id) return <PageLink href={href} {...props} />
  function scroll(navigation: { preventDefault: () => void }) {
    const section = location.pathname === path && document.getElementById(id!)
    if (!section) return
    navigation.preventDefault()
    // First, so that the browser stores the scroll position with the old entry. The same section gets no second entry.
    if (location.hash !== `#${id}`) window.history.pushState(null, '', href)
    section.scrollIntoView({ behavior: matchMedia(motionWelcome).matches ? 'smooth' : 'instant' })
    section.focus({ preventScroll: true })
  }
  return <Link href={href} prefetch={false} onNavigate={scroll} {...props} />
}
