import { preload } from 'react-dom'
import faces from '@/content/fonts.generated.json'

type Face = keyof typeof faces

const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

/** Lets the browser fetch the faces of a page's first words before it has read the style sheet that names them. */
export function fetchAhead(...names: Face[]) {
  for (const name of names) preload(faces[name], font)
}
