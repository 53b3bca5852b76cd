import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/site-link'
import { journal, type Article } from '@/content/journal'
import { fillSentence } from '@/lib/fill-sentence'
import { absoluteUrl } from '@/lib/site-address'
import { shareOnWhatsApp } from '@/lib/whatsapp'

export function ArticleBody({ article, children }: { article: Article; children: ReactNode }) {
  const { ask, share } = journal.article
  const message = fillSentence(share.text, { title: article.title })
  const [before, after] = ask.text.split('{ask}')
  return (
    <>
      <div aria-hidden className="reading-progress" />
      <div className="page-grid py-18 lg:pt-24 lg:pb-28">
        <div className="article-layout">
          <p className="standfirst">{article.description}</p>
          <div className="article-text">{children}</div>
          <p className="mt-16 font-display text-h3 font-light print:hidden">
            {before}
            <SiteLink href={ask.href} className="text-link">
              {ask.label}
            </SiteLink>
            {after}
          </p>
          <p className="mt-8 print:hidden">
            <a
              href={shareOnWhatsApp(message, absoluteUrl(`/journal/${article.slug}`))}
              className="touch-target text-link"
            >
              {share.label}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}
