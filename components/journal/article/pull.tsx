import { Children, type ReactNode } from 'react'

/** Written on one line a sentence comes bare, over several as a paragraph. */
export function Pull({ children }: { children: ReactNode }) {
  const bare = Children.toArray(children).some(child => typeof child === 'string' && child.trim())
  return (
    <div className="clear-both my-14 border-t border-ink pt-5 pull-quote lg:my-20 lg:ms-[calc(-1*var(--aside))] [&_p]:max-w-[19em]">
      {bare ? <p>{children}</p> : children}
    </div>
  )
}
