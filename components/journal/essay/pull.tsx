import { Children, type ReactNode } from 'react'

/** A sentence of the essay, set large. Written on one line it comes bare, over several it comes as a paragraph. */
export function Pull({ children }: { children: ReactNode }) {
  const bare = Children.toArray(children).some(child => typeof child === 'string' && child.trim())
  return <div className="pull">{bare ? <p>{children}</p> : children}</div>
}
