'use client'
import { useEffect } from 'react'

/** Past as many pixels the bar is opaque, as in app/styles/layout.css. */
const OPAQUE_PAST = 20

/** For browsers that cannot (Firefox, Safari before 26). At -1 ms the animation has not begun. */
export function BarFallback() {
  useEffect(() => {
    const animation = document.getElementById('bar')?.getAnimations()[0]
    if (!animation || CSS.supports('animation-timeline: scroll()')) return
    animation.pause()
    const follow = () => {
      animation.currentTime = scrollY > OPAQUE_PAST ? 0 : -1
    }
    follow()
    const end = new AbortController()
    addEventListener('scroll', follow, { passive: true, signal: end.signal })
    return () => end.abort()
  }, [])
  return null
}
