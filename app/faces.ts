import { preload } from 'react-dom'
import faces from '@/content/fonts.generated.json'

type Face = keyof typeof faces

const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** Preloads the font faces of a page's first words: the browser would find them only in the style sheet. */
export function preloadFaces(...names: Face[]) {
  for (const name of names) preload(faces[name], font)
}
