import { Children, type ReactNode } from 'react'

/** MDX wraps the sentence in a paragraph only if the author gives it a line of its own. */
export function PullQuote({ children }: { children: ReactNode }) {
  const isPlainText = Children.toArray(children).some(
    child => typeof child === 'string' && child.trim(),
  )
  return (
    <div className="clear-both my-14 border-t border-ink pt-5 pull-quote lg:my-20 lg:ms-[calc(-1*var(--aside-offset))] [&_p]:max-w-[19em]">
      {isPlainText ? <p>{children}</p> : children}
    </div>
  )
}
