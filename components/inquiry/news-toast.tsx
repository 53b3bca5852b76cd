import { type Dispatch, useEffect, useState } from 'react'
import type { InquiryEvent, News } from './state'

/** With sonner, 10 KB: loaded when a form is first touched. */
export const loadToasts = () => import('./toasts')

/** In ms, beside its form, which says the same. */
const besideFormMs = 4_000

interface Props {
  news?: News
  /** A form was submitted, and has no thanks yet. */
  shouldPreload: boolean
  dispatch: Dispatch<InquiryEvent>
}

export function NewsToast({ news, shouldPreload, dispatch }: Props) {
  const [toastsModule, setToastsModule] = useState<Awaited<ReturnType<typeof loadToasts>>>()
  useEffect(() => {
    // What could not come is asked for again with the next news.
    if (shouldPreload || news) loadToasts().then(setToastsModule, () => {})
  }, [shouldPreload, news])

  useEffect(() => {
    if (!news?.isBesideForm) return
    const dismiss = () => dispatch({ type: 'dismissed', news })
    const timer = setTimeout(dismiss, besideFormMs)
    const end = new AbortController()
    addEventListener('online', dismiss, { signal: end.signal })
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [news, dispatch])

  return (
    // Beside the form a toast is inert: not announced again, and in no tap's way. One pixel, because
    // a live region without a box may count as hidden.
    <div
      inert={!news || news.isBesideForm}
      role={roleOf(news)}
      className="fixed top-0 right-0 size-px"
    >
      {toastsModule && <toastsModule.Toasts news={news} dispatch={dispatch} />}
    </div>
  )
}

function roleOf(news?: News) {
  if (!news || news.isBesideForm) return undefined
  return news.isSent ? 'status' : 'alert'
}
