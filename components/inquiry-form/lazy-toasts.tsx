import { type Dispatch, useEffect, useState } from 'react'
import type { InquiryEvent, OutcomeToast } from './state'

/** Sonner has 10 KB, so it is loaded when a form first gets the focus. */
export const loadToasts = () => import('./toasts')

/** A toast beside its form closes by itself, because the form says the same. */
const besideFormMs = 4_000

interface Props {
  toast?: OutcomeToast
  /** A form is being sent or was not stored, so a toast may follow. */
  shouldPreload: boolean
  dispatch: Dispatch<InquiryEvent>
}

export function LazyToasts({ toast, shouldPreload, dispatch }: Props) {
  const [toastsModule, setToastsModule] = useState<Awaited<ReturnType<typeof loadToasts>>>()
  useEffect(() => {
    // If loading fails, the next toast tries again.
    if (shouldPreload || toast) loadToasts().then(setToastsModule, () => {})
  }, [shouldPreload, toast])

  useEffect(() => {
    if (!toast?.isBesideForm) return
    const dismiss = () => dispatch({ type: 'dismissed', toast })
    const timer = setTimeout(dismiss, besideFormMs)
    const controller = new AbortController()
    addEventListener('online', dismiss, { signal: controller.signal })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [toast, dispatch])

  return (
    // Beside the form a toast is inert: it is not announced a second time and catches no taps. The
    // region has one pixel, because a live region without a box may count as hidden.
    <div
      inert={!toast || toast.isBesideForm}
      role={roleOf(toast)}
      className="fixed top-0 right-0 size-px"
    >
      {toastsModule && <toastsModule.Toasts outcomeToast={toast} dispatch={dispatch} />}
    </div>
  )
}

function roleOf(toast?: OutcomeToast) {
  if (!toast || toast.isBesideForm) return undefined
  return toast.isSent ? 'status' : 'alert'
}
