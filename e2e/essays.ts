import { library } from '@/content/journal'

/** Every essay, in the order in which one leads to the next. */
export const essays = library.map(({ slug, title, description }) => ({ slug, title, description }))

/** The path of every page that is there. */
export const paths = ['/', '/process', '/journal', '/contact', ...essays.map(({ slug }) => `/journal/${slug}`)]
