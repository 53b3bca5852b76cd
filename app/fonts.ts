import localFont from 'next/font/local'

/*
 * The faces, cut by `npm run fonts`. next/font wants literals, so the ranges are repeated; scripts/fonts.ts reads them from
 * here. Faces of one family share its name through `declarations`: an italic or a rupee sign is then found without being named.
 * The display faces hold one weight and answer to every weight, or a browser would smear an imitation of bold.
 */

/** Newsreader at optical size 72, weight 300. Set `variable` on <html>; in CSS it is `var(--font-newsreader)`. */
export const display = localFont({
  src: './fonts/display.woff2',
  weight: '100 900',
  style: 'normal',
  variable: '--font-newsreader',
  adjustFontFallback: 'Times New Roman',
  fallback: ['Tiro Devanagari Hindi', 'Georgia', 'serif'],
})

/** Figtree, weights 300 to 700. Set `variable` on <html>; in CSS it is `var(--font-figtree)`. */
export const text = localFont({
  src: './fonts/text.woff2',
  weight: '300 700',
  style: 'normal',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
  fallback: ['Mukta', 'system-ui', 'sans-serif'],
})

export const displayItalic = localFont({
  src: './fonts/display-italic.woff2',
  weight: '100 900',
  style: 'italic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'display' }],
})

export const displayMore = localFont({
  src: [
    { path: './fonts/display-more.woff2', weight: '100 900', style: 'normal' },
    { path: './fonts/display-more-italic.woff2', weight: '100 900', style: 'italic' },
  ],
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'display' },
    {
      prop: 'unicode-range',
      value:
        'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E0C-1E0D, U+1E24-1E25, U+1E36-1E39, U+1E40-1E47, U+1E5A-1E5D, U+1E62-1E63, U+1E6C-1E6D, U+20B9',
    },
  ],
})

export const textMore = localFont({
  src: './fonts/text-more.woff2',
  weight: '300 700',
  style: 'normal',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'text' },
    {
      prop: 'unicode-range',
      value:
        'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E0C-1E0D, U+1E24-1E25, U+1E36-1E39, U+1E40-1E47, U+1E5A-1E5D, U+1E62-1E63, U+1E6C-1E6D, U+20B9',
    },
  ],
})

export const displayDevanagari = localFont({
  src: './fonts/display-devanagari.woff2',
  weight: '100 900',
  style: 'normal',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Tiro Devanagari Hindi' },
    { prop: 'unicode-range', value: 'U+900-97F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF' },
  ],
})

export const textDevanagari = localFont({
  src: './fonts/text-devanagari.woff2',
  weight: '400',
  style: 'normal',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Mukta' },
    { prop: 'unicode-range', value: 'U+900-97F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF' },
  ],
})

/** For <html>: what `var(--font-newsreader)` and `var(--font-figtree)` stand for. */
export const fontVariables = `${display.variable} ${text.variable}`
