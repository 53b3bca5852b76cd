'use client'
import type { Route } from 'next'
import Link, { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { isSavingData } from './connection'
import { endOpening } from './late-layout'

type Props<T extends string> = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route<T>
  label?: string
  transitionTypes?: string[]
}

export function SiteLink<T extends string>({ href, label, children = label, ...props }: Props<T>) {
  const here = usePathname()
  const [path, id] = href.split('#')
  function scroll(navigation: { preventDefault: () => void }) {
    const section = id && here === path && document.getElementById(id)
    if (!section) return
    navigation.preventDefault()
    endOpening() // the link must end at a section that has its real height
    // Before scrolling, so that the browser stores the scroll position with the old history entry.
    if (location.hash !== `#${id}`) history.pushState(null, '', href)
    section.scrollIntoView({
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
    section.focus({ preventScroll: true })
  }
  return (
    <Link
      href={href}
      prefetch={path !== here && mayPrefetch() ? 'auto' : false}
      aria-current={ariaCurrent(href, here)}
      onNavigate={scroll}
      {...props}
    >
      {children}
      <PendingLine />
    </Link>
  )
}

/** Next prefetches also for a visitor who saves data. On the server the answer has no effect. */
const mayPrefetch = () => typeof window === 'undefined' || !isSavingData()

/** A portal into the header, because the menu closes and hides its links. */
function PendingLine() {
  const header = useLinkStatus().pending && document.getElementById('bar')
  const line = (
    <div
      aria-hidden
      className="fixed top-0 w-full origin-left border-2 border-(--mark) transition-transform delay-100 duration-4000 ease-shutter motion-reduce:duration-0 starting:scale-x-0"
    />
  )
  return header && createPortal(line, header)
}

function ariaCurrent(href: string, here: string) {
  if (href === here) return 'page'
  if (here.startsWith(`${href}/`)) return 'true'
}
