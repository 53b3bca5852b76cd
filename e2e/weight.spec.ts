import type { Page } from '@playwright/test'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'

const KB = 1000
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** All that is fetched counts: pictures, film, fonts, scripts, and what is fetched ahead for other pages. */
const homeBudget = { desktop: 900 * KB, phone: 450 * KB }
const fontBudget = 90 * KB

type Kind = 'page' | 'ahead' | 'script' | 'style' | 'font' | 'picture' | 'film'
/** Bytes on the wire, compressed and with their headers. */
type Weight = Record<Kind, number>

/** Weighs everything that the page fetches from now on. */
async function weigh(page: Page): Promise<() => Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, Kind>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => kinds.set(requestId, kindOf(request.url)))
  // A film is fetched in parts and may never be finished: its parts are summed until a final number comes.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, Math.max(bytes.get(requestId) ?? 0, encodedDataLength)),
  )
  return () => {
    const weight: Weight = { page: 0, ahead: 0, script: 0, style: 0, font: 0, picture: 0, film: 0 }
    for (const [request, kind] of kinds) weight[kind] += bytes.get(request) ?? 0
    return weight
  }
}

function kindOf(url: string): Kind {
  if (url.includes('_rsc=')) return 'ahead'
  const { pathname } = new URL(url)
  if (pathname.startsWith('/film/')) return 'film'
  if (/\.(avif|jpg|png|svg|ico)$/.test(pathname)) return 'picture'
  if (pathname.endsWith('.woff2')) return 'font'
  if (pathname.endsWith('.js')) return 'script'
  return pathname.endsWith('.css') ? 'style' : 'page'
}

const total = (weight: Weight) => Object.values(weight).reduce((sum, bytes) => sum + bytes, 0)

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

    for (const { name, path } of routes) {
      test(`nothing jumps on ${name}, and its fonts are light`, async ({ page }) => {
        const shifted = await watchShifts(page)
        const weight = await weigh(page)
        await page.goto(path)
        await scrollThrough(page)
        expect(await shifted()).toBeLessThan(0.005)
        expect(weight().font).toBeGreaterThan(0)
        expect(weight().font).toBeLessThanOrEqual(fontBudget)
      })
    }
  })
}

test.describe('the whole home page, scrolled through', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('weighs at most 900 KB on a desktop, film and all', async ({ page }) => {
    const weight = await weigh(page)
    await page.goto('/')
    await expect.poll(() => weight().film).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    await scrollThrough(page)
    report(weight())
    expect(total(weight())).toBeLessThanOrEqual(homeBudget.desktop)
  })

  test.describe('on a phone of two pixels a point', () => {
    test.use({ viewport: phone, deviceScaleFactor: 2 })

    test('weighs at most 450 KB', async ({ page }) => {
      const weight = await weigh(page)
      await page.goto('/')
      await scrollThrough(page)
      report(weight())
      expect(weight().film).toBe(0)
      expect(total(weight())).toBeLessThanOrEqual(homeBudget.phone)
    })
  })
})

/** With the result, so that whoever exceeds a budget sees by what. */
function report(weight: Weight) {
  const kilobytes = Object.entries(weight).map(([kind, bytes]) => `${kind} ${Math.round(bytes / KB)}`)
  test.info().annotations.push({ type: 'KB', description: kilobytes.join(', ') })
}
