import { z } from 'zod'
import list from './pictures.json' with { type: 'json' }

const percent = z.number().gt(0).lt(100)

/** The point that stays visible when a picture is cropped: % from the left, % from the top. */
export const focalPoint = z.tuple([percent, percent])

/** The alt text. */
export const altText = z
  .string()
  .regex(/^\p{L}.{20,}[.!?।]$/u, 'a sentence that says what is seen, of twenty letters or more, with a full stop')

/** How much a picture is darkened under words. */
export const shades = ['light', 'medium', 'strong'] as const
export type Shade = (typeof shades)[number]

/** In art/masters. */
const file = z.string().min(1)

/** Quality of the AVIF. Without one the encoder takes the best at which the widest file is within its limit. */
const quality = z.int().min(1).max(100).optional()

/** `<place>-tall` is what `npm run pictures` calls an upright version. */
export const placeName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(?<!-tall)$/, 'a place is named like process-3')

const listed = z.strictObject({
  file,
  alt: altText,
  focal: focalPoint,
  quality,
  /** px: the widest file, because no page shows it wider. 2400 unless given. */
  largest: z.literal([640, 828, 1200, 1600, 2400]).optional(),
  /** An upright version for narrow screens. */
  tall: z.strictObject({ file, focal: focalPoint, quality }).optional(),
  /**
   * A silent loop that begins on this picture, public/film/<name>.webm (AV1) and .mp4 (H.264). `still` is the picture's hash
   * in pictures.generated.json: over another picture the film does not play. A new film needs a new name, because browsers
   * cache films for a day.
   */
  film: z.strictObject({ name: z.string().min(1), still: z.string().min(1) }).optional(),
  /** How dark it is under words, `light` unless given; e2e/legibility.spec.ts names the shade that is needed. */
  shade: z.enum(shades).optional(),
  /** To be replaced by the studio's own: `npm run launch:check` names it. */
  placeholder: z.literal(true).optional(),
})

export type ListedPicture = z.infer<typeof listed>

/** A place that a picture fills: a name that is not in the list is a type error. */
export type PictureName = keyof typeof list

/** Parses the list of pictures. Throws with the place and the property that is wrong. */
export function readPictureList(written: unknown): Record<string, ListedPicture> {
  const { data, error } = z.record(placeName, listed).safeParse(written)
  if (error) throw new Error(`content/pictures.json does not match content/picture-list.ts:\n${z.prettifyError(error)}`)
  return data
}

/** Every picture of the site, by the place that it fills. */
export const pictureList = readPictureList(list) as Record<PictureName, ListedPicture>
