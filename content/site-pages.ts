import type { PictureName } from './pictures/encoded'

export interface SitePage {
  path: `/${string}`
  label: string
  title: string
  picture: PictureName
  /** A shared link shows this picture instead of `picture`. No two pages may share one. */
  share?: PictureName
}

/** Footer, site map, caching, link previews and tests follow. The bar has a list of its own. */
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
