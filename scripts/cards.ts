/**
 * Draws the cards of content/cards.ts into public/cards: `npm run cards`. A browser draws them, since it reads the site's own
 * WOFF2 faces, kerns them and breaks lines as the site does (next/og leaves the kerning of Newsreader out); what it draws is
 * committed, and neither the build nor the server draws anything. Only what changed is drawn again, and what nothing refers to
 * is deleted.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { cardPicture, cards, cardSize } from '@/content/cards'
import { cardPage } from './card-page'
import { chromiumFlags, provideChromium } from './chromium'
import { drawIcons } from './icons'
import { readArguments } from './usage'

const jpeg = { quality: 80, mozjpeg: true }

readArguments({
  command: 'npm run cards',
  help: 'Draws the cards of content/cards.ts into public/cards, in a browser, where they have changed, and the icons from app/icon.svg. The result is committed.',
})

await drawIcons()
await mkdir('public/cards', { recursive: true })
const unused = new Set((await readdir('public/cards')).map(file => `/cards/${file}`))
const missing = Object.keys(cards).filter(name => !unused.delete(cardPicture(name).url))
if (missing.length > 0) await draw(missing)
for (const url of unused) await rm(`public${url}`)

async function draw(names: string[]) {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: cardSize })
    for (const name of names) {
      await page.setContent(await cardPage(cards[name]!))
      const [face] = await page.evaluate(async () => [...(await document.fonts.ready)].map(({ status }) => status))
      if (face !== 'loaded')
        throw new Error('The display face did not load: a card in another face would go out unnoticed')
      const { url } = cardPicture(name)
      const { size } = await sharp(await page.screenshot())
        .jpeg(jpeg)
        .toFile(`public${url}`)
      console.log(`${url}: ${Math.round(size / 1000)} KB`)
    }
  } finally {
    await browser.close()
  }
}
