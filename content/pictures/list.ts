import list from './pictures.json' with { type: 'json' }

export type Shade = 'light' | 'medium' | 'strong'

export interface Master {
  /** In masters/, which is not in git. */
  file: string
  /** Stays visible when the picture is cropped. In %. */
  focal: readonly [x: number, y: number]
  /** Of the AVIF, 1 to 100; 50 unless given. */
  quality?: number
  /** A loop, public/film/<name>.webm and .mp4. `still`: the hash of the picture it begins on. */
  film?: { name: string; still: string }
}

export interface ListedPicture extends Master {
  alt: string
  /** px: no page shows it wider. 2400 unless given. */
  largest?: number
  tall?: Master
  /** Under words. `light` unless given. */
  shade?: Shade
  placeholder?: true
}

export type PictureName = keyof typeof list

export const pictureList = list as unknown as Record<PictureName, ListedPicture>
