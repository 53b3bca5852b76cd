import type { ReactNode } from 'react'
import type { Article } from '@/content/journal'

interface Props {
  article: Article
  /** How to send the essay on, below it. */
  share: { label: string; href: string }
  children: ReactNode
}

/** What the essay is about, the essay, and how far one has come in it: a bar that needs no script. */
export function Essay({ article, share, children }: Props) {
  return (
    <>
      <div aria-hidden className="reading-progress" />
      <div className="page-grid py-18 lg:pt-24 lg:pb-28">
        <div className="essay-layout">
          <p className="standfirst">{article.description}</p>
          <div className="essay">{children}</div>
          <p className="mt-12 print:hidden">
            <a href={share.href} className="touch text-link">
              {share.label}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}
