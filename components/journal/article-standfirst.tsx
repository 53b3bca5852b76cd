import type { Article, Journal } from '@/content/journal'

type Props = Pick<Journal['article'], 'coming' | 'explanation'> & { article: Article }

/** What an article shows until its essay stands there: what it is about, and that it is still being written. */
export function ArticleStandfirst({ article, coming, explanation }: Props) {
  return (
    <div className="page-grid py-18 lg:py-28">
      <div className="col-span-full max-w-(--measure) md:col-span-9 md:col-start-3 lg:col-start-6">
        <p className="text-lead">{article.description}</p>
        <p className="mt-12 border border-hairline p-6 text-quiet">
          <strong className="block font-medium text-ink">{coming}</strong> {explanation}
        </p>
      </div>
    </div>
  )
}
