'use client'
import type { Route } from 'next'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { motionWelcome } from '@/lib/motion'
import { PageLink } from './page-link'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: Route }

/**
 * A link to a section of a page, from anywhere, or to a whole page. On its own page it scrolls there smoothly and moves the
 * focus, of which Next does neither; on another page there is no section yet, and the navigation does both. From its own
 * page a section would fetch that page again.
 */
export function SectionLink({ href, ...props }: Props) {
  const [path, id] = href.split('#')
  if (!id) return <PageLink href={href} {...props} />
  function scroll(navigation: { preventDefault: () => void }) {
    const section = location.pathname === path && document.getElementById(id!)
    if (!section) return
    navigation.preventDefault()
    // First: the browser keeps with the entry of before where the page stands. Nor is the same section two entries.
    if (location.hash !== `#${id}`) window.history.pushState(null, '', href)
    section.scrollIntoView({ behavior: matchMedia(motionWelcome).matches ? 'smooth' : 'instant' })
    section.focus({ preventScroll: true })
  }
  return <Link href={href} prefetch={false} onNavigate={scroll} {...props} />
}
