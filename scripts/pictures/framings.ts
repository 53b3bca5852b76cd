import { createHash } from 'node:crypto'
import type { ListedPicture } from '@/content/picture-list'
import { settings, shortDigest } from './encoded'

/** What is encoded from one master: a place's picture, or its upright version, which is called `<place>-tall`. */
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
/** px; an upright version is shown on a phone, or on a tablet of 834 px with two to each. */
export const widestTall = 1600

export const tallSuffix = '-tall'

export function framingsOf(list: PictureList): Framing[] {
  return Object.entries(list).flatMap(([name, { alt, tall, largest = widest, ...picture }]) => [
    { name, alt, largest, ...picture },
    ...(tall ? [{ name: name + tallSuffix, alt, largest: widestTall, ...tall }] : []),
  ])
}

/** Of what is said of a picture: its file may not change while this does not. */
export function describedBy({ alt, focal }: Framing): string {
  return shortDigest(createHash('sha256').update(JSON.stringify([alt, focal])))
}
