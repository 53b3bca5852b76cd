import type { Page } from '@playwright/test'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'

const KB = 1000
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const fontBudget = 90 * KB
/** Next preloads no font on Not-found, so that its words may move by a few pixels when the faces arrive. */
const answered = routes.filter(({ status }) => status === 200)

/** Sums the bytes of all fonts that the page fetches from now on, as they come over the wire. */
async function weighFonts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const fonts = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.endsWith('.woff2')) fonts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fonts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** To the page's end, by half windows, waiting for every picture on the way. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    const pictures = [...document.images].filter(picture => picture.checkVisibility())
    await Promise.all(pictures.map(picture => picture.decode()))
  })
  await page.waitForLoadState('networkidle')
}

/** Counts from the first frame how far things jump that no visitor has moved. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

const screens = [
  { device: 'a desktop', viewport: desktop, deviceScaleFactor: 1 },
  { device: 'a phone', viewport: phone, deviceScaleFactor: 2 },
]
for (const { device, viewport, deviceScaleFactor } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'no-preference' } })

    for (const { name, path } of answered) {
      test(`nothing jumps on ${name}, and its fonts are light`, async ({ page }) => {
        const shifted = await watchShifts(page)
        const weight = await weighFonts(page)
        await page.goto(path)
        await scrollThrough(page)
        expect(await shifted()).toBeLessThan(0.005)
        expect(weight()).toBeGreaterThan(0)
        expect(weight()).toBeLessThanOrEqual(fontBudget)
      })
    }
  })
}
