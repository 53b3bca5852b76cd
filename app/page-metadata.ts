import type { Metadata } from 'next'
import { type EncodedPicture, pictures, sharePicture } from '@/content/encoded-pictures'
import { journal } from '@/content/journal'
import { type SitePage, type SitePageName, sitePages } from '@/content/site-pages'
import { studio } from '@/content/studio'

interface Page {
  title: string
  description: string
  /** Such as '/process'. `metadataBase` makes the address absolute. */
  path: string
  /** Of a shared link. */
  picture: EncodedPicture
  /** An article's month, as 2024-12. */
  published?: string
}

/** The metadata of a site page, whose name is its title unless another is given. */
export function sitePageMetadata(
  name: SitePageName,
  words: { title?: string; description: string },
) {
  const { title, path, picture, share = picture }: SitePage = sitePages[name]
  return pageMetadata({ title, ...words, path, picture: pictures[share] })
}

const feed = {
  url: journal.newsletter.feed.href,
  title: `${journal.header.title} | ${studio.name}`,
}

/** A page's metadata for search engines and link previews. */
export function pageMetadata({ title, description, path, picture, published }: Page): Metadata {
  const shared = { title, description, images: [sharePicture(picture)] }
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
