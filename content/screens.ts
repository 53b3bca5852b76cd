import type { PictureName } from './picture-list'

/** A page that is no essay: its words are in a file beside this one, its page is app/<path>/page.tsx. */
export interface Screen {
  path: `/${string}`
  /** Its name in footer, bar and menu. */
  label: string
  /** Whether bar and menu link to it. */
  inBar: boolean
  /** Its headline: the first heading, and its name for search engines. */
  title: string
  /** Its first picture. */
  picture: PictureName
  /** The words and the picture of its card, if not its title and first picture: no two cards may look alike. */
  card?: { words?: string; picture?: PictureName }
}

/**
 * Every screen, in the order of bar, footer and site map. Navigation, site map, caching, cards (`npm run cards`) and the tests
 * of all screens follow from this list.
 */
export const screens = {
  home: {
    path: '/',
    label: 'Home',
    inBar: false,
    title: 'Where Love Becomes Legend',
    picture: 'hero',
    card: { words: 'Indian wedding photography and film' }, // for those who do not know the studio
  },
  process: {
    path: '/process',
    label: 'Our Process',
    inBar: true,
    title: 'Our Signature Process',
    picture: 'process',
    card: { picture: 'process-3' },
  },
  journal: {
    path: '/journal',
    label: 'Journal',
    inBar: true,
    title: 'Journal',
    picture: 'essay-the-grammar-of-light',
    card: { picture: 'phase-3' },
  },
  contact: { path: '/contact', label: 'Contact', inBar: true, title: 'Begin Your Vista', picture: 'contact' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

export const screenNames = Object.keys(screens) as ScreenName[]
