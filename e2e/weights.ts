/*
 * What a page may weigh, in bytes. These hold for any studio's photographs and words; what the first delivery weighs is far below,
 * and pinned in e2e/delivered/weight.spec.ts.
 */

const KB = 1000

/** On each page. Scripts and style sheets as gzip makes them. */
export const weights = {
  /** Next and React alone are 135 KB; the rest is the menu, the theme, the films and the links. */
  script: 143 * KB,
  /** A form adds React Hook Form. zod and the toasts come when it is touched. */
  scriptWithForm: 166 * KB,
  /** Two sheets at most, an essay's with its own: they are on the narrow line before the first paint. */
  styles: 14 * KB,
  /** The document as brotli makes it, with the data for React in it: a phone on slow 4G reads 40 KB in a quarter of a second. */
  document: 40 * KB,
  /** Both faces of display and text, and those of Devanagari where a page has a word in it. */
  fonts: 140 * KB,
  /** Files before the first scroll: each costs a turn on a slow line. */
  requests: 24,
}

/** Pictures before the first scroll, and the whole home page without its films, on each kind of screen. */
export const screenWeights = {
  /** A second on slow 4G, and what is there before it is scrolled to. */
  phone: { pictures: 200 * KB, home: 900 * KB },
  /** The same pictures, twice as wide. */
  desktop: { pictures: 400 * KB, home: 1_800 * KB },
}
