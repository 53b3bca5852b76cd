/**
 * Draws the cards of content/cards.ts into public/cards: `npm run cards`. A browser draws them, since it reads the site's own
 * WOFF2 faces and breaks lines as the site does; what it draws is committed, and neither the build nor the server draws anything.
 * Only what changed is drawn again, and what nothing refers to is deleted.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { cards, cardSize } from '@/content/cards'
import { type CardInputs, cardPage, fingerprint, inputsOf, jpeg } from './card-page'
import { chromiumFlags, provideChromium } from './chromium'
import { readArguments } from './usage'

const out = 'public/cards'
const record = 'content/cards.generated.json'

readArguments({
  command: 'npm run cards',
  help: 'Draws the cards of content/cards.ts into public/cards, in a browser. Only what has changed; the result is committed.',
})

await mkdir(out, { recursive: true })
const existing = new Set(await readdir(out))
const drawn: Record<string, string> = {}
const missing = new Map<string, CardInputs>()
for (const [name, card] of Object.entries(cards)) {
  const inputs = await inputsOf(card)
  drawn[name] = fingerprint(inputs)
  const file = `${name}-${drawn[name]}.jpg`
  if (!existing.has(file)) missing.set(file, inputs)
}
if (missing.size) await drawAll()
await writeFile(record, `${JSON.stringify(drawn, null, 2)}\n`)
const wanted = new Set(Object.entries(drawn).map(([name, hash]) => `${name}-${hash}.jpg`))
for (const file of existing) if (!wanted.has(file)) await rm(join(out, file))

async function drawAll() {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: cardSize })
    for (const [file, inputs] of missing) await draw(page, file, inputs)
  } finally {
    await browser.close()
  }
}

async function draw(page: Page, file: string, inputs: CardInputs) {
  await page.setContent(cardPage(inputs))
  const faces = await page.evaluate(async () => {
    const { size } = await document.fonts.ready
    return size === [...document.fonts].filter(face => face.status === 'loaded').length
  })
  if (!faces) throw new Error('The display face did not load: a card in another face would go out unnoticed')
  const { size } = await sharp(await page.screenshot())
    .jpeg(jpeg)
    .toFile(join(out, file))
  console.log(`${file}: ${Math.round(size / 1000)} KB`)
}
