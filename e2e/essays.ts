import { library } from '@/content/journal'
import { screens } from '@/content/screens'

/** Every essay, in the order of their links. */
export const essays = library.map(({ slug, title, description }) => ({ slug, title, description }))

/** The path of every page. */
export const paths = [
  ...Object.values(screens).map(({ path }) => path),
  ...essays.map(({ slug }) => `/journal/${slug}`),
]
