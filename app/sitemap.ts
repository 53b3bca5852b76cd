import type { MetadataRoute } from 'next'
import { articles } from '@/content/journal'
import { isTrial } from '@/content/placeholders'
import { pagePaths } from '@/content/studio'
import { firstDay } from '@/lib/article-month'
import { readBuildEnv } from '@/lib/env'
import { addressOf } from '@/lib/site-address'

/** Crawlers ignore the dates of a site that guesses them: only articles have one. */
export default function sitemap(): MetadataRoute.Sitemap {
  if (isTrial(readBuildEnv())) return []
  const articlePages = articles.map(({ slug, date }) => ({
    url: addressOf(`/journal/${slug}`),
    lastModified: firstDay(date),
  }))
  return [...pagePaths.map(path => ({ url: addressOf(path) })), ...articlePages]
}
