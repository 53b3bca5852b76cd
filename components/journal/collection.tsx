import type { Journal } from '@/content/journal'
import { ArticleCard } from './article-card'

/** Where the six articles stand, in their order: seven columns and five, then thirds, then one across the page. */
const places = [
  { at: 'md:col-span-7', ratio: 'aspect-3/2', sizes: '(width < 48rem) 100vw, 54vw' },
  { at: 'md:col-span-5', ratio: 'aspect-4/5', sizes: '(width < 48rem) 100vw, 38vw' },
  { at: 'md:col-span-4', ratio: 'aspect-4/5', sizes: '(width < 48rem) 100vw, 30vw' },
  { at: 'md:col-span-4', ratio: 'aspect-3/2', sizes: '(width < 48rem) 100vw, 30vw' },
  { at: 'md:col-span-4', ratio: 'aspect-4/5', sizes: '(width < 48rem) 100vw, 30vw' },
  { at: 'md:col-span-12', ratio: 'aspect-3/2', sizes: '(width < 48rem) 100vw, 54vw' },
] as const
const lastPlace = places[places.length - 1]!

export function Collection({ title, articles, read }: Journal['collection']) {
  return (
    <section aria-labelledby="collection-title" className="page-grid gap-y-18 pb-28 lg:pb-42">
      <h2 id="collection-title" className="col-span-full border-t border-ink pt-4 text-h2">
        {title}
      </h2>
      {articles.map((article, index) => {
        const { at, ratio, sizes } = places[index] ?? lastPlace
        return (
          <div key={article.slug} className={`col-span-full ${at}`}>
            <ArticleCard article={article} read={read} ratio={ratio} sizes={sizes} />
          </div>
        )
      })}
    </section>
  )
}
