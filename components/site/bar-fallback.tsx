'use client'
import { useEffect } from 'react'

/** The bar is opaque beyond this scroll position. app/styles/layout.css has the same number. */
const opaqueBeyondPx = 20

/**
 * Drives the bar's animation where CSS cannot (Firefox, Safari before 26): -1 ms is before its start,
 * 0 is its end.
 */
export function BarFallback() {
  useEffect(() => {
    const animation = document.getElementById('bar')?.getAnimations()[0]
    if (!animation || CSS.supports('animation-timeline: scroll()')) return
    animation.pause()
    const updateBar = () => {
      animation.currentTime = scrollY > opaqueBeyondPx ? 0 : -1
    }
    updateBar()
    const controller = new AbortController()
    addEventListener('scroll', updateBar, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
  return null
}
