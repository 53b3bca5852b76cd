import type { Hash } from 'node:crypto'

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

/** What content/pictures.generated.json says of one framing: of `hero`, or of its upright version `hero-tall`. */
export type Encoded = {
  /** Its master's name. */
  file: string
  /** Names its files in public/p: the same master and settings give the same name, so nothing is encoded twice. */
  hash: string
  /** Of the master's bytes. None of a picture whose master was not at hand when this was first written down. */
  source?: string
  /** Of the alt text and the focal point that it was encoded with. */
  shows: string
  width: number
  height: number
  color: string
  quality: number
  avif: number[]
  jpg: number[]
}

/** What names the files of a master at this quality, by the hash of its bytes. */
export function fingerprint(bytes: Hash, quality: number): string {
  return shortDigest(bytes.copy().update(JSON.stringify({ ...settings, quality })))
}

export const shortDigest = (hash: Hash) => hash.copy().digest('hex').slice(0, 8)

/** The listed widths up to the largest that is wanted, and the master's own where that is between them. */
export function widthsFor(own: number, listed: readonly number[], largest: number): number[] {
  const widths = listed.filter(width => width <= Math.min(own, largest))
  const isBetween = own < Math.min(largest, Math.max(...listed)) && !widths.includes(own)
  return isBetween ? [...widths, own] : widths
}

/** All widths of a master of this width, no wider than its place asks for. */
export const allWidths = (own: number, largest: number) => ({
  avif: widthsFor(own, settings.widths, largest),
  jpg: widthsFor(own, settings.fallbackWidths, largest),
})

/** File names in public/p of one encoded master. */
export function filesOf({ hash, avif, jpg }: Pick<Encoded, 'hash' | 'avif' | 'jpg'>): string[] {
  return [...avif.map(width => `${hash}-${width}.avif`), ...jpg.map(width => `${hash}-${width}.jpg`)]
}

/** Whether these files are all that is asked for, of this master and in this quality. */
export function holds(known: Encoded, { file, quality = known.quality, largest }: Asked): boolean {
  const { avif, jpg } = allWidths(known.width, largest)
  const has = (widths: number[], wanted: number[]) => wanted.every(width => widths.includes(width))
  return known.file === file && known.quality === quality && has(known.avif, avif) && has(known.jpg, jpg)
}

type Asked = { file: string; quality?: number; largest: number }
