import { journal } from '@/content/journal'
import { ArticleCard, type CardLayout } from './article-card'

/** On a phone a wide picture takes the whole width, a tall one leaves a column free at either side by turns. */
const wide = 'col-span-full max-md:bleed'
const tallAtEnd = 'col-[2/-1] max-md:bleed-end md:col-span-full'
const tallAtStart = 'col-[1/-2] max-md:bleed-start md:col-span-full'

/** Three in thirds share two rows: their titles stand on one line under pictures of different heights. */
const third = 'lg:col-span-4 lg:grid-rows-subgrid'
const below = 'col-span-full'

/** Where six stand, and any six after them: on a tablet three rows of seven columns and five, on a desktop one, the thirds, and the sixth alone. */
const layouts: readonly CardLayout[] = [
  { card: 'md:col-span-7', frame: wide, ratio: 'aspect-3/2', words: below, phone: '100vw', sizes: '54vw' },
  { card: 'md:col-span-5', frame: tallAtEnd, ratio: 'aspect-4/5', words: below, phone: '78vw', sizes: '38vw' },
  {
    card: `md:col-span-5 ${third}`,
    frame: tallAtStart,
    ratio: 'aspect-4/5',
    words: below,
    phone: '78vw',
    sizes: '(width < 64rem) 38vw, 30vw',
  },
  {
    card: `md:col-span-7 ${third}`,
    frame: wide,
    ratio: 'aspect-3/2',
    words: below,
    phone: '100vw',
    sizes: '(width < 64rem) 54vw, 30vw',
  },
  {
    card: `md:col-span-7 ${third}`,
    frame: tallAtEnd,
    ratio: 'aspect-4/5 md:aspect-3/2 lg:aspect-4/5',
    words: below,
    phone: '78vw',
    sizes: '(width < 64rem) 54vw, 30vw',
  },
  {
    card: 'md:col-span-5 lg:col-span-full lg:items-end',
    frame: 'col-span-full max-md:bleed lg:order-last lg:col-[5/-1] lg:bleed-end',
    ratio: 'aspect-3/2 md:aspect-4/5 lg:aspect-3/2',
    words: 'col-span-full lg:col-span-4 xl:pe-6',
    phone: '100vw',
    sizes: '(width < 64rem) 38vw, 66vw',
  },
]

export function Collection() {
  const { title, articles } = journal.collection
  return (
    <section aria-labelledby="collection-title" className="page-grid pb-10 lg:pb-14">
      <h2 id="collection-title" className="col-span-full mb-12 border-t border-ink pt-5 text-h2 lg:mb-18">
        {title}
      </h2>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} layout={layouts[index % layouts.length]!} />
      ))}
    </section>
  )
}
