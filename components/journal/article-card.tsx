import Link from 'next/link'
import { Picture } from '@/components/site/picture'
import type { Article } from '@/content/journal'
import { Tag } from './tag'

interface Props {
  article: Article
  read: string
  ratio: string
  sizes: string
}

/** One link a card, stretched over all of it; its name says which article it continues. */
export function ArticleCard({ article, read, ratio, sizes }: Props) {
  return (
    <article className="group relative">
      <Picture plate={article.plate} sizes={sizes} className={`w-full object-cover ${ratio}`} />
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-fine">
        {article.category && <Tag>{article.category}</Tag>}
        <span>{article.date}</span>
        <span>{article.readTime}</span>
      </p>
      <h3 className="mt-4 text-h3">{article.title}</h3>
      <p className="mt-3 line-clamp-4 max-w-(--measure) text-quiet">{article.description}</p>
      <Link href={`/journal/${article.slug}`} className="mt-2 touch text-link after:absolute after:inset-0">
        {read}
        <span className="sr-only">: {article.title}</span>
      </Link>
    </article>
  )
}
