import Link from 'next/link'
import { type Dispatch, useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/sonner'
import type { InquiryEvent, OutcomeToast } from './state'

interface Props {
  outcomeToast?: OutcomeToast
  dispatch: Dispatch<InquiryEvent>
}

export function Toasts({ outcomeToast, dispatch }: Props) {
  useEffect(() => {
    if (!outcomeToast) return
    const { message, isSent, isBesideForm } = outcomeToast
    const id = toast[isSent ? 'success' : 'error'](message.title, {
      description: isBesideForm ? message.description : <MessageWithLink {...outcomeToast} />,
      duration: Infinity, // LazyToasts closes it
      closeButton: !isBesideForm,
      onDismiss: () => dispatch({ type: 'dismissed', toast: outcomeToast }),
    })
    // By id: without one Sonner may dismiss a toast that it has not added yet, which then stays.
    return () => void toast.dismiss(id)
  }, [outcomeToast, dispatch])

  return (
    // After a link in a toast, Sonner would move the focus back to where it was on the old page.
    <div onFocusCapture={event => event.stopPropagation()}>
      <Toaster />
    </div>
  )
}

function MessageWithLink({ message, outcomeUrl }: OutcomeToast) {
  return (
    <>
      {message.description}
      {message.reference && (
        <span className="block lining-nums tabular-nums">{message.reference}</span>
      )}
      <span className="block">
        <Link prefetch={false} href={outcomeUrl} className="touch-target text-link">
          {message.back}
        </Link>
      </span>
    </>
  )
}
