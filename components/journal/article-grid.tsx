import { Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { journal, type ListedArticle } from '@/content/journal'
import { cn } from '@/lib/utils'
import { OpeningPicture } from './opening-picture'

/** On a phone a tall picture leaves a column free at either side by turns. */
const onPhone = {
  wide: { frame: 'col-span-full max-md:bleed', phone: '100vw' },
  tallAtEnd: { frame: 'col-[2/-1] max-md:bleed-end md:col-span-full', phone: '78vw' },
  tallAtStart: { frame: 'col-[1/-2] max-md:bleed-start md:col-span-full', phone: '78vw' },
} as const

/** Three share two rows: their titles stand on one line under pictures of different heights. */
const desktopThird = 'lg:col-span-4 lg:grid-rows-subgrid'

/**
 * How six cards stand, and any six after them: on a tablet three rows of seven columns and five, on
 * a desktop one such row, three thirds, and the sixth alone.
 */
const cardLayouts = [
  { ...onPhone.wide, card: 'md:col-span-7', ratio: 'aspect-3/2', sizes: '54vw' },
  { ...onPhone.tallAtEnd, card: 'md:col-span-5', ratio: 'aspect-4/5', sizes: '38vw' },
  {
    ...onPhone.tallAtStart,
    card: `md:col-span-5 ${desktopThird}`,
    ratio: 'aspect-4/5',
    sizes: '(width < 64rem) 38vw, 30vw',
  },
  {
    ...onPhone.wide,
    card: `md:col-span-7 ${desktopThird}`,
    ratio: 'aspect-3/2',
    sizes: '(width < 64rem) 54vw, 30vw',
  },
  {
    ...onPhone.tallAtEnd,
    card: `md:col-span-7 ${desktopThird}`,
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
type CardLayout = (typeof cardLayouts)[number]

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
        <Card key={article.slug} article={article} {...cardLayouts[index % cardLayouts.length]!} />
      ))}
    </section>
  )
}

/** One link a card, stretched over all of it; its name says which article it continues. */
function Card({
  article,
  card,
  frame,
  ratio,
  phone,
  sizes,
}: CardLayout & { article: ListedArticle }) {
  return (
    <article
      className={cn(
        'group relative col-span-full row-span-2 grid grid-cols-subgrid content-start pb-18 lg:pb-28',
        card,
      )}
    >
      <OpeningPicture slug={article.slug} className={cn('self-end', frame)}>
        <Picture
          picture={article.picture}
          phone={phone}
          sizes={sizes}
          className={cn('w-full', ratio)}
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
          className="mt-2 touch text-link after:absolute after:inset-0"
        >
          {journal.articleGrid.read}
          <span className="sr-only">: {article.title}</span>
        </SiteLink>
      </div>
    </article>
  )
}
