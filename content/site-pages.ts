import type { PictureName } from './encoded-pictures'

/**
 * A page that is no article: its words are in a file beside this one, its page is
 * app/<path>/page.tsx.
 */
export interface SitePage {
  path: `/${string}`
  /** Its name in footer, bar and menu. */
  label: string
  /** Its headline: the first heading, and its name for search engines. */
  title: string
  /** Its first picture. */
  picture: PictureName
  /** The picture of a shared link, if not its first: no two pages may have the same. */
  share?: PictureName
}

/**
 * Every site page, in the order of footer and site map. These, caching, link previews and the tests
 * of all site pages follow from this list; the bar has one of its own in studio.ts.
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
