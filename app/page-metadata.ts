import type { Metadata } from 'next'
import { cardPicture } from '@/content/cards'
import { journal } from '@/content/journal'
import { type ScreenName, screens } from '@/content/screens'
import { studio } from '@/content/studio'

interface Page {
  title: string
  description: string
  /** Such as '/process'. `metadataBase` makes the address absolute. */
  path: string
  /** Its name in content/cards.ts. */
  card: string
  /** An essay's month, as 2024-12. */
  published?: string
}

/** The metadata of a screen of the list, whose name is its title unless another is given. */
export const screenMetadata = (name: ScreenName, words: { title?: string; description: string }) =>
  pageMetadata({ title: screens[name].title, ...words, path: screens[name].path, card: name })

const feed = { url: journal.newsletter.feed.href, title: `${journal.header.title} | ${studio.name}` }

/** A page's metadata for search engines and link previews. */
export function pageMetadata({ title, description, path, card, published }: Page): Metadata {
  const shared = { title, description, images: [cardPicture(card)] }
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': [feed] } },
    openGraph: {
      ...shared,
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      url: path,
      siteName: studio.name,
      locale: 'en_IN',
    },
    twitter: { ...shared, card: 'summary_large_image' },
  }
}
