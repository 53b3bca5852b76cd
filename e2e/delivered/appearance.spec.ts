import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '@/e2e/fixtures'
import { applyTheme, takeScreenshot, type Theme } from '@/e2e/screen'

/**
 * The compositions that must not change by accident. After an intended change, look at test-results/ and write new
 * baselines: `npm run e2e -- appearance --update-snapshots`.
 */
interface Composition {
  name: string
  width: number
  theme: Theme
  /** What it consists of, from the first to the last: a selector. */
  parts: string
}

const compositions: Record<string, Composition[]> = {
  '/': [
    { name: 'hero-phone', width: 390, theme: 'dark', parts: '.hero' },
    { name: 'hero', width: 1440, theme: 'dark', parts: '.hero' },
    { name: 'collections', width: 1440, theme: 'light', parts: '#investment' },
  ],
  '/process': [{ name: 'steps', width: 1440, theme: 'light', parts: '#steps-title, main ol > li:nth-child(-n + 2)' }],
  '/contact': [{ name: 'form-phone', width: 390, theme: 'dark', parts: 'form fieldset >> nth=0' }],
}

/** At this scale letters look the same on every machine, and a line that moved by half its height does not. */
const reduction = 3
/** How much a pixel may differ (0 to 1), and which share of all pixels may. */
const tolerance = { threshold: 0.12, maxDiffPixelRatio: 0.02 }
/** Pictures are a plain tone: another photograph needs no new baseline, another place or size does. */
const plainPictures = 'img { object-position: 9999px 9999px !important; background: #8b7a70 !important }'

// The tests add a style sheet, which the content policy forbids, and take screenshots, which must not move.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

test('the few compositions that must not drift have not', async ({ page }, info) => {
  // One baseline for all systems.
  info.snapshotSuffix = ''
  for (const [path, parts] of Object.entries(compositions)) {
    await page.goto(path)
    for (const { name, width, theme, parts: selector } of parts) {
      await page.setViewportSize({ width, height: 900 })
      await applyTheme(page, theme)
      const clip = await boxAround(page.locator(selector))
      const shot = await takeScreenshot(page, { fullPage: true, clip, scale: 'css', style: plainPictures })
      const small = await sharp(shot)
        .resize({ width: Math.round(width / reduction) })
        .png()
        .toBuffer()
      expect.soft(small, name).toMatchSnapshot(`${name}.png`, tolerance)
    }
  }
})

/** The whole width of the page, from the first part's top to the last one's bottom, in pixels of the page. */
function boxAround(parts: Locator) {
  return parts.evaluateAll(elements => {
    const boxes = elements.map(element => element.getBoundingClientRect())
    const top = Math.min(...boxes.map(box => box.top + scrollY))
    const bottom = Math.max(...boxes.map(box => box.bottom + scrollY))
    return { x: 0, y: top, width: innerWidth, height: bottom - top }
  })
}
