import { z } from 'zod'
import list from './pictures.json' with { type: 'json' }

const percent = z.number().gt(0).lt(100)

const framing = z.strictObject({
  /** In art/masters. */
  file: z.string().min(1),
  /** The point that stays in view when the picture is cropped: % from the left, % from the top. */
  focal: z.tuple([percent, percent]),
  /** Of its AVIF, 50 unless said: smooth dark walls and a dusk sky need 60, dense ornament hides the loss at 45. */
  quality: z.int().min(1).max(100).optional(),
})

const listed = framing.extend({
  /** What is seen, for those who do not see it. */
  alt: z.string().min(1),
  /** An upright version for narrow screens. */
  tall: framing.optional(),
  /**
   * A silent loop that begins on this very picture, public/film/<name>.webm (AV1) and .mp4 (H.264). `still` is the picture's
   * hash in pictures.generated.json: once the file is another picture, the film is not played over it. A new film gets a new
   * name, because browsers keep one for a day.
   */
  film: z.strictObject({ name: z.string().min(1), still: z.string().min(1) }).optional(),
  /** Stands in until the studio has put its own there: `npm run launch:check` names it. */
  placeholder: z.literal(true).optional(),
})

export type ListedPicture = z.infer<typeof listed>

/** The place on the site that a picture fills: a name that is not in the list does not compile. */
export type PictureName = keyof typeof list

/** The list of pictures as it is written. Throws with the place and the property that is wrong. */
export function readPictureList(written: unknown): Record<string, ListedPicture> {
  const { data, error } = z.record(z.string(), listed).safeParse(written)
  if (error) throw new Error(`content/pictures.json is not as content/picture-list.ts says:\n${z.prettifyError(error)}`)
  return data
}

/** Every picture of the site, by the place that it fills. */
export const pictureList = readPictureList(list) as Record<PictureName, ListedPicture>

const defaultQuality = 50

/** The master files of all pictures, upright versions among them, and the quality each is encoded at. */
export const masters: ReadonlyMap<string, number> = new Map(
  Object.values(pictureList)
    .flatMap(({ tall, ...picture }) => (tall ? [picture, tall] : [picture]))
    .map(({ file, quality = defaultQuality }) => [file, quality]),
)
