import type { PictureName } from './encoded-pictures'

/** A page that is no article: app/<path>/page.tsx. */
export interface SitePage {
  path: `/${string}`
  /** Its name in footer, bar and menu. */
  label: string
  /** The first heading, and its name for search engines. */
  title: string
  /** Its first picture. */
  picture: PictureName
  /** The picture of a shared link, if not its first: no two pages may have the same. */
  share?: PictureName
}

/**
 * In the order of footer and site map, which follow from this list with caching, link previews and
 * the tests of all site pages. The bar has one of its own in studio.ts.
 */
export const sitePages = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Where Love Becomes Legend',
    picture: 'hero',
  },
  process: {
    path: '/process',
    label: 'Our Process',
    title: 'Our Signature Process',
    picture: 'process',
    share: 'process-3',
  },
  journal: {
    path: '/journal',
    label: 'Journal',
    title: 'Journal',
    picture: 'article-the-grammar-of-light',
    share: 'signature',
  },
  contact: { path: '/contact', label: 'Contact', title: 'Begin Your Vista', picture: 'contact' },
} as const satisfies Record<string, SitePage>

export type SitePageName = keyof typeof sitePages

export const sitePageNames = Object.keys(sitePages) as SitePageName[]
