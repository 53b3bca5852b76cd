import type { Article, Journal } from '@/content/journal'
import { PageLink } from '@/components/site/page-link'

type Props = Pick<Journal['article'], 'back' | 'next'> & { article: Article }

export function NextArticle({ article, back, next }: Props) {
  return (
    <aside aria-labelledby="next-title" className="page-grid pb-28 lg:pb-42">
      <div className="col-span-full border-t border-hairline pt-6 lg:col-span-11 lg:col-start-2">
        <h2 id="next-title" className="font-text text-small font-medium text-fine">
          {next}
        </h2>
        <p className="mt-3">
          <PageLink
            href={`/journal/${article.slug}`}
            className="font-display text-h2 font-light decoration-1 underline-offset-[0.15em] hover:underline"
          >
            {article.title}
          </PageLink>
        </p>
        <p className="mt-8">
          <PageLink href="/journal" className="touch text-link">
            {back}
          </PageLink>
        </p>
      </div>
    </aside>
  )
}
