import { preload } from 'react-dom'
import faces from '@/content/fonts.generated.json'

type Face = keyof typeof faces

const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** Lets the browser fetch the faces of a page's first words before it has read the style sheet that names them. */
export function fetchAhead(...names: Face[]) {
  for (const name of names) preload(faces[name], font)
}

/** Faces of words further down, as components/site/fold.tsx asks for them: the font, and letters that it holds. */
export const later = {
  displayItalic: ['italic 1em Newsreader', 'a'],
  textItalic: ['italic 1em Figtree', 'a'],
  displayRupee: ['1em Newsreader', '₹'],
  textRupee: ['1em Figtree', '₹'],
} satisfies Record<string, [font: string, letters: string]>
