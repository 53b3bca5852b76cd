/*
 * What a page may weigh, in bytes, with any studio's photographs and words. The first delivery weighs far less:
 * e2e/delivered/weight.spec.ts.
 */

const KB = 1000

/** For each page. Scripts and style sheets compressed by gzip. */
export const weights = {
  /** Next and React alone are 135 KB; the rest is the menu, the theme, the films and the links. */
  script: 143 * KB,
  /** A form adds React Hook Form. zod and the toasts come when it is touched. */
  scriptWithForm: 166 * KB,
  /** At most two sheets, on an essay: they delay the first paint. */
  styles: 14 * KB,
  /** The document, compressed by brotli, with React's data: slow 4G transfers 40 KB in a quarter of a second. */
  document: 40 * KB,
  /** Display and text fonts, and Devanagari where a page has a word in it. */
  fonts: 140 * KB,
  /** Files before the first scroll: each takes a round trip. */
  requests: 24,
}

/** Pictures before the first scroll, and the whole home page without its films, on each kind of screen. */
export const screenWeights = {
  /** A second on slow 4G, and what loads before it is scrolled to. */
  phone: { pictures: 200 * KB, home: 900 * KB },
  /** The same pictures, twice as wide. */
  desktop: { pictures: 400 * KB, home: 1_800 * KB },
}
