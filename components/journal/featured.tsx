import { Picture } from '@/components/site/picture'
import { buttonVariants } from '@/components/ui/button'
import type { Journal } from '@/content/journal'
import { PageLink } from '@/components/site/page-link'

export function Featured({ label, article, read }: Journal['featured']) {
  return (
    <article aria-labelledby="featured-title" className="pt-8 pb-28 lg:pb-42">
      <Picture
        picture={article.picture}
        phone="100vw"
        sizes="max(100vw, 70vh)"
        priority
        tallBelow="sm"
        className="aspect-4/5 w-full object-cover sm:aspect-3/2 lg:aspect-video lg:max-h-[88svh]"
      />
      <div className="page-grid pt-6 lg:pt-10">
        <p className="col-span-full text-small lg:col-start-2">{label}</p>
        <h2
          id="featured-title"
          className="col-span-full mt-6 text-display md:col-span-10 lg:col-span-6 lg:col-start-2 lg:mt-8"
        >
          {article.title}
        </h2>
        <div className="col-span-full mt-6 max-w-(--measure) md:col-span-9 lg:col-span-4 lg:col-start-8 lg:mt-9">
          <p className="flex flex-wrap gap-x-4 text-small text-fine">
            <span>{article.date}</span>
            <span>{article.readTime}</span>
          </p>
          <p className="mt-4 text-quiet">{article.description}</p>
          <PageLink href={`/journal/${article.slug}`} className={buttonVariants({ className: 'mt-8 max-sm:w-full' })}>
            {read}
          </PageLink>
        </div>
      </div>
    </article>
  )
}
