import Link from 'next/link'
import { type Dispatch, useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/sonner'
import type { Action, Message } from './inquiry-reducer'

/** The site's one toaster. A new message replaces the old; one that is announced stays until it is closed. */
export function Toasts({ message, dispatch }: { message?: Message; dispatch: Dispatch<Action> }) {
  useEffect(() => {
    if (!message) return
    const { words, kind, away } = message
    const lasting = { duration: Infinity, closeButton: true, onDismiss: () => dispatch({ type: 'dismiss', message }) }
    toast[kind](words.title, {
      description: away && kind === 'error' ? <WithWayBack {...message} /> : words.description,
      ...(away && lasting),
    })
    return () => void toast.dismiss()
  }, [message, dispatch])

  return (
    // Sonner would take the focus back to where it was from the page that a link in a toast leads to.
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
        <Link href={route.outcome} className="touch text-link">
          {copy.back}
        </Link>
      </span>
    </>
  )
}
