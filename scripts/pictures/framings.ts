import { createHash } from 'node:crypto'
import type { ListedPicture } from '@/content/picture-list'
import { settings, shortDigest } from './encoded'

/** What is encoded from one master: the picture of a place, or its upright version, `<place>-tall`. */
export interface Framing {
  name: string
  file: string
  alt: string
  focal: readonly [number, number]
  quality?: number
  /** px; nothing wider is made of it. */
  largest: number
}

export type PictureList = Record<string, ListedPicture>

export const widest = Math.max(...settings.widths)
/** px; upright versions are for phones, and for tablets of 834 px with double density. */
export const widestTall = 1600

export const tallSuffix = '-tall'

export function framingsOf(list: PictureList): Framing[] {
  return Object.entries(list).flatMap(([name, { alt, tall, largest = widest, ...picture }]) => [
    { name, alt, largest, ...picture },
    ...(tall ? [{ name: name + tallSuffix, alt, largest: widestTall, ...tall }] : []),
  ])
}

/** Hash of a picture's description: if the file changes, this must change too. */
export function describedBy({ alt, focal }: Framing): string {
  return shortDigest(createHash('sha256').update(JSON.stringify([alt, focal])))
}
