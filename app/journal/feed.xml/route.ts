import { essayInFeed } from '@/app/journal/feed.xml/essay-in-feed'
import { addressOf } from '@/app/site-address'
import { journal, library } from '@/content/journal'
import { studio } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { atom } from '@/lib/atom'

export const dynamic = 'force-static'

/** The essays whole, for whoever reads elsewhere. */
export async function GET() {
  const entries = library.map(async ({ slug, title, date, category, description }) => ({
    title,
    category,
    page: addressOf(`/journal/${slug}`),
    published: firstDay(date),
    summary: description,
    content: await essayInFeed(slug),
  }))
  const feed = atom({
    title: `${journal.header.title} | ${studio.name}`,
    subtitle: journal.header.tagline,
    author: studio.name,
    page: addressOf('/journal'),
    self: addressOf(journal.newsletter.feed.href),
    entries: await Promise.all(entries),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
