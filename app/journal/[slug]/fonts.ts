import localFont from 'next/font/local'

/** Newsreader in its optical size for text. Only article pages load it. */
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
