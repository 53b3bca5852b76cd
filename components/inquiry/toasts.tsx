import Link from 'next/link'
import { type ComponentType, type Dispatch, useEffect, useState } from 'react'
import type { Action, Message } from './progress'

/** 9 KB, and a page is read for minutes before there is anything to say: fetched when a form is first touched. */
export const loadToasts = () => import('@/components/ui/sonner')

/**
 * The site's one toaster; a new message takes the place of the old. By the form, which says the same, it is inert: heard
 * once, and nothing beneath it is kept from a finger. Elsewhere it is a status or an alert, and stays until it is closed.
 */
export function Toasts({ message, dispatch }: { message: Message | undefined; dispatch: Dispatch<Action> }) {
  const [Toaster, setToaster] = useState<ComponentType>()
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (!message) return
    let dismiss = () => {}
    let current = true
    const show = async () => {
      const sonner = await loadToasts()
      if (!current) return
      const { kind, words, away } = message
      const lasting = {
        duration: Infinity,
        closeButton: true,
        onDismiss: () => dispatch({ type: 'dismiss', message }),
      }
      const description = away ? <Description {...message} /> : words.description
      sonner.toast[kind](words.title, { description, ...(away && lasting) })
      dismiss = () => sonner.toast.dismiss()
      setToaster(() => sonner.Toaster)
    }
    show().catch(() => setLost(true))
    return () => {
      current = false
      dismiss()
    }
  }, [message, dispatch])

  const heard = message?.away
  return (
    // A pixel of its own: what it holds is fixed, and a region without a box may be taken for a hidden one.
    <div
      inert={!heard}
      role={heard ? (message.kind === 'error' ? 'alert' : 'status') : undefined}
      className="fixed top-0 right-0 size-px"
    >
      {Toaster && <Toaster />}
      {!Toaster && lost && heard && (
        <div className="fixed inset-x-(--margin) top-24 z-50 border border-field bg-raised p-4 text-small">
          {message.words.title} <Description {...message} />
        </div>
      )}
    </div>
  )
}

function Description({ words, place, kind, copy }: Message) {
  return (
    <>
      {words.description}
      {kind === 'error' && (
        <Link href={place.outcome} className="touch block text-link">
          {copy.back}
        </Link>
      )}
    </>
  )
}
