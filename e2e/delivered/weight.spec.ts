import { expect, test } from '@/e2e/fixtures'
import { brotli, devices, gz, recordRequests } from '@/e2e/page-weight'
import { hydrated } from '@/e2e/screen'
import { routes } from '@/e2e/routes'
import { scrollThrough } from '@/e2e/scroll-through'

const KB = 1000
/** The document, compressed by brotli. */
const mostOfDocument = 21 * KB
/** Our words need no Devanagari font. */
const mostOfFonts = 90 * KB
/** Files before the first scroll. */
const mostRequests = 22
/** Pictures before the first scroll, and the whole home page without its films. */
const desktop = { device: devices.desktop, pictures: 120 * KB, home: 900 * KB }
const phone = { device: devices.sharpPhone, pictures: 84 * KB, home: 460 * KB }

for (const [name, { device, pictures, home }] of Object.entries({ desktop, phone }))
  test.describe(name, () => {
    test.use(device)
    test(`our pictures and words weigh no more than they did, on a ${name}`, async ({ page }) => {
      for (const { path } of routes) {
        const loaded = recordRequests(page)
        await page.goto(path)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        const first = await loaded()
        expect.soft(first.bytes('document', brotli), `HTML of ${path}`).toBeLessThanOrEqual(mostOfDocument)
        expect.soft(first.bytes('image'), `pictures of ${path} before the first scroll`).toBeLessThanOrEqual(pictures)
        expect.soft(first.requests, `requests of ${path}`).toBeLessThanOrEqual(mostRequests)
        if (path !== '/') continue
        await scrollThrough(page)
        const all = await loaded()
        expect.soft(all.everything, 'the whole home page').toBeLessThanOrEqual(home)
        expect.soft(all.bytes('font'), 'fonts').toBeLessThanOrEqual(mostOfFonts)
        expect(all.bytes('script', gz)).toBeGreaterThan(100 * KB)
      }
    })
  })
