import Link from 'next/link'
import { type Dispatch, useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/sonner'
import type { InquiryEvent, News } from './state'

export function Toasts({ news, dispatch }: { news?: News; dispatch: Dispatch<InquiryEvent> }) {
  useEffect(() => {
    if (!news) return
    const { words, isSent, isAway } = news
    const id = toast[isSent ? 'success' : 'error'](words.title, {
      description: isAway ? <Away {...news} /> : words.description,
      duration: Infinity, // NewsToast ends it
      closeButton: isAway,
      onDismiss: () => dispatch({ type: 'dismissed', news }),
    })
    // By its id: without one Sonner may dismiss a new toast before it has added it, which then
    // stays.
    return () => void toast.dismiss(id)
  }, [news, dispatch])

  return (
    // After a link in a toast Sonner would return the focus to the old place, on the new page.
    <div onFocusCapture={event => event.stopPropagation()}>
      <Toaster />
    </div>
  )
}

function Away({ words, outcomeUrl }: News) {
  return (
    <>
      {words.description}
      {words.reference && <span className="block figures">{words.reference}</span>}
      <span className="block">
        <Link prefetch={false} href={outcomeUrl} className="touch text-link">
          {words.back}
        </Link>
      </span>
    </>
  )
}
