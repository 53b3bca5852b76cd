import type { Page } from '@playwright/test'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'

const KB = 1000
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const fontBudget = 90 * KB

interface Weight {
  fonts: () => number
  everything: () => number
  /** Plates of which more than one size was asked for. */
  twice: () => string[]
}

/** Sums the bytes of all that the page fetches from now on, as they come over the wire, headers and all. */
async function weigh(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, new URL(request.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
  })
  const sum = (counted: (address: string) => boolean) =>
    [...bytes].filter(([id]) => counted(addresses.get(id) ?? '')).reduce((total, [, size]) => total + size, 0)
  const plates = () => [...new Set(addresses.values())].flatMap(address => /^\/p\/([^-]+)-/.exec(address)?.[1] ?? [])
  return {
    fonts: () => sum(address => address.endsWith('.woff2')),
    everything: () => sum(() => true),
    twice: () => plates().filter((plate, place, all) => all.indexOf(plate) !== place),
  }
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
  { device: 'a desktop', viewport: desktop, isMobile: false, deviceScaleFactor: 1, homeBudget: 900 * KB },
  { device: 'a phone', viewport: phone, isMobile: true, deviceScaleFactor: 2, homeBudget: 450 * KB },
  { device: 'a sharper phone', viewport: phone, isMobile: true, deviceScaleFactor: 3, homeBudget: 450 * KB },
]
for (const { device, viewport, isMobile, deviceScaleFactor, homeBudget } of screens) {
  test.describe(`on ${device}`, () => {
    // A phone's screen has the window's shape: by it the head is read.
    const screen = viewport
    test.use({
      viewport,
      screen,
      isMobile,
      deviceScaleFactor,
      contextOptions: { reducedMotion: 'no-preference' },
    })

    for (const { name, path } of routes) {
      test(`nothing jumps on ${name}, and it is light`, async ({ page }) => {
        const shifted = await watchShifts(page)
        const weight = await weigh(page)
        await page.goto(path)
        // A phone reads the head before it has a window: sizes by the window's height would be two pictures.
        expect(weight.twice()).toEqual([])
        await scrollThrough(page)
        expect(await shifted()).toBeLessThan(0.005)
        expect(weight.fonts()).toBeGreaterThan(0)
        expect(weight.fonts()).toBeLessThanOrEqual(fontBudget)
        if (path === '/') expect(weight.everything()).toBeLessThanOrEqual(homeBudget)
      })
    }
  })
}
