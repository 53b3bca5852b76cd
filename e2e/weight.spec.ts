import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { scrollThrough } from '@/scripts/scroll-through'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'
import { hydrated } from './screen'

const KB = 1000
const gz = (bytes: Buffer) => gzipSync(bytes, { level: 9 })
const brotli = (bytes: Buffer) => brotliCompressSync(bytes)

/** Bytes; scripts and stylesheets as gzip makes them, documents as brotli does, the data for React in them. Next alone is 135 KB of script. */
const budget = {
  scriptWithForm: 165 * KB,
  script: 143 * KB,
  styles: 13.2 * KB,
  document: 19.8 * KB,
  fonts: 90 * KB,
  requests: 22,
}

/** Words of what comes at the first touch of a form: zod, the toasts. */
const onDemand = ['ZodError', 'data-sonner-toaster']

const phone = { viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 }, isMobile: true }
/** Pictures: what is fetched before the first scroll. On a phone's home page two pairs of frames are near enough for that. */
const desktop = { device: 'a desktop', screen: { deviceScaleFactor: 1 }, pictures: 120 * KB, home: 900 * KB }
const blunt = { device: 'a phone', screen: { ...phone, deviceScaleFactor: 2 }, pictures: 84 * KB, home: 450 * KB }
const sharp = { ...blunt, device: 'a sharper phone', screen: { ...phone, deviceScaleFactor: 3 } }

for (const { name, path, status } of routes)
  // The two kinds of phone differ in the file that a picture chooses, by one rule: the first page stands for all.
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
        expect(script).toBeGreaterThan(100 * KB)
        expect.soft(script, 'script').toBeLessThanOrEqual(withForm ? budget.scriptWithForm : budget.script)
        for (const word of onDemand) expect.soft(first.scripts.includes(word), word).toBe(false)
        expect.soft(first.bytes('stylesheet', gz), 'styles').toBeLessThanOrEqual(budget.styles)
        expect.soft(first.bytes('document', brotli), 'HTML').toBeLessThanOrEqual(budget.document)
        expect.soft(first.bytes('image'), 'pictures before the first scroll').toBeLessThanOrEqual(pictures)
        expect.soft(first.requests, 'requests').toBeLessThanOrEqual(budget.requests)
        if (status === 200) expect.soft(first.firstPictureAsked, 'asked first').toBeLessThan(first.firstScriptAsked)

        await scrollThrough(page)
        expect
          .soft(await shifted(), 'layout shift, with the fonts of a phone or Liberation on this machine')
          .toBeLessThan(0.005)
        const all = await loaded()
        // A phone reads the head before it has a window: sizes by the window's height would be two pictures.
        expect.soft(all.fetchedTwice, 'fetched in two sizes').toEqual([])
        expect(all.bytes('font')).toBeGreaterThan(0)
        expect.soft(all.bytes('font'), 'fonts').toBeLessThanOrEqual(budget.fonts)
        if (path === '/') expect.soft(all.everything, 'the whole home page').toBeLessThanOrEqual(home)
      })
    })

test('what a form needs comes once it is touched', async ({ page }) => {
  const loaded = recordRequests(page)
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('textbox').first().focus()
  for (const word of onDemand) await expect.poll(async () => (await loaded()).scripts).toContain(word)
})

/** Notes all that the page fetches, the film aside; what it resolves with sums what has come by then. */
function recordRequests(page: Page) {
  const asked: string[] = []
  const responses: Response[] = []
  page.on('request', request => asked.push(request.resourceType()))
  page.on('response', response => responses.push(response))
  return async () => {
    const kept = responses.filter(response => !response.url().includes('/film/'))
    const files = await Promise.all(
      kept.map(async response => ({
        type: response.request().resourceType(),
        path: new URL(response.url()).pathname,
        body: await response.body().catch(() => Buffer.alloc(0)), // it may have gone with the test's end
      })),
    )
    const of = (wanted: string) => files.filter(({ type }) => type === wanted)
    const bytes = (type: string, packed = (body: Buffer) => body) =>
      of(type).reduce((sum, { body }) => sum + packed(body).length, 0)
    const pictures = of('image')
    const hashes = pictures.flatMap(({ path }) => /^\/p\/([^-]+)-/.exec(path)?.[1] ?? [])
    return {
      bytes,
      requests: files.length,
      scripts: of('script')
        .map(({ body }) => String(body))
        .join(),
      firstPictureAsked: asked.indexOf('image'),
      firstScriptAsked: asked.indexOf('script'),
      fetchedTwice: hashes.filter((hash, index) => hashes.indexOf(hash) !== index),
      everything:
        bytes('script', gz) + bytes('stylesheet', gz) + bytes('document', gz) + bytes('image') + bytes('font'),
    }
  }
}

/** Counts from the first frame how far things jump that no visitor has moved. */
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
