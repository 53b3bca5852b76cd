import { useEffect } from 'react'

/** In ms: how long a link may take to leave the page, on which what is typed stays. */
const linkMs = 5_000

/** Before what is typed is lost. iPhones and the browsers inside apps ask nothing. */
export function LeaveQuestion({ isAsked }: { isAsked: boolean }) {
  useEffect(() => {
    if (!isAsked) return
    const end = new AbortController()
    let followedAt = -Infinity
    const rememberLink = ({ target, timeStamp }: MouseEvent) => {
      if ((target as Element).closest('a')) followedAt = timeStamp
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - followedAt > linkMs) event.preventDefault()
    }
    addEventListener('click', rememberLink, { capture: true, signal: end.signal })
    addEventListener('beforeunload', ask, end)
    return () => end.abort()
  }, [isAsked])
  return null
}
