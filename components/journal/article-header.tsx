import { journal, type Article } from '@/content/journal'
import { isoMonth } from '@/lib/article-month'
import { fillSentence } from '@/lib/fill-sentence'
import { LeadPicture } from './lead-picture'

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="page-grid pt-[calc(var(--bar)+3rem)] lg:pt-[calc(var(--bar)+7rem)]">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-fine">
        {article.category && <span className="text-ink">{article.category}</span>}
        <time dateTime={isoMonth(article.date)}>{article.date}</time>
        <span>{article.readTime}</span>
        <span>{fillSentence(journal.article.by, { author: article.author })}</span>
      </p>
      <h1 className="mt-8 max-w-[10em] text-display">{article.title}</h1>
      <LeadPicture
        article={article}
        frameClassName="mt-10 max-md:bleed md:col-[2/-1] md:max-w-(--file-width) md:bleed-end lg:mt-18"
        className="sm:aspect-2/1 lg:aspect-[2.39]"
      />
    </header>
  )
}
