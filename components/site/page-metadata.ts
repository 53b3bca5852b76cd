import type { Metadata } from 'next'
import { type EncodedPicture, pictures } from '@/content/pictures/encoded'
import { journal } from '@/content/journal'
import { isTrial } from '@/content/placeholders'
import { type SitePage, type SitePageName, sitePages } from '@/content/site-pages'
import { studio } from '@/content/studio'
import { readBuildEnv } from '@/lib/env'
import { sharePicture } from './share-picture'

interface Page {
  title: string
  description: string
  path: string
  picture: EncodedPicture
  published?: string
}

export const robots: Metadata['robots'] = isTrial(readBuildEnv())
  ? { index: false }
  : { 'max-image-preview': 'large' }

export function sitePageMetadata(
  name: SitePageName,
  metadata: { title?: string; description: string },
) {
  const { title, path, picture, share = picture }: SitePage = sitePages[name]
  return pageMetadata({ title, ...metadata, path, picture: pictures[share] })
}

const feed = {
  url: journal.newsletter.feed.href,
  title: `${journal.header.title} | ${studio.name}`,
}

export function pageMetadata({ title, description, path, picture, published }: Page): Metadata {
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': [feed] } },
    openGraph: {
      title,
      description,
      images: [sharePicture(picture)],
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
      url: path,
      siteName: studio.name,
      locale: 'en_IN',
    },
    twitter: { card: 'summary_large_image' },
  }
}
