import localFont from 'next/font/local'

/** Newsreader at the optical size of text. Of an article alone. */
export const reading = localFont({
  variable: '--reading-face',
  src: [
    { path: '../../fonts/reading.woff2' },
    { path: '../../fonts/reading-italic.woff2', style: 'italic' },
  ],
  weight: '400',
  adjustFontFallback: false,
  preload: false,
})
