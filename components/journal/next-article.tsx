import { Picture } from '@/components/site/picture'
import { SiteLink } from '@/components/site/site-link'
import { journal, type Article } from '@/content/journal'
import { articleTransitionTypes, PictureTransition } from './picture-transition'

export function NextArticle({ article }: { article: Article }) {
  const { back, next } = journal.article
  return (
    <aside aria-labelledby="next-title" className="page-grid items-end gap-y-10 pb-28 lg:pb-42">
      <PictureTransition
        slug={article.slug}
        className="max-md:bleed md:order-last md:col-[7/-1] md:bleed-end"
      >
        <Picture
          picture={article.picture}
          phone={{ vw: 100 }}
          desktop={{ width: '50vw' }}
          className="slide-up aspect-2/1 w-full"
        />
      </PictureTransition>
      <div className="@container border-t pt-6 md:col-span-5">
        <h2 id="next-title" className="font-text text-small font-medium text-fine">
          {next}
        </h2>
        <p className="mt-3">
          <SiteLink
            href={`/journal/${article.slug}`}
            transitionTypes={articleTransitionTypes(article.slug)}
            className="font-display text-h2 text-[min(var(--text-h2),17cqi)] font-light decoration-1 underline-offset-[0.15em] hover:underline"
          >
            {article.title}
          </SiteLink>
        </p>
        <p className="mt-4 flex flex-wrap gap-x-4 text-small text-fine">
          <span>{article.date}</span>
          <span>{article.readTime}</span>
        </p>
        <p className="mt-8">
          {/* Overrides SiteLink's mark, which every page under /journal would get. */}
          <SiteLink href="/journal" aria-current={undefined} className="touch-target text-link">
            {back}
          </SiteLink>
        </p>
      </div>
    </aside>
  )
}
