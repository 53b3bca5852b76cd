import type { MetadataRoute } from 'next'
import { articles } from '@/content/journal'
import { isTrial } from '@/content/placeholders'
import { sitePages } from '@/content/site-pages'
import { legalPages } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { addressOf } from '@/lib/site-address'

/** Crawlers ignore the dates of a site that guesses them: only articles have one. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (isTrial(process.env)) return []
  const articlePages = articles.map(({ slug, date }) => ({
    url: `/journal/${slug}`,
    lastModified: firstDay(date),
  }))
  const pages = [...Object.values(sitePages).map(({ path }) => path), ...legalPages].map(url => ({
    url,
  }))
  return [...pages, ...articlePages].map(entry => ({ ...entry, url: addressOf(entry.url) }))
}
