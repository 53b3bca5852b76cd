import { readFileSync } from 'node:fs'
import { library } from '@/content/journal'
import { writtenLegalPages } from '@/content/legal'
import { screens } from '@/content/screens'

/** Every essay, in the order in which one leads to the next. */
export const essays = library.map(({ slug, title, description }) => ({ slug, title, description }))

/** Those with notes. */
export const withNotes = essays.filter(({ slug }) =>
  /<Note\b/.test(readFileSync(`content/journal/${slug}.mdx`, 'utf8')),
)

/** The path of every page that is there. */
export const paths = [
  ...Object.values(screens).map(({ path }) => path),
  ...essays.map(({ slug }) => `/journal/${slug}`),
  ...writtenLegalPages.map(({ href }) => href),
]
