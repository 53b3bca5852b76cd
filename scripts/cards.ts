/**
 * `npm run cards` draws the cards of content/cards.ts into public/cards. A browser draws them, because it reads the site's
 * WOFF2 fonts, kerns them and breaks lines as the site does (next/og does not kern Newsreader). The cards are committed:
 * neither the build nor the server draws anything. It draws only what has changed, and deletes what nothing refers to.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { cardPicture, cards, cardSize } from '@/content/cards'
import { cardPage } from './card-page'
import { chromiumFlags, findChromium } from './chromium'
import { readArguments } from './usage'

const jpeg = { quality: 80, mozjpeg: true }
const kohl = '#110D10'
const svgUnits = 32

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
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: cardSize })
    for (const name of names) {
      await page.setContent(await cardPage(cards[name]!))
      const [face] = await page.evaluate(async () => [...(await document.fonts.ready)].map(({ status }) => status))
      if (face !== 'loaded') throw new Error('The display font did not load: the card would be drawn in another')
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

/**
 * Draws the icons that cannot be SVG: app/apple-icon.png (180 px), app/favicon.ico and the icons of app/manifest.ts. All have the
 * dark background, whatever the system's theme. Systems may cut the outer tenth of a maskable icon, so its mark is smaller.
 */
async function drawIcons() {
  const mark = (await readFile('app/icon.svg', 'utf8')).replace(/@media[^\n]*/, '').replaceAll('#7c5a14', '#e0a84e')
  await mkdir('public/icons', { recursive: true })
  await writeFile('app/apple-icon.png', await tile(mark, 180, 0.58))
  await writeFile('app/favicon.ico', ico(32, await tile(mark, 32, 0.84)))
  await writeFile('public/icons/192.png', await tile(mark, 192, 0.64))
  await writeFile('public/icons/512.png', await tile(mark, 512, 0.64))
  await writeFile('public/icons/maskable-512.png', await tile(mark, 512, 0.48))
}

/** The mark on a dark square, as PNG with an alpha channel, which Next demands. @param share of the square that the mark takes */
async function tile(mark: string, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share)
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / svgUnits })
    .resize(inner)
    .toBuffer()
  const background = sharp({ create: { width: size, height: size, channels: 3, background: kohl } })
  return background
    .composite([{ input: drawn }])
    .ensureAlpha()
    .png()
    .toBuffer()
}

/** An ICO file with one PNG: a header of 6 bytes and an entry of 16. */
function ico(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
