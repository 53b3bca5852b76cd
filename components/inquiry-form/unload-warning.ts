import { useEffect } from 'react'

/**
 * No warning for this long after a click on a link: the site keeps what is typed, or Back restores
 * it.
 */
const linkGraceMs = 5_000

/** Asks before typed answers are lost. iPhones and browsers inside apps do not support it. */
export function useUnloadWarning(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    let clickedAt = -Infinity
    const rememberLink = ({ target, timeStamp }: MouseEvent) => {
      if ((target as Element).closest('a')) clickedAt = timeStamp
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - clickedAt > linkGraceMs) event.preventDefault()
    }
    const controller = new AbortController()
    addEventListener('click', rememberLink, { capture: true, signal: controller.signal })
    addEventListener('beforeunload', ask, { signal: controller.signal })
    return () => controller.abort()
  }, [isActive])
}
