import { useEffect } from 'react'

/** In ms, after the tap on a link: the site keeps what is typed, or Back finds it on the page. */
const linkGraceMs = 5_000

/** Before what is typed is lost. iPhones and the browsers inside apps ask nothing. */
export function useUnloadWarning(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    let followedAt = -Infinity
    const rememberLink = ({ target, timeStamp }: MouseEvent) => {
      if ((target as Element).closest('a')) followedAt = timeStamp
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - followedAt > linkGraceMs) event.preventDefault()
    }
    const end = new AbortController()
    addEventListener('click', rememberLink, { capture: true, signal: end.signal })
    addEventListener('beforeunload', ask, { signal: end.signal })
    return () => end.abort()
  }, [isActive])
}
