import { preload } from 'react-dom'
import fonts from '@/content/fonts.generated.json'

type FontName = keyof typeof fonts

const options = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** Preloads the fonts of a page's first words: the browser would find them only in the style sheet. */
export function preloadFonts(...names: FontName[]) {
  for (const name of names) preload(fonts[name], options)
}
