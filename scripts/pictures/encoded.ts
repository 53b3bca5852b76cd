import type { Hash } from 'node:crypto'

/** How a master is encoded. A change of any of these re-encodes every picture. */
export const settings = {
  /** px; 828 and 1200 are phones of double and triple density. Never above the master's width. */
  widths: [480, 640, 828, 1200, 1600, 2400],
  /** For the 5 % of browsers without AVIF. */
  fallbackWidths: [640, 1200],
  /** 8 bits show blocks in dark walls. Effort 6 takes three times as long for nothing. */
  avif: { effort: 4, bitdepth: 10, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 78, mozjpeg: true },
} as const

/** The entry of `hero` or its upright version `hero-tall` in content/pictures.generated.json. */
export type Encoded = {
  /** Its master's name. */
  file: string
  /** Names its files in public/p: the same master and settings give the same name, so nothing is encoded twice. */
  hash: string
  /** Hash of the master; missing for pictures encoded before it was recorded. */
  source?: string
  /** Hash of the alt text and the focal point. */
  shows: string
  width: number
  height: number
  color: string
  quality: number
  avif: number[]
  jpg: number[]
}

/** Names the files of a master at this quality. @param bytes hash of the master */
export function fingerprint(bytes: Hash, quality: number): string {
  return shortDigest(bytes.copy().update(JSON.stringify({ ...settings, quality })))
}

export const shortDigest = (hash: Hash) => hash.copy().digest('hex').slice(0, 8)

/** The listed widths up to the largest, and the master's own if it lies between them. */
function widthsFor(own: number, listed: readonly number[], largest: number): number[] {
  const widths = listed.filter(width => width <= Math.min(own, largest))
  const isBetween = own < Math.min(largest, Math.max(...listed)) && !widths.includes(own)
  return isBetween ? [...widths, own] : widths
}

/** All widths of a master of this width, up to the largest of its place. */
export const allWidths = (own: number, largest: number) => ({
  avif: widthsFor(own, settings.widths, largest),
  jpg: widthsFor(own, settings.fallbackWidths, largest),
})

/** File names in public/p of one encoded master. */
export function filesOf({ hash, avif, jpg }: Pick<Encoded, 'hash' | 'avif' | 'jpg'>): string[] {
  return [...avif.map(width => `${hash}-${width}.avif`), ...jpg.map(width => `${hash}-${width}.jpg`)]
}

/** Whether these files are complete, of this master and in this quality. */
export function holds(known: Encoded, { file, quality = known.quality, largest }: Asked): boolean {
  const { avif, jpg } = allWidths(known.width, largest)
  const has = (widths: number[], wanted: number[]) => wanted.every(width => widths.includes(width))
  return known.file === file && known.quality === quality && has(known.avif, avif) && has(known.jpg, jpg)
}

type Asked = { file: string; quality?: number; largest: number }
