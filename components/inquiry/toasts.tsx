import Link from 'next/link'
import { type Dispatch, useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/sonner'
import type { Action, Message } from './inquiry-reducer'

/** The only toaster. A new message replaces the old; an announced one stays until it is closed. */
export function Toasts({ message, dispatch }: { message?: Message; dispatch: Dispatch<Action> }) {
  useEffect(() => {
    if (!message) return
    const { words, kind, away } = message
    const lasting = { duration: Infinity, closeButton: true, onDismiss: () => dispatch({ type: 'dismiss', message }) }
    const id = toast[kind](words.title, {
      description: away && kind === 'error' ? <WithWayBack {...message} /> : words.description,
      ...(away && lasting),
    })
    // By its id: Sonner takes two frames to dismiss it then. Without one it may dismiss a new toast before it has added it, which then stays.
    return () => void toast.dismiss(id)
  }, [message, dispatch])

  return (
    // After a link in a toast Sonner would return the focus to the old place, on the new page.
    <div onFocusCapture={event => event.stopPropagation()}>
      <Toaster />
    </div>
  )
}

function WithWayBack({ words, route, copy }: Message) {
  return (
    <>
      {words.description}
      <span className="block">
        <Link prefetch={false} href={route.outcome} className="touch text-link">
          {copy.back}
        </Link>
      </span>
    </>
  )
}
