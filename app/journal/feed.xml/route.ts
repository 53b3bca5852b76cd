import { generateAtomFeed } from 'feedsmith'
import { journal, articles } from '@/content/journal'
import { studio } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { absoluteUrl } from '@/lib/site-address'

export const dynamic = 'force-static'

const midnight = (month: string) => new Date(`${firstDay(month)}T00:00:00+05:30`)

/** Feed readers identify an article by its address and date, so neither may change. */
export function GET() {
  const newestFirst = articles.toSorted((a, b) => +midnight(b.date) - +midnight(a.date))
  const feed = generateAtomFeed({
    xml: { lang: 'en-IN' },
    id: absoluteUrl('/journal'),
    title: { value: `${journal.header.title} | ${studio.name}` },
    subtitle: { value: journal.header.tagline },
    updated: midnight(newestFirst[0]!.date),
    authors: [{ name: studio.name }],
    links: [
      { rel: 'self', href: absoluteUrl(journal.newsletter.feed.href) },
      { href: absoluteUrl('/journal') },
    ],
    entries: newestFirst.map(({ slug, title, date, category, description }) => ({
      id: absoluteUrl(`/journal/${slug}`),
      title: { value: title },
      summary: { value: description },
      published: midnight(date),
      updated: midnight(date),
      links: [{ href: absoluteUrl(`/journal/${slug}`) }],
      categories: category ? [{ term: category }] : [],
    })),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
