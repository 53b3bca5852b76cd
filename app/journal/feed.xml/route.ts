import { generateAtomFeed } from 'feedsmith'
import { essayInFeed } from '@/app/journal/feed.xml/essay-in-feed'
import { addressOf } from '@/lib/site-address'
import { journal, library } from '@/content/journal'
import { studio } from '@/content/studio'
import { firstDay } from '@/lib/article-month'

export const dynamic = 'force-static'

/** The essays in full for feed readers, newest first. The address identifies an essay there and must not change. */
export async function GET() {
  const newestFirst = library.toSorted((a, b) => firstDay(b.date).localeCompare(firstDay(a.date)))
  const page = addressOf('/journal')
  const feed = generateAtomFeed(
    {
      xml: { lang: 'en-IN' },
      id: page,
      title: { value: `${journal.header.title} | ${studio.name}` },
      subtitle: { value: journal.header.tagline },
      updated: midnight(newestFirst[0]!.date),
      authors: [{ name: studio.name }],
      links: [
        { rel: 'self', type: 'application/atom+xml', href: addressOf(journal.newsletter.feed.href) },
        { rel: 'alternate', type: 'text/html', href: page },
      ],
      entries: await Promise.all(newestFirst.map(entry)),
    },
    { strict: true },
  )
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

async function entry({ slug, title, date, category, description, author }: (typeof library)[number]) {
  const page = addressOf(`/journal/${slug}`)
  return {
    id: page,
    title: { value: title },
    ...(author && { authors: [{ name: author }] }),
    links: [{ rel: 'alternate', type: 'text/html', href: page }],
    published: midnight(date),
    updated: midnight(date),
    categories: category ? [{ term: category }] : [],
    summary: { value: description },
    content: { type: 'html', value: await essayInFeed(slug) },
  }
}

/** The first day of an article's month, at midnight in India. */
const midnight = (month: string) => new Date(`${firstDay(month)}T00:00:00+05:30`)
