import { preload } from 'react-dom'
import fonts from '@/content/fonts.generated.json'

type FontName = keyof typeof fonts

/**
 * Not on phones: the fonts would delay the style sheet, and the fallback faces have the same widths. On wider screens words
 * would jump without it.
 */
const options = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: '(min-width: 48rem)' } as const

/** Preloads the fonts of a page's first words: the browser would find them only in the style sheet. */
export function preloadFonts(...names: FontName[]) {
  for (const name of names) preload(fonts[name], options)
}
