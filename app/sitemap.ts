import type { MetadataRoute } from 'next'
import { library } from '@/content/journal'
import { screens } from '@/content/screens'
import { legalPages } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { addressOf } from '@/lib/site-address'

/** A page has a date only where one is known, from an essay's month. Crawlers ignore the dates of a site that guesses them. */
export default function sitemap(): MetadataRoute.Sitemap {
  const essays = library.map(({ slug, date }) => ({
    url: addressOf(`/journal/${slug}`),
    lastModified: firstDay(date),
  }))
  const newest = essays
    .map(({ lastModified }) => lastModified)
    .toSorted()
    .at(-1)
  const pages = Object.values(screens).map(screen => ({
    url: addressOf(screen.path),
    ...(screen === screens.journal && { lastModified: newest }),
  }))
  return [...pages, ...essays, ...legalPages.map(path => ({ url: addressOf(path) }))]
}
