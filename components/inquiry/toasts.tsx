import Link from 'next/link'
import { type Dispatch, useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/sonner'
import type { InquiryEvent, News } from './state'

export function Toasts({ news, dispatch }: { news?: News; dispatch: Dispatch<InquiryEvent> }) {
  useEffect(() => {
    if (!news) return
    const { message, isSent, isBesideForm } = news
    const id = toast[isSent ? 'success' : 'error'](message.title, {
      description: isBesideForm ? message.description : <MessageWithLink {...news} />,
      duration: Infinity, // NewsToast ends it
      closeButton: !isBesideForm,
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

function MessageWithLink({ message, outcomeUrl }: News) {
  return (
    <>
      {message.description}
      {message.reference && <span className="block figures">{message.reference}</span>}
      <span className="block">
        <Link prefetch={false} href={outcomeUrl} className="touch text-link">
          {message.back}
        </Link>
      </span>
    </>
  )
}
