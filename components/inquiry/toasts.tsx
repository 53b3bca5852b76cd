import Link from 'next/link'
import { useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/sonner'
import type { Message, SetMessage } from './provider'

/** The only toaster. A new message replaces the old; an announced one stays until it is closed. */
export function Toasts({ message, setMessage }: { message?: Message; setMessage: SetMessage }) {
  useEffect(() => {
    if (!message) return
    const { words, sent, away } = message
    const onDismiss = () => setMessage(latest => (latest === message ? undefined : latest))
    const id = toast[sent ? 'success' : 'error'](words.title, {
      description: away ? <Away {...message} /> : words.description,
      ...(away && { duration: Infinity, closeButton: true, onDismiss }),
    })
    // By its id: Sonner takes two frames to dismiss it then. Without one it may dismiss a new toast
    // before it has added it, which then stays.
    return () => void toast.dismiss(id)
  }, [message, setMessage])

  return (
    // After a link in a toast Sonner would return the focus to the old place, on the new page.
    <div onFocusCapture={event => event.stopPropagation()}>
      <Toaster />
    </div>
  )
}

/** On another page a toast also says the reference, and leads back to the form. */
function Away({ words, outcomeUrl }: Message) {
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
