import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { toast, Toaster } from '@/components/ui/sonner'
import type { FormCopy } from '@/content/inquiry'
import type { FormSpec } from '@/lib/inquiry/fields'
import type { Outcome } from '@/lib/inquiry/outcome'
import { describeOutcome, type Message } from './messages'

const repeating = 'repeating'
const repeatingMs = 4_000

/**
 * On its form's page a toast repeats what the form says: it is inert and closes by itself. Elsewhere
 * it has a link to the form, and stays until the visitor closes it or goes there.
 */
export function showToast({ outcomeUrl }: FormSpec, outcome: Outcome, copy: FormCopy): void {
  const message = describeOutcome(outcome, copy)
  const show = outcome.status === 'sent' ? toast.success : toast.error
  if (isOnPage(outcomeUrl, location.pathname))
    show(message.title, {
      id: `${repeating} ${outcomeUrl}`,
      description: message.description,
      toasterId: repeating,
      duration: repeatingMs,
    })
  else
    show(message.title, {
      id: outcomeUrl,
      description: <MessageWithLink message={message} outcomeUrl={outcomeUrl} />,
      duration: Infinity,
    })
}

const isOnPage = (url: string, path: string) => url.startsWith(`${path}#`)

export function Toasts() {
  const path = usePathname()
  useEffect(() => {
    for (const { id } of toast.getToasts()) if (isOnPage(String(id), path)) toast.dismiss(id)
  }, [path])
  return (
    // After a link in a toast, Sonner would move the focus back to where it was on the old page.
    <div onFocusCapture={event => event.stopPropagation()}>
      {/* Inert: it is not announced a second time and catches no taps. */}
      <div inert>
        <Toaster id={repeating} containerAriaLabel="Repeated notifications" />
      </div>
      <Toaster closeButton />
    </div>
  )
}

interface MessageProps extends Pick<FormSpec, 'outcomeUrl'> {
  message: Message
}

function MessageWithLink({ message, outcomeUrl }: MessageProps) {
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
