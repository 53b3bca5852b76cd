import { Picture } from '@/components/site/picture'
import type { Article } from '@/content/journal'
import { Tag } from './tag'

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="page-grid pt-[calc(var(--bar)+3rem)] lg:pt-[calc(var(--bar)+7rem)]">
      <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-fine lg:col-start-2">
        {article.category && <Tag>{article.category}</Tag>}
        <span>{article.date}</span>
        <span>{article.readTime}</span>
      </p>
      <h1 className="col-span-full mt-6 max-w-[10em] text-display lg:col-start-2">{article.title}</h1>
      <Picture
        plate={article.plate}
        sizes="(width < 64rem) 100vw, 92vw"
        priority
        className="bleed-end mt-10 aspect-4/5 w-full object-cover max-md:bleed sm:aspect-3/2 md:col-span-11 md:col-start-2 lg:mt-18 lg:aspect-video lg:max-h-[86svh]"
      />
    </header>
  )
}
