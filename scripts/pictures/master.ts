import { createHash, type Hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import readExif from 'exif-reader'
import sharp from 'sharp'
import { SetupError } from '@/db/setup-error'

/** Formats of a master, with their file extensions. */
const extensions: Partial<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}
/** EXIF 2.3, ColorSpace: 1 is sRGB; anything else needs an embedded profile. */
const uncalibrated = [2, 65535]
/** DCF 2.0: Adobe RGB. */
const adobeByName = 'R03'

/** A photographer's file. */
export interface Master {
  path: string
  extension: string
  /** Hash of the file. */
  hash: Hash
  /** px, upright. */
  width: number
  height: number
}

/** Decoded pixels: sRGB, upright, at most of the given width. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** Throws a sentence with the file's name and the cure if it is missing, unreadable, or would change its colours. */
export async function openMaster(path: string): Promise<Master> {
  const bytes = await readFile(path).catch(() => {
    throw new SetupError(`${path} is not there.`)
  })
  const said = await sharp(path)
    .metadata()
    .catch(() => undefined)
  const extension = extensions[said?.mediaType ?? '']
  if (!said || !extension) throw new SetupError(`${path} ${unreadable(said?.mediaType)}`)
  if (!said.hasProfile && namesProfile(said.exif))
    throw new SetupError(
      `${path} names its colours in EXIF (Adobe RGB, or none) and does not bring their profile: they would go grey. Export it again as sRGB, or with its profile embedded.`,
    )
  return { path, extension, hash: createHash('sha256').update(bytes), ...said.autoOrient }
}

function unreadable(mediaType = 'no picture') {
  const cure =
    'Export it as JPEG: in Photos by File, Export; in Lightroom by Export; an iPhone takes JPEG by Settings, Camera, Formats, Most Compatible.'
  return `cannot be read: it is ${mediaType}, and a picture is JPEG, PNG, WebP or AVIF. ${cure}`
}

function namesProfile(exif?: Buffer): boolean {
  if (!exif) return false
  const { Photo, Iop } = readExif(exif)
  return uncalibrated.includes(Photo?.ColorSpace ?? 1) || Iop?.InteroperabilityIndex === adobeByName
}

/** Decodes a master once for all its files. Throws a sentence if the file is incomplete. */
export async function decode({ path, width }: Master, widest: number): Promise<Pixels> {
  try {
    const { data, info } = await sharp(path, { autoOrient: true })
      .resize(Math.min(width, widest))
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw new SetupError(`${path} cannot be read to its end (${(error as Error).message}). Export or copy it again.`)
  }
}

/** A new sharp pipeline on the decoded pixels. */
export const fromPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })
