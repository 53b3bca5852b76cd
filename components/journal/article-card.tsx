import Link from 'next/link'
import { Picture, type Width } from '@/components/site/picture'
import { journal, type ListedArticle } from '@/content/journal'
import { Tag } from './tag'

/** Classes of a card's three boxes, and the widths its picture is fetched for. */
export interface CardLayout {
  card: string
  frame: string
  ratio: string
  words: string
  phone: Width
  sizes: string
}

interface Props {
  article: ListedArticle
  layout: CardLayout
}

/** One link a card, stretched over all of it; its name says which article it continues. */
export function ArticleCard({ article, layout }: Props) {
  return (
    <article
      className={`group relative col-span-full row-span-2 grid grid-cols-subgrid content-start pb-18 lg:pb-28 ${layout.card}`}
    >
      <div className={`self-end ${layout.frame}`}>
        <Picture
          picture={article.picture}
          phone={layout.phone}
          sizes={layout.sizes}
          className={`w-full object-cover ${layout.ratio}`}
        />
      </div>
      <div className={`@container pt-5 ${layout.words}`}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-fine">
          {article.category && <Tag>{article.category}</Tag>}
          <span>{article.date}</span>
          <span>{article.readTime}</span>
        </p>
        <h3 className="mt-4 text-h3 decoration-1 underline-offset-[0.15em] group-hover:underline">{article.title}</h3>
        <p className="mt-3 max-w-(--measure) text-quiet @min-[15em]:line-clamp-4">{article.teaser}</p>
        <Link
          prefetch={false}
          href={`/journal/${article.slug}`}
          className="mt-2 touch text-link after:absolute after:inset-0"
        >
          {journal.collection.read}
          <span className="sr-only">: {article.title}</span>
        </Link>
      </div>
    </article>
  )
}
