import type { ReactNode } from 'react'
import { journal } from '@/content/journal'

export function FurtherReading({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="further-title"
      className="clear-both mt-20 max-w-(--reading-width) border-t pt-5 text-quiet [&_li]:mt-[0.5em] [&_li]:ps-[1.5em] [&_li]:indent-[-1.5em] [&_ul]:text-small"
    >
      <h2 id="further-title" className="mb-[0.75em] font-text text-small font-medium text-fine">
        {journal.article.further}
      </h2>
      {children}
    </section>
  )
}
