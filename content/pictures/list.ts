import list from './pictures.json' with { type: 'json' }

export type Shade = 'light' | 'medium' | 'strong'

export interface Master {
  /** The file is in masters/, which is not in git. */
  file: string
  /** This point stays visible when the picture is cropped. In %. */
  focal: readonly [x: number, y: number]
  /** The AVIF's quality, 1 to 100. The default is 50. */
  quality?: number
  /** A loop, public/film/<name>.webm and .mp4. `still`: the hash of the picture it begins on. */
  film?: { name: string; still: string }
}

export interface ListedPicture extends Master {
  alt: string
  /** No page shows it wider. In px; the default is 2400. */
  largest?: number
  tall?: Master
  /** Under words. `light` unless given. */
  shade?: Shade
  placeholder?: true
}

export type PictureName = keyof typeof list

/**
 * The least widths, in px, of a picture that fills the window, and of its upright version. A picture
 * that has no words to fit beside it, such as an article's, may be narrower.
 */
export const leastWidths: Partial<Record<PictureName, { wide: number; tall?: number }>> = {
  hero: { wide: 2400, tall: 1080 },
  vidaai: { wide: 1800, tall: 1000 },
  process: { wide: 1600, tall: 1080 },
  contact: { wide: 2000, tall: 1080 },
  'not-found': { wide: 1600, tall: 1080 },
}

export const pictureList = list as unknown as Record<PictureName, ListedPicture>
