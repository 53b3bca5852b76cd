'use client'
import { useEffect } from 'react'

/** Pixels of scroll past which the bar is opaque. */
const OPAQUE_PAST = 20

/** Tells the bar whether the page is at its top, in browsers whose CSS cannot (no scroll timelines). */
export function AtTop({ bar }: { bar: string }) {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const tell = () => {
      const element = document.getElementById(bar)
      if (element) element.dataset.atTop = String(window.scrollY <= OPAQUE_PAST)
    }
    tell()
    window.addEventListener('scroll', tell, { passive: true })
    return () => window.removeEventListener('scroll', tell)
  }, [bar])
  return null
}
