import type { ReactNode } from 'react'
import { PageLink } from '@/components/site/page-link'
import type { Article, Journal } from '@/content/journal'

interface Props {
  article: Article
  ask: Journal['article']['ask']
  /** How to send the essay on, below it. */
  share: { label: string; href: string }
  children: ReactNode
}

/** What the essay is about, the essay, and how far one has come in it: a bar that needs no script. */
export function Essay({ article, ask, share, children }: Props) {
  const [before, after] = ask.text.split('{ask}')
  return (
    <>
      <div aria-hidden className="reading-progress" />
      <div className="page-grid py-18 lg:pt-24 lg:pb-28">
        <div className="essay-layout">
          <p className="standfirst">{article.description}</p>
          <div className="essay">{children}</div>
          <p className="mt-16 font-display text-h3 font-light print:hidden">
            {before}
            <PageLink href={ask.href} className="text-link">
              {ask.label}
            </PageLink>
            {after}
          </p>
          <p className="mt-8 print:hidden">
            <a href={share.href} className="touch text-link">
              {share.label}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}
