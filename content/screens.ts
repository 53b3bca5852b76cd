import type { PictureName } from './picture-list'

/** A page of the site that is no essay: its words are in a file beside this one, its page is app/<path>/page.tsx. */
export interface Screen {
  path: `/${string}`
  /** Its name in the footer, in the bar and in the menu. */
  label: string
  /** Whether the bar and the menu lead to it. */
  inBar: boolean
  /** Its headline: the first heading, its name to search engines. */
  title: string
  /** Its first picture. */
  picture: PictureName
  /** What its card says and shows, where that is not its title and its first picture: no two cards may look alike. */
  card?: { words?: string; picture?: PictureName }
}

/**
 * Every screen, in the order of bar, footer and site map. All that must know of a new one follows from its entry: navigation,
 * site map, caching, its card (`npm run cards`), and the tests that look at every screen.
 */
export const screens = {
  home: {
    path: '/',
    label: 'Home',
    inBar: false,
    title: 'Where Love Becomes Legend',
    picture: 'hero',
    card: { words: 'Indian wedding photography and film' }, // whoever is sent it does not know the studio
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
