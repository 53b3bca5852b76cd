import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/** How a master is encoded. A change of any of these re-encodes every picture. */
export const settings = {
  /** px; 828 and 1200 are phones at twice and three times the density. Never above the master's own width. */
  widths: [480, 640, 828, 1200, 1600, 2400],
  /** For the one browser in twenty without AVIF. */
  fallbackWidths: [640, 1200],
  /** At 8 bits the dark walls fall into blocks. Effort 6 costs three times more for nothing. */
  avif: { effort: 4, bitdepth: 10, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 78, mozjpeg: true },
} as const

/** What content/pictures.generated.json says of one master. */
export type Encoded = {
  hash: string
  width: number
  height: number
  color: string
  quality: number
  avif: number[]
  jpg: number[]
}

/** Names what is made from a master: the same bytes and settings give the same name, so nothing is encoded twice. */
export function fingerprint(master: Buffer, quality: number): string {
  return createHash('sha256')
    .update(master)
    .update(JSON.stringify({ ...settings, quality }))
    .digest('hex')
    .slice(0, 8)
}

/** The listed widths below the master's own, and its own: [480, 640, 828, 1200, 1500] for a master of 1500 px. */
export function widthsFor(own: number, listed: readonly number[]): number[] {
  const largest = Math.min(own, Math.max(...listed))
  return [...listed.filter(width => width < largest), largest]
}

/** Whether it was encoded at this quality and in the widths of the settings. */
export function isAsAsked(picture: Encoded, quality: number): boolean {
  const { width, avif, jpg } = picture
  const widths = [widthsFor(width, settings.widths), widthsFor(width, settings.fallbackWidths)]
  return picture.quality === quality && isDeepStrictEqual([avif, jpg], widths)
}

/** File names in public/p of one encoded master. */
export function filesOf({ hash, avif, jpg }: Encoded): string[] {
  return [...avif.map(width => `${hash}-${width}.avif`), ...jpg.map(width => `${hash}-${width}.jpg`)]
}
