import { readFile } from 'node:fs/promises'
import fonts from '@/content/fonts.generated.json'
import { type Card, cardSize } from '@/content/cards'
import type { Framing } from '@/content/encoded-pictures'
import { studio } from '@/content/studio'

/** px from the left: where the picture begins at the latest, and where its focal point is put. */
const [begins, heart] = [440, 805] as const
/** px. A card is shown at a quarter of its size in a chat: 64 px are then 16. */
const size = { wordmark: 64, words: 118, longWords: 100 }
/** Letters. A longer word is wider than the dark side of the card. */
const longWord = 10

/** A card as a self-contained page of its size. */
export async function cardPage({ words, picture }: Card): Promise<string> {
  const { width, height } = cardSize
  const largest = picture.sources.avif.at(-1)!.src
  const isLong = words.split(' ').some(word => word.length > longWord)
  return `<!doctype html><style>
    @font-face { font-family: display; src: url(data:font/woff2;base64,${await inBase64(fonts.display)}); font-weight: 300 }
    body { position: relative; overflow: hidden; margin: 0; width: ${width}px; height: ${height}px; background: #110d10 }
    img, .scrim { position: absolute; ${placement(picture)} }
    .scrim { inset: 0; width: auto; background:
      linear-gradient(to right, #110d10 ${begins}px, #110d10d9 560px, #110d10a6 690px, #110d1000 860px),
      linear-gradient(to top, #110d10b3, #110d1000 240px) }
    p { position: absolute; left: 64px; margin: 0; color: #f1e9dc; font: 300 ${size.wordmark}px/1 display; letter-spacing: -0.01em }
    .words { bottom: 60px; width: 680px; font-size: ${isLong ? size.longWords : size.words}px; line-height: 0.96; letter-spacing: -0.02em; text-wrap: balance }
  </style><img alt src="data:image/avif;base64,${await inBase64(largest)}"><div class="scrim"></div>
  <p style="top: 52px">${studio.name}</p><p class="words">${words.replace('&', '&amp;')}</p>`
}

const inBase64 = (url: string) => readFile(`public${url}`, 'base64')

/**
 * As high as the card, so that nothing is cut above or below, and up to its right edge; on the left the picture fades into the
 * dark.
 */
function placement({ width, height, focal }: Framing): string {
  const scale = Math.max(cardSize.height / height, (cardSize.width - begins) / width)
  const shown = width * scale
  const left = Math.min(begins, Math.max(cardSize.width - shown, heart - (focal[0] / 100) * shown))
  const top = Math.min(
    0,
    Math.max(cardSize.height - height * scale, cardSize.height / 2 - (focal[1] / 100) * height * scale),
  )
  return `left: ${Math.round(left)}px; top: ${Math.round(top)}px; width: ${Math.round(shown)}px`
}
