'use client'
import Link, { type LinkProps } from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'

/**
 * A link that prefetches its page when a pointer, a finger or the focus reaches it. Next's Link prefetches every page in
 * view: 29 KB on the home page, which a slow phone needs for pictures.
 */
export function PageLink<Path>(props: LinkProps<Path>) {
  const current = usePathname() === props.href
  const [near, setNear] = useState(false)
  const approach = () => setNear(true)
  return (
    <Link
      prefetch={near ? null : false}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={approach}
      onFocus={approach}
      {...props}
    />
  )
}
