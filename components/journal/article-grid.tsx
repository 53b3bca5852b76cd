import { Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { journal, type ListedArticle } from '@/content/journal'
import { cn } from '@/lib/utils'
import { opening, OpeningPicture } from './opening-picture'

interface CardLayout {
  upright?: true
  desktop: string
  card?: string
  frame?: string
}

/** Titles stand on one line under pictures of different heights. */
const third = 'lg:col-span-4 lg:grid-rows-subgrid'

/** On a desktop a row of two, one of three, the sixth alone; then again. */
const cardLayouts: CardLayout[] = [
  { desktop: '54vw' },
  { upright: true, desktop: '38vw' },
  { upright: true, desktop: '30vw', card: third },
  { desktop: '30vw', card: third },
  { upright: true, desktop: '30vw', card: third },
  {
    desktop: '66vw',
    card: 'lg:col-span-full lg:items-end lg:*:last:col-span-4 xl:*:last:pe-6',
    frame: 'lg:order-last lg:col-[5/-1] lg:bleed-end',
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

function Card({ article, upright, desktop, card, frame }: CardLayout & { article: ListedArticle }) {
  const ratio = upright && 4 / 5
  return (
    <article
      className={cn(
        'group relative row-span-2 grid grid-cols-subgrid content-start pb-18 lg:pb-28',
        upright ? 'md:col-span-5' : 'md:col-span-7',
        card,
      )}
    >
      <OpeningPicture
        slug={article.slug}
        className={cn('col-span-full self-end overflow-clip max-md:bleed', frame)}
      >
        <Picture
          picture={article.picture}
          phone={{ vw: 100, ratio }}
          tablet={{ width: upright ? '38vw' : '54vw', ratio }}
          desktop={{ width: desktop, ratio }}
          className={cn('w-full breathes', upright ? 'aspect-4/5' : 'aspect-3/2')}
        />
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
          transitionTypes={opening(article.slug)}
          aria-label={`${journal.articleGrid.read}: ${article.title}`}
          className="mt-2 touch text-link after:absolute after:inset-0"
        >
          {journal.articleGrid.read}
        </SiteLink>
      </div>
    </article>
  )
}
