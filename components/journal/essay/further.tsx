import type { ReactNode } from 'react'

/** Books and films by title alone, after the essay. */
export function Further({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="further-title" className="further">
      <h2 id="further-title">{title}</h2>
      {children}
    </section>
  )
}
