import type { Page } from '@playwright/test'
import { scrollThrough } from '@/e2e/scroll-through'
import { routes } from '@/e2e/routes'
import { expect, test } from './fixtures'
import { brotli, devices, gz, recordRequests } from './page-weight'
import { hydrated } from './screen'
import { screenWeights, weights } from './weights'

/** Texts of the scripts that load at the first touch of a form: zod, the toasts. */
const onDemand = ['ZodError', 'data-sonner-toaster']

const desktop = { device: 'a desktop', screen: devices.desktop, ...screenWeights.desktop }
const blunt = { device: 'a phone', screen: devices.phone, ...screenWeights.phone }
const sharp = { device: 'a sharper phone', screen: devices.sharpPhone, ...screenWeights.phone }

for (const { name, path, status } of routes)
  // Phones of both densities choose files of pictures by the same rule: one page stands for all.
  for (const { device, screen, pictures, home } of path === '/' ? [desktop, blunt, sharp] : [desktop, sharp])
    test.describe(`on ${device}`, () => {
      test.use(screen)
      test(`${name} is light, and nothing jumps`, async ({ page }) => {
        const shifted = await recordLayoutShifts(page)
        const loaded = recordRequests(page)
        await page.goto(path)
        await hydrated(page)
        await page.waitForLoadState('networkidle')
        const first = await loaded()
        const withForm = path === '/' || path === '/contact'
        const script = first.bytes('script', gz)
        expect(script).toBeGreaterThan(0)
        expect.soft(script, 'script').toBeLessThanOrEqual(withForm ? weights.scriptWithForm : weights.script)
        for (const word of onDemand) expect.soft(first.scripts.includes(word), word).toBe(false)
        expect.soft(first.bytes('stylesheet', gz), 'styles').toBeLessThanOrEqual(weights.styles)
        expect.soft(first.bytes('document', brotli), 'HTML').toBeLessThanOrEqual(weights.document)
        expect.soft(first.bytes('image'), 'pictures before the first scroll').toBeLessThanOrEqual(pictures)
        expect.soft(first.requests, 'requests').toBeLessThanOrEqual(weights.requests)
        if (status === 200) expect.soft(first.firstPictureAsked, 'asked first').toBeLessThan(first.firstScriptAsked)

        await scrollThrough(page)
        expect
          .soft(await shifted(), 'layout shift, with the fonts of a phone or Liberation on this machine')
          .toBeLessThan(0.005)
        const all = await loaded()
        // A phone parses the head before its window has a size: `sizes` by height would fetch two pictures.
        expect.soft(all.fetchedTwice, 'fetched in two sizes').toEqual([])
        expect(all.bytes('font')).toBeGreaterThan(0)
        expect.soft(all.bytes('font'), 'fonts').toBeLessThanOrEqual(weights.fonts)
        if (path === '/') expect.soft(all.everything, 'the whole home page').toBeLessThanOrEqual(home)
      })
    })

test('the fonts are fetched ahead of the style sheet on wide screens alone: a phone has one narrow line for both', async ({
  page,
}) => {
  const media = () =>
    page
      .locator('link[rel=preload][as=font]')
      .evaluateAll(all => all.map(link => matchMedia((link as HTMLLinkElement).media).matches))
  await page.goto('/')
  expect(await media()).toEqual([true, true])
  await page.setViewportSize(devices.phone.viewport)
  expect(await media()).toEqual([false, false])
})

test('what a form needs comes once it is touched', async ({ page }) => {
  const loaded = recordRequests(page)
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('textbox').first().focus()
  for (const word of onDemand) await expect.poll(async () => (await loaded()).scripts).toContain(word)
})

/** Sums layout shifts without input, from the first frame. */
async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}
