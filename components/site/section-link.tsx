'use client'
import type { Route } from 'next'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { PageLink } from './page-link'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: Route }

/**
 * A link to a section of a page, from anywhere, or to a whole page. Next does not scroll when the address already ends in
 * this hash (vercel/next.js#96500) and never moves the focus, so the section is asked to come into view and takes the
 * focus; on another page there is none yet, and the navigation does both. From its own page a section would fetch that
 * page again.
 */
export function SectionLink({ href, ...props }: Props) {
  const id = href.split('#')[1]
  if (!id) return <PageLink href={href} {...props} />
  return <Link href={href} prefetch={false} onNavigate={() => show(document.getElementById(id))} {...props} />
}

function show(section: HTMLElement | null) {
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
