import { articles } from '@/content/journal'
import { sitePages } from '@/content/site-pages'

const listed = Object.values(sitePages).map(({ path }) => path as string)

/** The path of every page. */
export const paths = [...listed, ...articles.map(({ slug }) => `/journal/${slug}`)]

export const missing = '/no/such/page'

/** Every site page. One article stands for all, because they share a page. */
export const routes = [...listed, `/journal/${articles[0]!.slug}`, missing].map(path => ({
  path,
  status: path === missing ? 404 : 200,
}))
export type Route = (typeof routes)[number]
