'use client'
import { useEffect } from 'react'

/** Pixels of scroll past which the bar is opaque. */
const OPAQUE_PAST = 20

/** Sets `data-at-top` on the bar, for browsers without scroll timelines. */
export function AtTop({ bar }: { bar: string }) {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const update = () => {
      const element = document.getElementById(bar)
      if (element) element.dataset.atTop = String(window.scrollY <= OPAQUE_PAST)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [bar])
  return null
}
