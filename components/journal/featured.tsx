import { fileWidth, Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { Button } from '@/components/ui/button'
import { journal } from '@/content/journal'
import { opening, OpeningPicture } from './opening-picture'

export function Featured() {
  const { label, article, read } = journal.featured
  return (
    <article
      aria-labelledby="featured-title"
      className="pt-6 pb-28 lg:pt-8 lg:pb-42 lg:portrait:pt-12"
    >
      {/* Before the picture, which would push them out of the first window. */}
      <div className="page-grid pb-6 lg:portrait:pb-10">
        <p className="text-small">{label}</p>
        <h2
          id="featured-title"
          className="mt-3 text-display lg:landscape:text-[min(var(--text-h2),9svh)]"
        >
          {article.title}
        </h2>
      </div>
      <div className="page-grid">
        <OpeningPicture
          slug={article.slug}
          style={fileWidth(article.picture)}
          className="max-sm:bleed sm:bleed-file"
        >
          <Picture
            picture={article.picture}
            phone={{ vw: 100, ratio: 4 / 5 }}
            desktop={{ width: '100vw' }}
            priority
            tallBelow="sm"
            className="aspect-4/5 w-full sm:aspect-3/2 lg:aspect-video lg:max-h-[88svh]"
          />
        </OpeningPicture>
      </div>
      <div className="page-grid pt-6 lg:pt-10">
        <p className="flex flex-wrap content-start gap-x-4 text-small text-fine md:col-span-4">
          <span>{article.date}</span>
          <span>{article.readTime}</span>
        </p>
        <div className="mt-4 max-w-(--measure) md:col-span-7 md:col-start-6 md:mt-0 lg:col-span-6">
          <p className="text-quiet">{article.description}</p>
          <Button asChild className="mt-8 max-sm:w-full">
            <SiteLink
              href={`/journal/${article.slug}`}
              transitionTypes={opening(article.slug)}
              aria-label={`${read}: ${article.title}`}
            >
              {read}
            </SiteLink>
          </Button>
        </div>
      </div>
    </article>
  )
}
