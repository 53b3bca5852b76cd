import { type Dispatch, useEffect, useState } from 'react'
import type { InquiryEvent, News } from './state'

/** With sonner, 10 KB: loaded when a form is first touched. */
export const loadToasts = () => import('./toasts')

/** In ms, beside its form, which says the same. */
const besideMs = 4_000

interface Props {
  news?: News
  /** A form is on its way, so that there will be news. */
  isNear: boolean
  dispatch: Dispatch<InquiryEvent>
}

export function NewsToast({ news, isNear, dispatch }: Props) {
  const [toasts, setToasts] = useState<Awaited<ReturnType<typeof loadToasts>>>()
  useEffect(() => {
    // What could not come is asked for again with the next news.
    if (isNear || news) loadToasts().then(setToasts, () => {})
  }, [isNear, news])

  useEffect(() => {
    if (!news || news.isAway) return
    const end = new AbortController()
    const dismiss = () => dispatch({ type: 'dismissed', id: news.id, news })
    const timer = setTimeout(dismiss, besideMs)
    addEventListener('online', dismiss, end)
    end.signal.onabort = () => clearTimeout(timer)
    return () => end.abort()
  }, [news, dispatch])

  return (
    // Beside the form a toast is inert: not announced again, and in no tap's way. One pixel, because
    // a live region without a box may count as hidden.
    <div inert={!news?.isAway} role={roleOf(news)} className="fixed top-0 right-0 size-px">
      {toasts && <toasts.Toasts news={news} dispatch={dispatch} />}
    </div>
  )
}

function roleOf(news?: News) {
  if (!news?.isAway) return undefined
  return news.isSent ? 'status' : 'alert'
}
