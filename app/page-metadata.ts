import type { Metadata } from 'next'
import { cardPicture } from '@/content/cards'
import { journal } from '@/content/journal'
import { type ScreenName, screens } from '@/content/screens'
import { studio } from '@/content/studio'

interface Page {
  title: string
  description: string
  /** Absolute on the site, as '/process'. Addresses become whole with `metadataBase`. */
  path: string
  /** Its name in content/cards.ts. */
  card: string
  /** An essay's month, as 2024-12. */
  published?: string
}

/** The same of a screen of the list, which a document is named after unless its words say otherwise. */
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
