import type { MetadataRoute } from 'next'
import { library } from '@/content/journal'
import { screens } from '@/content/screens'
import { legalPages } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { addressOf } from '@/lib/site-address'

/**
 * A page has a date only where one is known, from an essay's month. Crawlers ignore the dates of a
 * site that guesses them.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const essays = library.map(({ slug, date }) => ({
    url: `/journal/${slug}`,
    lastModified: firstDay(date),
  }))
  const pages = [...Object.values(screens).map(({ path }) => path), ...legalPages].map(url => ({
    url,
  }))
  return [...pages, ...essays].map(entry => ({ ...entry, url: addressOf(entry.url) }))
}
