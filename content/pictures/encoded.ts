import { type ListedPicture, type Master, pictureList, type PictureName, type Shade } from './list'
import generated from './pictures.generated.json' with { type: 'json' }

export type { PictureName }

export type Source = { src: string; width: number }

/** One crop of a picture. */
export type Framing = {
  focal: readonly [x: number, y: number]
  width: number
  height: number
  /** Stand in until it has come: of its top, middle and bottom. */
  colors: readonly string[]
  sources: { avif: Source[]; fallback: Source[] }
  film?: Film
}

export type Film = { webm: string; mp4: string }

export type EncodedPicture = Framing & {
  alt: string
  /** Another crop, for narrow or portrait windows. */
  tall?: Framing
  shade?: Exclude<Shade, 'light'>
}

/** Its hash, of master and settings, names its files. */
export type Encoded = (typeof generated)[keyof typeof generated]

const encoded: Partial<Record<string, Encoded>> = generated

export const pictures = Object.fromEntries(
  Object.entries(pictureList).map(([name, listed]) => [name, withFiles(name, listed)]),
) as Record<PictureName, EncodedPicture>

function withFiles(name: string, { alt, tall, shade, ...picture }: ListedPicture): EncodedPicture {
  return {
    alt,
    ...framing(name, picture),
    ...(shade && shade !== 'light' && { shade }),
    ...(tall && { tall: framing(`${name}-tall`, tall) }),
  }
}

function framing(name: string, { file, focal, film }: Master): Framing {
  const encodedMaster = encoded[name]
  if (encodedMaster?.file !== file)
    throw new Error(`${name}, ${file}, is not encoded: run npm run pictures`)
  const { hash, width, height, colors, avif, jpg } = encodedMaster
  const sources = (widths: number[], type: string) =>
    widths.map(width => ({ src: `/p/${hash}-${width}.${type}`, width }))
  return {
    focal,
    width,
    height,
    colors,
    sources: { avif: sources(avif, 'avif'), fallback: sources(jpg, 'jpg') },
    ...(film && { film: { webm: `/film/${film.name}.webm`, mp4: `/film/${film.name}.mp4` } }),
  }
}
