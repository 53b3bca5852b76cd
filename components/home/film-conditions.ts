import { useEffect, useState, useSyncExternalStore } from 'react'

/** The film is 16:9: on a screen held upright the hero shows another framing, which it does not fit. */
const welcoming = '(prefers-reduced-motion: no-preference) and (orientation: landscape)'
/** Where a film would keep the page's own pictures waiting. */
const slow = ['slow-2g', '2g', '3g']

/** What Chromium tells of the network; other browsers say nothing. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether motion and its bytes are welcome, as it changes: no reduced motion, no Save-Data, a wide screen. */
export function useFilmWelcome(): boolean {
  return useSyncExternalStore(
    onChange => {
      const query = matchMedia(welcoming)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(welcoming).matches && !savesData(),
    () => false,
  )
}

function savesData(): boolean {
  const connection = (navigator as { connection?: Connection }).connection
  return connection?.saveData === true || slow.includes(connection?.effectiveType ?? '')
}

/** Whether the page has loaded, the picture in `stage` is painted and its opening over, and the browser has nothing to do. */
export function usePageSettled(stage: string): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let gone = false
    void settle(stage).then(() => gone || setSettled(true))
    return () => {
      gone = true
    }
  }, [stage])
  return settled
}

async function settle(stage: string) {
  await loaded()
  const element = document.querySelector(stage)
  // After a navigation within the site `load` is long past: the picture itself is waited for. One that fails is no reason.
  await element
    ?.querySelector('img')
    ?.decode()
    .catch(() => {})
  await Promise.allSettled(element?.getAnimations().map(({ finished }) => finished) ?? [])
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
