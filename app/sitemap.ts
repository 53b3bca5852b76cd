import type { MetadataRoute } from 'next'
import { articles } from '@/content/journal'
import { isTrial } from '@/content/placeholders'
import { pagePaths } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { readBuildEnv } from '@/lib/env'
import { absoluteUrl } from '@/lib/site-address'

/** Only articles have a date, because crawlers ignore all dates of a site that guesses some. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (isTrial(readBuildEnv())) return []
  const articlePages = articles.map(({ slug, date }) => ({
    url: absoluteUrl(`/journal/${slug}`),
    lastModified: firstDay(date),
  }))
  return [...pagePaths.map(path => ({ url: absoluteUrl(path) })), ...articlePages]
}
