import { readFile } from 'node:fs/promises'
import fonts from '@/content/fonts.generated.json'
import { type Card, cardSize } from '@/content/cards'
import type { Framing } from '@/content/encoded-pictures'
import { studio } from '@/content/studio'

/** Larger than life: at 300 px across only the heart of a picture is seen. */
const zoom = 1.12
/** Where the picture's focal point comes to stand: px from the left and from the top. */
const heart = [835, 300] as const
/** px. A card is shown at a quarter of its size in a chat: 64 px are then 16. */
const size = { wordmark: 64, words: 118, longWords: 100 }
/** Letters. A longer word would be wider than the dark side of the card. */
const longWord = 10

/** A card as a page of its own size, with everything it needs in it. */
export async function cardPage({ words, picture }: Card): Promise<string> {
  const { width, height } = cardSize
  const largest = picture.sources.avif.at(-1)!.src
  const isLong = words.split(' ').some(word => word.length > longWord)
  return `<!doctype html><style>
    @font-face { font-family: display; src: url(data:font/woff2;base64,${await inBase64(fonts.display)}); font-weight: 300 }
    body { position: relative; overflow: hidden; margin: 0; width: ${width}px; height: ${height}px; background: #110d10 }
    img, .scrim { position: absolute; ${placement(picture)} }
    .scrim { inset: 0; width: auto; background:
      linear-gradient(to right, #110d10 300px, #110d10e6 480px, #110d10c4 680px, #110d1000 940px),
      linear-gradient(to top, #110d10b3, #110d1000 240px) }
    p { position: absolute; left: 64px; margin: 0; color: #f1e9dc; font: 300 ${size.wordmark}px/1 display; letter-spacing: -0.01em }
    .words { bottom: 60px; width: 680px; font-size: ${isLong ? size.longWords : size.words}px; line-height: 0.96; letter-spacing: -0.02em; text-wrap: balance }
  </style><img alt src="data:image/avif;base64,${await inBase64(largest)}"><div class="scrim"></div>
  <p style="top: 52px">${studio.name}</p><p class="words">${words.replace('&', '&amp;')}</p>`
}

const inBase64 = (url: string) => readFile(`public${url}`, 'base64')

/** Covers the card with its heart where it should be; a picture too narrow for that leaves dark what the scrim makes dark anyway. */
function placement({ width, height, focal }: Framing): string {
  const scale = zoom * Math.max(cardSize.width / width, cardSize.height / height)
  const at = (axis: 0 | 1, own: number, card: number, most: number) =>
    Math.round(Math.min(most, Math.max(card - own * scale, heart[axis] - (focal[axis] / 100) * own * scale)))
  const left = at(0, width, cardSize.width, 300)
  const top = at(1, height, cardSize.height, 0)
  return `left: ${left}px; top: ${top}px; width: ${Math.round(width * scale)}px`
}
