import { type PictureName, pictures } from './picture-list'
import generated from './pictures.generated.json' with { type: 'json' }

export type { PictureName }

/** One file of a picture: its address and its width in px. */
export type Source = { src: string; width: number }

/** One framing of a picture, in every width it is served at. */
export type Framing = {
  focal: readonly [x: number, y: number]
  width: number
  height: number
  /** Its mean colour, as #rrggbb. */
  color: string
  sources: { avif: Source[]; fallback: Source[] }
}

/** Addresses of a silent loop, in AV1 and H.264. */
export type Film = { webm: string; mp4: string }

/** A picture as pages hand it to `<Picture>`. */
export type Plate = Framing & { alt: string; tall?: Framing; film?: Film }

type Encoded = (typeof generated)[keyof typeof generated]

const encoded: Partial<Record<string, Encoded>> = generated

/** Every picture of the site by name: `plates.lakepalace`. */
export const plates = Object.fromEntries(
  Object.entries(pictures).map(([name, picture]) => [name, plate(picture)]),
) as Record<PictureName, Plate>

function plate(picture: (typeof pictures)[PictureName]): Plate {
  return {
    alt: picture.alt,
    ...framing(picture),
    ...('tall' in picture && { tall: framing(picture.tall) }),
    ...('film' in picture && encoded[picture.file]?.hash === picture.film.still && { film: film(picture.film.name) }),
  }
}

function film(name: string): Film {
  return { webm: `/film/${name}.webm`, mp4: `/film/${name}.mp4` }
}

function framing({ file, focal }: { file: string; focal: readonly [number, number] }): Framing {
  const made = encoded[file]
  if (!made) throw new Error(`${file} is not encoded: run npm run pictures`)
  const { hash, width, height, color, avif, jpg } = made
  const sources = (widths: number[], type: string) =>
    widths.map(width => ({ src: `/p/${hash}-${width}.${type}`, width }))
  return { focal, width, height, color, sources: { avif: sources(avif, 'avif'), fallback: sources(jpg, 'jpg') } }
}
