import { articles } from '@/content/journal'
import { sitePages } from '@/content/site-pages'
import { legalPages } from '@/content/studio'

const sitePagePaths = [...Object.values(sitePages).map(({ path }) => path as string), ...legalPages]

export const allPaths = [...sitePagePaths, ...articles.map(({ slug }) => `/journal/${slug}`)]

export const missingPath = '/no/such/page'

/** One article represents all, because they share a template. */
export const onePathPerTemplate = [...sitePagePaths, `/journal/${articles[0]!.slug}`, missingPath]
