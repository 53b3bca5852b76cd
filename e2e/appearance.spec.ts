import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { scrollThrough } from '@/scripts/scroll-through'
import { expect, test } from './fixtures'
import { takeScreenshot, preferTheme, type Theme } from './screen'

/**
 * The few compositions that must not drift. After a change that is meant, look at what changed in test-results/ and
 * write the new baselines: `npm run e2e -- appearance --update-snapshots`.
 */
interface Composition {
  name: string
  path: string
  theme: Theme
  width: number
  /** What it consists of, from the first to the last. */
  parts: (page: Page) => Locator
}

const compositions: Composition[] = [
  { name: 'hero-phone', path: '/', theme: 'dark', width: 390, parts: page => page.locator('.hero') },
  { name: 'hero', path: '/', theme: 'dark', width: 1440, parts: page => page.locator('.hero') },
  { name: 'collections', path: '/', theme: 'light', width: 1440, parts: page => page.locator('#investment') },
  {
    name: 'steps',
    path: '/process',
    theme: 'light',
    width: 1440,
    parts: page => page.locator('#steps-title, main ol > li:nth-child(-n + 2)'),
  },
  {
    name: 'form-phone',
    path: '/contact',
    theme: 'dark',
    width: 390,
    parts: page => page.locator('form > fieldset').first(),
  },
]

/** Drawn this much smaller, a letter's edge is the same on every machine, and a line that moved by half its height is not. */
const reduction = 3
/** How far a pixel may be off (0 to 1), and how many of all may be. */
const tolerance = { threshold: 0.12, maxDiffPixelRatio: 0.02 }
/** Every picture is one tone: a photograph may be exchanged without a new baseline, its place and size may not. */
const plainPictures = 'img { object-position: 9999px 9999px !important; background: #8b7a70 !important }'

// What these tests measure with is a style sheet, which the site's own policy would not let in.
test.use({ bypassCSP: true })

for (const { name, path, theme, width, parts } of compositions) {
  test(`the composition of ${name} has not drifted`, async ({ page }, info) => {
    // One baseline for all systems.
    info.snapshotSuffix = ''
    await page.setViewportSize({ width, height: 900 })
    await preferTheme(page, theme)
    await page.goto(path)
    await scrollThrough(page)
    const clip = await boxAround(parts(page))
    const shot = await takeScreenshot(page, { fullPage: true, clip, scale: 'css', style: plainPictures })
    const small = await sharp(shot)
      .resize({ width: Math.round(width / reduction) })
      .png()
      .toBuffer()
    expect(small).toMatchSnapshot(`${name}.png`, tolerance)
  })
}

/** The whole width of the page, from the first part's top to the last one's bottom, in pixels of the page. */
function boxAround(parts: Locator) {
  return parts.evaluateAll(elements => {
    const boxes = elements.map(element => element.getBoundingClientRect())
    const top = Math.min(...boxes.map(box => box.top + scrollY))
    const bottom = Math.max(...boxes.map(box => box.bottom + scrollY))
    return { x: 0, y: top, width: innerWidth, height: bottom - top }
  })
}
