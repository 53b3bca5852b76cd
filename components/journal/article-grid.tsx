import { type Boxes, Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { journal, type ListedArticle } from '@/content/journal'
import { cn } from '@/lib/utils'
import { OpeningPicture } from './opening-picture'

/** Three share two rows: their titles stand on one line under pictures of different heights. */
const desktopThird = 'lg:col-span-4 lg:grid-rows-subgrid'

interface CardLayout extends Boxes {
  card: string
  aspect: string
  frame?: string
}

const wide = { aspect: 'aspect-3/2', phone: ['100vw'], tablet: ['54vw'] } as const
const upright = { aspect: 'aspect-4/5', phone: ['100vw', 4 / 5], tablet: ['38vw', 4 / 5] } as const

/** Of six, and any six after them: on a desktop a row of two, one of three, the sixth alone. */
const cardLayouts: CardLayout[] = [
  { ...wide, card: 'md:col-span-7', desktop: ['54vw'] },
  { ...upright, card: 'md:col-span-5', desktop: ['38vw', 4 / 5] },
  { ...upright, card: `md:col-span-5 ${desktopThird}`, desktop: ['30vw', 4 / 5] },
  { ...wide, card: `md:col-span-7 ${desktopThird}`, desktop: ['30vw'] },
  { ...upright, card: `md:col-span-5 ${desktopThird}`, desktop: ['30vw', 4 / 5] },
  {
    ...wide,
    card: 'md:col-span-7 lg:col-span-full lg:items-end lg:*:last:col-span-4 xl:*:last:pe-6',
    frame: 'lg:order-last lg:col-[5/-1] lg:bleed-end',
    desktop: ['66vw'],
  },
]

export function ArticleGrid() {
  const { title, articles } = journal.articleGrid
  return (
    <section aria-labelledby="article-grid-title" className="page-grid pb-10 lg:pb-14">
      <h2 id="article-grid-title" className="mb-12 border-t border-ink pt-5 text-h2 lg:mb-18">
        {title}
      </h2>
      {articles.map((article, index) => (
        <Card key={article.slug} article={article} {...cardLayouts[index % cardLayouts.length]!} />
      ))}
    </section>
  )
}

function Card({ article, card, aspect, frame, ...boxes }: CardLayout & { article: ListedArticle }) {
  return (
    <article
      className={cn(
        'group relative row-span-2 grid grid-cols-subgrid content-start pb-18 lg:pb-28',
        card,
      )}
    >
      <OpeningPicture
        slug={article.slug}
        className={cn('col-span-full self-end overflow-clip max-md:bleed', frame)}
      >
        <Picture picture={article.picture} {...boxes} className={cn('w-full breathes', aspect)} />
      </OpeningPicture>
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
        <SiteLink
          href={`/journal/${article.slug}`}
          className="mt-2 touch text-link after:absolute after:inset-0"
        >
          {journal.articleGrid.read}
          <span className="sr-only">: {article.title}</span>
        </SiteLink>
      </div>
    </article>
  )
}
