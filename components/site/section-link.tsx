'use client'
import type { Route } from 'next'
import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link to a section of a page, from anywhere. Next does not scroll when the address already ends in this hash
 * (vercel/next.js#96500), so the section is asked to come into view as well; on another page there is none yet, and the
 * navigation scrolls. Nothing is fetched ahead: the page itself has a link of its own in the bar, and from its own sections
 * it would be fetched again.
 */
export function SectionLink({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: Route }) {
  const id = href.split('#')[1]
  return (
    <Link
      href={href}
      prefetch={id ? false : undefined}
      onClick={() => id && document.getElementById(id)?.scrollIntoView()}
      {...props}
    />
  )
}
