/** One font file of the site: a subset cut from a package's font, and its `@font-face` rule. */
export interface FontSubset {
  /** Names its file: public/fonts/NAME-HASH.woff2. */
  name: string
  /** In node_modules. */
  from: string
  family: string
  style: 'normal' | 'italic'
  /** The weights in its rule; for a font that names only its own weight browsers synthesise bold. */
  weight: string
  /** The characters that are kept. */
  range: string
  /** Whether the rule has a `unicode-range`, so that browsers fetch the file only for a page with such a character. */
  onDemand: boolean
  /** Whether pages may preload it (app/preload-fonts.ts). */
  preload?: true
  axes?: Record<string, number | { min: number; max: number }>
  features?: string[]
}

/** The characters of English in the packages' "latin" files: a third less than with the accents. */
const latin =
  'U+20-7E, U+A0, U+A7, U+A9, U+AB, U+B0, U+B7, U+BB, U+BD, U+D7, U+E9, U+2009-200A, U+2013-2014, U+2018-2019, ' +
  'U+201C-201D, U+2026, U+202F, U+2032-2033, U+2212'
/** The rest of those files: accents, signs of other languages, arrows. */
const accents =
  'U+A1-A6, U+A8, U+AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC, U+BE-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2C6, U+2DA, ' +
  'U+2DC, U+2010-2012, U+2015, U+201A, U+201E, U+2022, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193'
/** European names and, where a font has it, romanised Sanskrit. */
const more =
  'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E0C-1E0D, U+1E24-1E25, U+1E36-1E39, U+1E40-1E47, U+1E5A-1E5D, ' +
  'U+1E62-1E63, U+1E6C-1E6D'
/** The rupee sign alone, 1 KB a font: prices need it, and hardly a page needs the rest of "latin-ext". */
const rupee = 'U+20B9'
const devanagari = 'U+900-97F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF'

// Small capitals, swashes, fractions and old-style figures are not used, and would double a font.
const features = ['ccmp', 'kern', 'liga', 'locl', 'lnum', 'mark', 'mkmk', 'tnum']

const newsreader = '@fontsource-variable/newsreader/files/newsreader'
const figtree = '@fontsource-variable/figtree/files/figtree'
/** Its display cut, light. */
const display = { family: 'Newsreader', weight: '100 900', axes: { opsz: 72, wght: 300 }, features }
const text = {
  family: 'Figtree',
  style: 'normal' as const,
  weight: '300 700',
  axes: { wght: { min: 300, max: 700 } },
  features,
}

/** Titles and words of other languages in the essays: fetched for these only, in one weight. */
const textItalic = { ...text, style: 'italic' as const, axes: { wght: 400 } }

function newsreaderSubsets(style: 'normal' | 'italic', suffix: string): FontSubset[] {
  const shared = { ...display, style, onDemand: true }
  const file = (subset: string) => `${newsreader}-${subset}-opsz-${style}.woff2`
  return [
    { ...shared, name: `display${suffix}`, from: file('latin'), range: latin, onDemand: false, preload: true },
    { ...shared, name: `display-accents${suffix}`, from: file('latin'), range: accents },
    { ...shared, name: `display-more${suffix}`, from: file('latin-ext'), range: more },
    { ...shared, name: `display-rupee${suffix}`, from: file('latin-ext'), range: rupee },
  ]
}

export const fontSubsets: readonly FontSubset[] = [
  ...newsreaderSubsets('normal', ''),
  ...newsreaderSubsets('italic', '-italic'),
  { ...text, name: 'text', from: `${figtree}-latin-wght-normal.woff2`, range: latin, onDemand: false, preload: true },
  { ...text, name: 'text-accents', from: `${figtree}-latin-wght-normal.woff2`, range: accents, onDemand: true },
  { ...text, name: 'text-more', from: `${figtree}-latin-ext-wght-normal.woff2`, range: more, onDemand: true },
  {
    ...text,
    name: 'text-rupee',
    from: `${figtree}-latin-ext-wght-normal.woff2`,
    range: rupee,
    onDemand: true,
  },
  {
    ...textItalic,
    name: 'text-italic',
    from: `${figtree}-latin-wght-italic.woff2`,
    range: latin,
    onDemand: false,
  },
  {
    ...textItalic,
    name: 'text-more-italic',
    from: `${figtree}-latin-ext-wght-italic.woff2`,
    range: more,
    onDemand: true,
  },
  {
    name: 'display-devanagari',
    from: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    family: 'Tiro Devanagari Hindi',
    style: 'normal',
    weight: '100 900',
    range: devanagari,
    onDemand: true,
  },
  {
    name: 'text-devanagari',
    from: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
    family: 'Mukta',
    style: 'normal',
    weight: '400',
    range: devanagari,
    onDemand: true,
  },
]

/**
 * Device fonts, scaled to the width and height of ours, so that nothing moves when ours arrive. Times and Arial also stand for
 * Liberation, which has the same metrics. The scale is how much wider our font sets the words of this site; for Android's fonts
 * it is derived from the mean widths of Capsize (github.com/seek-oss/capsize).
 */
const serif = { ascent: 0.735, descent: 0.265 }
const sans = { ascent: 0.95, descent: 0.25 }
export const fallbackFonts = [
  {
    family: 'Newsreader Times',
    style: 'normal',
    locals: ['Times New Roman', 'Liberation Serif'],
    stretch: 1.065,
    ...serif,
  },
  {
    family: 'Newsreader Times',
    style: 'italic',
    locals: ['Times New Roman Italic', 'Liberation Serif Italic'],
    stretch: 0.975,
    ...serif,
  },
  { family: 'Newsreader Noto', style: 'normal', locals: ['Noto Serif'], stretch: 0.9, ...serif },
  { family: 'Newsreader Noto', style: 'italic', locals: ['Noto Serif Italic'], stretch: 0.848, ...serif },
  { family: 'Figtree Arial', style: 'normal', locals: ['Arial', 'Liberation Sans'], stretch: 1.007, ...sans },
  { family: 'Figtree Roboto', style: 'normal', locals: ['Roboto'], stretch: 1.009, ...sans },
] as const
