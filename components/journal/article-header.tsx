import { fileWidth, Picture } from '@/components/site/picture'
import { journal, type Article } from '@/content/journal'
import { isoMonth } from '@/lib/article-month'
import { OpeningPicture } from './opening-picture'

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="page-grid pt-[calc(var(--bar)+3rem)] lg:pt-[calc(var(--bar)+7rem)]">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-fine">
        {article.category && <span className="text-ink">{article.category}</span>}
        <time dateTime={isoMonth(article.date)}>{article.date}</time>
        <span>{article.readTime}</span>
        <span>{journal.article.by.replace('{author}', article.author)}</span>
      </p>
      <h1 className="mt-8 max-w-[10em] text-display">{article.title}</h1>
      <OpeningPicture
        slug={article.slug}
        style={fileWidth(article.picture)}
        className="mt-10 max-md:bleed md:bleed-end-file md:[--from:1] lg:mt-18"
      >
        {/* `sizes` as on /journal: others would preload a second file. */}
        <Picture
          picture={article.picture}
          phone={{ vw: 100, ratio: 4 / 5 }}
          desktop={{ width: '100vw' }}
          priority
          tallBelow="sm"
          className="aspect-4/5 w-full sm:aspect-2/1 lg:aspect-[2.39]"
        />
      </OpeningPicture>
    </header>
  )
}
