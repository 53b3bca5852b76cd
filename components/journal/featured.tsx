import { SiteLink } from '@/components/site/site-link'
import { Button } from '@/components/ui/button'
import { journal } from '@/content/journal'
import { LeadPicture } from './lead-picture'
import { articleTransitionTypes } from './picture-transition'

export function Featured() {
  const { label, article, read } = journal.featured
  return (
    <article
      aria-labelledby="featured-title"
      className="pt-6 pb-28 lg:pt-8 lg:pb-42 lg:portrait:pt-12"
    >
      {/* The title comes first: below the picture it would be out of view when the page opens. */}
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
        <LeadPicture
          article={article}
          frameClassName="max-sm:bleed sm:bleed-file"
          className="sm:aspect-2/1 lg:aspect-[2.39]"
        />
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
              transitionTypes={articleTransitionTypes(article.slug)}
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
