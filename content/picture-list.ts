import list from './pictures.json' with { type: 'json' }

/** How much a picture is darkened under words. */
export type Shade = 'light' | 'medium' | 'strong'

export interface Master {
  /** In masters/, which is not in git. */
  file: string
  /** Stays visible when the picture is cropped: % from the left, % from the top. */
  focal: readonly [x: number, y: number]
  /** Of the AVIF, 1 to 100; 50 unless given. */
  quality?: number
}

export interface ListedPicture extends Master {
  /** A sentence that says what is seen. */
  alt: string
  /** px: the widest file, because no page shows it wider. 2400 unless given. */
  largest?: number
  /** An upright version for narrow screens. */
  tall?: Master
  /**
   * A silent loop that begins on this picture, public/film/<name>.webm (AV1) and .mp4 (H.264).
   * `still` is the picture's hash in pictures.generated.json: a test refuses the film over another
   * one. A new film needs a new name, because browsers cache films for a day.
   */
  film?: { name: string; still: string }
  /** `light` unless given; e2e/accessibility.spec.ts says where it is too light. */
  shade?: Shade
  /** To be replaced by the studio's own. */
  placeholder?: true
}

export type PictureName = keyof typeof list

/** By the place that each fills. */
export const pictureList = list as unknown as Record<PictureName, ListedPicture>
