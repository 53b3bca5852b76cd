import { Picture } from '@/components/site/picture'
import type { Article } from '@/content/journal'
import { isoMonth } from '@/lib/article-month'
import { OpeningPicture } from './opening-picture'

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="page-grid pt-[calc(var(--bar)+3rem)] lg:pt-[calc(var(--bar)+7rem)]">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-fine">
        {article.category && <span className="text-ink">{article.category}</span>}
        <time dateTime={isoMonth(article.date)}>{article.date}</time>
        <span>{article.readTime}</span>
      </p>
      <h1 className="mt-8 max-w-[10em] text-display">{article.title}</h1>
      <OpeningPicture
        slug={article.slug}
        className="mt-10 max-md:bleed md:col-start-2 md:bleed-end lg:mt-18"
      >
        {/* `sizes` as on /journal: others would preload a second file. */}
        <Picture
          picture={article.picture}
          phone={{ vw: 100, ratio: 4 / 5 }}
          desktop={{ width: '100vw' }}
          priority
          tallBelow="sm"
          className="ms-auto aspect-4/5 w-full max-w-(--file-width) sm:aspect-2/1 lg:aspect-[2.39]"
        />
      </OpeningPicture>
    </header>
  )
}
