import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import preloaded from '@/content/fonts.generated.json'
import { type Card, cardSize } from '@/content/cards'
import { pictures } from '@/content/picture-list'
import { plates } from '@/content/pictures'
import { studio } from '@/content/studio'

/** The display face. */
const face = `public${preloaded.display}`

/** How a card is drawn. A change of any of these redraws every card. */
const settings = {
  /** Larger than life: at 300 px across only the heart of a picture is seen. */
  zoom: 1.12,
  /** Where the picture's focal point comes to stand: px from the left and from the top. */
  heart: [835, 300],
  /** px. A card is shown at a quarter of its size in a chat: 64 px are then 16. */
  wordmark: 64,
  words: 118,
  /** For a word that would be wider than the dark side of the card. */
  longWords: 100,
  longWord: 10,
  jpeg: { quality: 80, mozjpeg: true },
  page: 1,
} as const

export const { jpeg } = settings

/** Everything a card is made of. */
export interface CardInputs extends Card {
  file: string
  master: Buffer
  font: Buffer
}

export async function inputsOf(card: Card): Promise<CardInputs> {
  const file = masterOf(card)
  const master = await readFile(join('art/masters', file))
  return { ...card, file, master, font: await readFile(face) }
}

/** The file in art/masters behind a card's plate. */
function masterOf({ plate }: Card): string {
  const found = Object.keys(pictures).find(
    (name): name is keyof typeof pictures => plates[name as keyof typeof plates] === plate,
  )
  if (!found) throw new Error('A card shows a plate that is not in content/picture-list.ts')
  return pictures[found].file
}

/** Names a card: the same words, picture, face and settings give the same name, so nothing is drawn twice. */
export function fingerprint({ words, plate, master, font }: CardInputs): string {
  const hash = createHash('sha256').update(master).update(font)
  return hash
    .update(JSON.stringify([studio.name, words, plate.focal, cardSize, settings]))
    .digest('hex')
    .slice(0, 8)
}

/** The card as a page of its own size, with everything it needs in it. */
export function cardPage({ words, plate, master, font }: CardInputs): string {
  const { width, height } = cardSize
  const longest = Math.max(...words.split(' ').map(word => word.length))
  const size = longest > settings.longWord ? settings.longWords : settings.words
  return `<!doctype html><style>
    @font-face { font-family: display; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 300 }
    body { position: relative; overflow: hidden; margin: 0; width: ${width}px; height: ${height}px; background: #110d10 }
    img, .scrim { position: absolute; ${placement(plate)} }
    .scrim { inset: 0; width: auto; background:
      linear-gradient(to right, #110d10 300px, #110d10e6 480px, #110d10c4 680px, #110d1000 940px),
      linear-gradient(to top, #110d10b3, #110d1000 240px) }
    p { position: absolute; left: 64px; margin: 0; color: #f1e9dc; font: 300 ${settings.wordmark}px/1 display; letter-spacing: -0.01em }
    .words { bottom: 60px; width: 680px; font-size: ${size}px; line-height: 0.96; letter-spacing: -0.02em; text-wrap: balance }
  </style><img alt src="data:image/jpeg;base64,${master.toString('base64')}"><div class="scrim"></div>
  <p style="top: 52px">${studio.name}</p><p class="words">${words.replace('&', '&amp;')}</p>`
}

/** Covers the card with its heart where it should be; a picture too narrow for that leaves dark what the scrim makes dark anyway. */
function placement({ width, height, focal }: Card['plate']): string {
  const scale = settings.zoom * Math.max(cardSize.width / width, cardSize.height / height)
  const at = (axis: 0 | 1, own: number, card: number, most: number) =>
    Math.round(Math.min(most, Math.max(card - own * scale, settings.heart[axis] - (focal[axis] / 100) * own * scale)))
  const left = at(0, width, cardSize.width, 300)
  const top = at(1, height, cardSize.height, 0)
  return `left: ${left}px; top: ${top}px; width: ${Math.round(width * scale)}px`
}
