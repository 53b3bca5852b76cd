'use client'
import { useEffect } from 'react'

/** The header is opaque beyond this scroll position. app/styles/layout.css has the same number. */
const opaqueBeyondPx = 20

/**
 * Drives the header's animation where CSS cannot (Firefox, Safari before 26). The animation has no
 * duration: at -1 ms it has not begun, at 0 it has ended.
 */
export function HeaderFallback() {
  useEffect(() => {
    // First, because `getAnimations()` computes the style of the page.
    if (CSS.supports('animation-timeline: scroll()')) return
    const animation = document.getElementById('bar')?.getAnimations()[0]
    if (!animation) return
    animation.pause()
    const updateHeader = () => {
      animation.currentTime = scrollY > opaqueBeyondPx ? 0 : -1
    }
    updateHeader()
    const controller = new AbortController()
    addEventListener('scroll', updateHeader, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
  return null
}
