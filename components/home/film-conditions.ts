import { useEffect, useState, useSyncExternalStore } from 'react'

/** The film is 16:9: on a screen held upright the hero shows another framing, which it does not fit. */
const allowedMedia = '(prefers-reduced-motion: no-preference) and (orientation: landscape)'
/** Networks on which a film would delay the page's pictures. */
const slow = ['slow-2g', '2g', '3g']

/** Network Information API: Chromium only. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the film may play: no reduced motion, no Save-Data or slow network, a landscape screen. Follows changes. */
export function useFilmAllowed(): boolean {
  return useSyncExternalStore(
    onChange => {
      const query = matchMedia(allowedMedia)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(allowedMedia).matches && !savesData(),
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
  // After a client-side navigation `load` is long past, so the picture is waited for. A failed one does not matter.
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
