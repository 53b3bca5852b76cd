import { cx } from 'class-variance-authority'
import { Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { journal, type ListedArticle } from '@/content/journal'
import { articleTransitionTypes, PictureTransition } from './picture-transition'

interface CardLayout {
  isPortrait?: true
  desktop: string
  card?: string
  frame?: string
}

/** The titles of a row align although its pictures differ in height. */
const thirdOfRow = 'lg:col-span-4 lg:grid-rows-subgrid'

/** On a desktop: a row of two, a row of three, a row of one; then the pattern repeats. */
const cardLayouts: CardLayout[] = [
  { desktop: '54vw' },
  { isPortrait: true, desktop: '38vw' },
  { isPortrait: true, desktop: '30vw', card: thirdOfRow },
  { desktop: '30vw', card: thirdOfRow },
  { isPortrait: true, desktop: '30vw', card: thirdOfRow },
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

function Card({
  article,
  isPortrait,
  desktop,
  card,
  frame,
}: CardLayout & { article: ListedArticle }) {
  const ratio = isPortrait && 4 / 5
  return (
    <article
      className={cx(
        'group relative row-span-2 grid grid-cols-subgrid content-start pb-18 lg:pb-28',
        isPortrait ? 'md:col-span-5' : 'md:col-span-7',
        card,
      )}
    >
      <PictureTransition
        slug={article.slug}
        className={cx('col-span-full self-end overflow-clip max-md:bleed', frame)}
      >
        <Picture
          picture={article.picture}
          phone={{ vw: 100, ratio }}
          tablet={{ width: isPortrait ? '38vw' : '54vw', ratio }}
          desktop={{ width: desktop, ratio }}
          className={cx('w-full hover-zoom', isPortrait ? 'aspect-4/5' : 'aspect-3/2')}
        />
      </PictureTransition>
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
          transitionTypes={articleTransitionTypes(article.slug)}
          aria-label={`${journal.articleGrid.read}: ${article.title}`}
          className="mt-2 touch-target text-link after:absolute after:inset-0"
        >
          {journal.articleGrid.read}
        </SiteLink>
      </div>
    </article>
  )
}
