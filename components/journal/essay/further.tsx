import type { ReactNode } from 'react'
import { journal } from '@/content/journal'

/** Books and films by title alone, after the essay. */
export function Further({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="further-title" className="further">
      <h2 id="further-title">{journal.article.further}</h2>
      {children}
    </section>
  )
}
