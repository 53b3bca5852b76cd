import Link from 'next/link'
import { Picture } from '@/components/site/picture'
import { journal, type ListedArticle } from '@/content/journal'

/** On a phone a tall picture leaves a column free at either side by turns. */
const wide = { frame: 'col-span-full max-md:bleed', phone: '100vw' } as const
const tallAtEnd = { frame: 'col-[2/-1] max-md:bleed-end md:col-span-full', phone: '78vw' } as const
const tallAtStart = {
  frame: 'col-[1/-2] max-md:bleed-start md:col-span-full',
  phone: '78vw',
} as const

/** Three share two rows: their titles stand on one line under pictures of different heights. */
const third = 'lg:col-span-4 lg:grid-rows-subgrid'

/** On a tablet three rows of seven columns and five, on a desktop one, the thirds, and the sixth. */
const layouts = [
  { ...wide, card: 'md:col-span-7', ratio: 'aspect-3/2', sizes: '54vw' },
  { ...tallAtEnd, card: 'md:col-span-5', ratio: 'aspect-4/5', sizes: '38vw' },
  {
    ...tallAtStart,
    card: `md:col-span-5 ${third}`,
    ratio: 'aspect-4/5',
    sizes: '(width < 64rem) 38vw, 30vw',
  },
  {
    ...wide,
    card: `md:col-span-7 ${third}`,
    ratio: 'aspect-3/2',
    sizes: '(width < 64rem) 54vw, 30vw',
  },
  {
    ...tallAtEnd,
    card: `md:col-span-7 ${third}`,
    ratio: 'aspect-4/5 md:aspect-3/2 lg:aspect-4/5',
    sizes: '(width < 64rem) 54vw, 30vw',
  },
  {
    card: 'md:col-span-5 lg:col-span-full lg:items-end lg:*:last:col-span-4 xl:*:last:pe-6',
    frame: 'col-span-full max-md:bleed lg:order-last lg:col-[5/-1] lg:bleed-end',
    ratio: 'aspect-3/2 md:aspect-4/5 lg:aspect-3/2',
    phone: '100vw',
    sizes: '(width < 64rem) 38vw, 66vw',
  },
] as const
type Layout = (typeof layouts)[number]

export function ArticleGrid() {
  const { title, articles } = journal.articleGrid
  return (
    <section aria-labelledby="article-grid-title" className="page-grid pb-10 lg:pb-14">
      <h2
        id="article-grid-title"
        className="col-span-full mb-12 border-t border-ink pt-5 text-h2 lg:mb-18"
      >
        {title}
      </h2>
      {articles.map((article, index) => (
        <Card key={article.slug} article={article} {...layouts[index % layouts.length]!} />
      ))}
    </section>
  )
}

/** One link a card, stretched over all of it. */
function Card({ article, card, frame, ratio, phone, sizes }: Layout & { article: ListedArticle }) {
  return (
    <article
      className={`group relative col-span-full row-span-2 grid grid-cols-subgrid content-start pb-18 lg:pb-28 ${card}`}
    >
      <div className={`self-end ${frame}`}>
        <Picture
          picture={article.picture}
          phone={phone}
          sizes={sizes}
          className={`w-full ${ratio}`}
        />
      </div>
      <div className="@container col-span-full pt-5">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-fine">
          {article.category && <span className="text-ink">{article.category}</span>}
          <span>{article.date}</span>
          <span>{article.readTime}</span>
        </p>
        <h3 className="mt-4 text-h3 decoration-1 underline-offset-[0.15em] group-hover:underline">
          {article.title}
        </h3>
        <p className="mt-3 max-w-(--measure) text-quiet @min-[15em]:line-clamp-4">
          {article.teaser}
        </p>
        <Link
          prefetch={false}
          href={`/journal/${article.slug}`}
          className="mt-2 touch text-link after:absolute after:inset-0"
        >
          {journal.articleGrid.read}
          <span className="sr-only">: {article.title}</span>
        </Link>
      </div>
    </article>
  )
}
