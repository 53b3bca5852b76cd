import localFont from 'next/font/local'

// app/styles/tokens.css lists the faces with a `unicode-range` first, because a face without one
// would match every character.

const displayExtended = localFont({
  variable: '--display-extended',
  src: [
    { path: './fonts/display-extended.woff2' },
    { path: './fonts/display-italic-extended.woff2', style: 'italic' },
  ],
  weight: '100 900',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A6, U+AC-AF, U+BF-D6, U+D8-2DC, U+1E0C-1E6D, U+20AC, U+2122',
    },
  ],
  adjustFontFallback: false,
  preload: false,
})

const displayDevanagari = localFont({
  variable: '--display-devanagari',
  src: './fonts/display-devanagari.woff2',
  weight: '100 900',
  declarations: [
    { prop: 'unicode-range', value: 'U+900-97F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF' },
  ],
  adjustFontFallback: false,
  preload: false,
})

// One family in two calls, because next/font preloads all files of a call and only this one is
// needed for the first headline.
const display = localFont({
  variable: '--display-base',
  src: './fonts/display.woff2',
  weight: '100 900',
  declarations: [{ prop: 'font-family', value: 'Newsreader' }],
  adjustFontFallback: false,
})

const displayItalic = localFont({
  variable: '--display-italic',
  src: './fonts/display-italic.woff2',
  style: 'italic',
  weight: '100 900',
  declarations: [{ prop: 'font-family', value: 'Newsreader' }],
  adjustFontFallback: false,
  preload: false,
})

/**
 * Only the letters of the gallery's moments, 6 KB, from the Devanagari face above. A page without
 * other Hindi text loads nothing else.
 */
const rites = localFont({
  variable: '--rites',
  src: './fonts/rites.woff2',
  weight: '100 900',
  adjustFontFallback: false,
  preload: false,
})

const textExtended = localFont({
  variable: '--text-extended',
  src: [
    { path: './fonts/text-extended.woff2' },
    { path: './fonts/text-italic-extended.woff2', style: 'italic' },
  ],
  weight: '300 700',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A6, U+AC-AF, U+BF-D6, U+D8-2DC, U+1E0C-1E6D, U+20AC, U+2122',
    },
  ],
  adjustFontFallback: false,
  preload: false,
})

const textDevanagari = localFont({
  variable: '--text-devanagari',
  src: './fonts/text-devanagari.woff2',
  weight: '400',
  declarations: [
    { prop: 'unicode-range', value: 'U+900-97F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF' },
  ],
  adjustFontFallback: false,
  preload: false,
})

const text = localFont({
  variable: '--text-base',
  src: [{ path: './fonts/text.woff2' }, { path: './fonts/text-italic.woff2', style: 'italic' }],
  weight: '300 700',
  adjustFontFallback: false,
  preload: false,
})

export const fontVariables = [
  displayExtended,
  displayDevanagari,
  display,
  displayItalic,
  rites,
  textExtended,
  textDevanagari,
  text,
]
  .map(({ variable }) => variable)
  .join(' ')
