import { library } from '@/content/journal'
import { screens } from '@/content/screens'

const listed = Object.values(screens).map(({ path }) => path as string)

/** The path of every page. */
export const paths = [...listed, ...library.map(({ slug }) => `/journal/${slug}`)]

export const missing = '/no/such/page'

/** Every screen. One essay stands for all, because they share a page. */
export const routes = [...listed, `/journal/${library[0]!.slug}`, missing].map(path => ({
  path,
  status: path === missing ? 404 : 200,
}))
export type Route = (typeof routes)[number]
