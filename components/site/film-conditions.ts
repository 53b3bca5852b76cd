import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { motionWelcome } from '@/lib/motion'

/** Networks on which a film would delay the page's pictures. */
const slow = ['slow-2g', '2g', '3g']

/** Network Information API: Chromium only. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether a film may play: no reduced motion, no Save-Data or slow network, a screen that it fits. Follows changes. */
export function useFilmAllowed(media?: string): boolean {
  const query = media ? `${motionWelcome} and ${media}` : motionWelcome
  return useSyncExternalStore(
    onChange => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches && !savesData(),
    () => false,
  )
}

function savesData(): boolean {
  const connection = (navigator as { connection?: Connection }).connection
  return connection?.saveData === true || slow.includes(connection?.effectiveType ?? '')
}

/** Whether the element is in the window, or within `margin` of it (IntersectionObserver's rootMargin). */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(entries => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return inView
}

export function useTabShown(): boolean {
  return useSyncExternalStore(
    onChange => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}

/** Whether the page has loaded, its first pictures are painted, its opening is over, and the browser is idle. */
export function usePageSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let gone = false
    void settle().then(() => gone || setSettled(true))
    return () => {
      gone = true
    }
  }, [])
  return settled
}

async function settle() {
  await loaded()
  // After a client-side navigation `load` is long past, so wait for the pictures. Failed ones do not matter.
  const first = [...document.images].filter(image => image.loading === 'eager')
  await Promise.allSettled(first.map(image => image.decode()))
  // Animations bound to the scroll have another timeline and never end.
  const opening = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  await Promise.allSettled(opening.map(({ finished }) => finished))
  await new Promise(resolve => requestAnimationFrame(resolve))
  await new Promise<unknown>(resolve => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}

async function loaded() {
  if (document.readyState === 'complete') return
  await new Promise(resolve => addEventListener('load', resolve, { once: true }))
}
