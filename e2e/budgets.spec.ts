import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'
import { comeAlive } from './screen'

const KB = 1000
const gz = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length

/** What may come before anybody scrolls, or touches more than the page; in bytes, scripts and stylesheets as gzip makes them. Next alone is 135 KB of script. */
const budget = {
  scriptWithForm: 155 * KB,
  script: 142 * KB,
  /** What React takes a page over by, in a script of its own. */
  data: 18 * KB,
  styles: 13 * KB,
  documentBeforePicture: 14 * KB,
  /** As it comes over the wire, in brotli. */
  document: 13 * KB,
  fonts: 90 * KB,
  criticalPicture: 60 * KB,
  pictures: { phone: 70 * KB, desktop: 120 * KB },
  requests: 22,
}

/** Words of what comes at the first touch of a form: zod, React Hook Form, the toasts. */
const onDemand = ['ZodError', 'shouldUseNativeValidation', 'data-sonner-toaster']

const pageData = '/_next/static/pages/'

interface Load {
  requests: number
  hosts: Set<string>
  bytes: (type: string, measure?: (bytes: Buffer) => number) => number
  document: Buffer
  texts: string[]
  pictures: { address: string; size: number }[]
}

async function load(page: Page, path: string): Promise<Load> {
  const responses: Response[] = []
  page.on('response', response => responses.push(response))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await comeAlive(page)
  const ran = responses.filter(response => response.request().resourceType() !== 'other') // fetched beforehand
  const all = await Promise.all(
    ran.map(async response => ({
      type: response.url().includes(pageData) ? 'data' : response.request().resourceType(),
      url: new URL(response.url()),
      body: await response.body(),
    })),
  )
  const of = (type: string) => all.filter(each => each.type === type)
  return {
    requests: all.length,
    hosts: new Set(all.map(({ url }) => url.host)),
    bytes: (type, measure = bytes => bytes.length) => of(type).reduce((sum, { body }) => sum + measure(body), 0),
    document: of('document')[0]!.body,
    texts: of('script').map(({ body }) => String(body)),
    pictures: of('image').map(({ url, body }) => ({ address: url.pathname, size: body.length })),
  }
}

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const

for (const [device, screen] of Object.entries(devices) as [keyof typeof devices, (typeof devices)['phone']][])
  test.describe(`on a ${device}`, () => {
    test.use(screen)
    for (const { name, path } of routes)
      test(`${name} keeps its budget`, async ({ page, site }) => {
        const loaded = await load(page, path)
        const script = path === '/' || path === '/contact' ? budget.scriptWithForm : budget.script
        expect(loaded.bytes('script', gz)).toBeGreaterThan(100 * KB)
        expect(loaded.bytes('script', gz)).toBeLessThanOrEqual(script)
        expect(loaded.bytes('data', gz)).toBeLessThanOrEqual(budget.data)
        expect(loaded.bytes('stylesheet', gz)).toBeLessThanOrEqual(budget.styles)
        expect(loaded.bytes('font')).toBeLessThanOrEqual(budget.fonts)
        expect(loaded.bytes('image')).toBeLessThanOrEqual(budget.pictures[device])
        expect(loaded.requests).toBeLessThanOrEqual(budget.requests)
        expect([...loaded.hosts]).toEqual([new URL(site.url).host])
        for (const word of onDemand) expect(loaded.texts.some(text => text.includes(word))).toBe(false)
        expect(brotliCompressSync(loaded.document).length).toBeLessThanOrEqual(budget.document)
        const [untilPicture = ''] = String(loaded.document).split('<picture', 1)
        expect(gz(Buffer.from(untilPicture))).toBeLessThanOrEqual(budget.documentBeforePicture)
      })
  })

test.describe('on a phone', () => {
  test.use(devices.phone)
  for (const { name, path } of routes)
    test(`the first picture of ${name} is light, and asked for before any script`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', request => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
      const { pictures } = await load(page, path)
      const shown = await page.evaluate(() => {
        const inView = (picture: HTMLImageElement) => picture.getBoundingClientRect().top < innerHeight
        return [...document.images].filter(inView).map(({ currentSrc }) => new URL(currentSrc).pathname)
      })
      const critical = pictures.filter(({ address }) => shown.includes(address))
      expect(critical.length).toBeGreaterThan(0)
      for (const { size } of critical) expect(size).toBeLessThanOrEqual(budget.criticalPicture)
      const first = (kind: string) => asked.findIndex(each => each.startsWith(kind))
      if (name !== 'not-found') expect(first('image')).toBeLessThan(first('script'))
    })
})

test('what a form needs comes once it is touched', async ({ page }) => {
  const { texts } = await load(page, '/contact')
  const later: Promise<string>[] = []
  page.on('response', response => {
    // What comes after all that is looked for may still be on its way when the test ends.
    if (response.request().resourceType() === 'script') later.push(response.text().catch(() => ''))
  })
  await page.getByRole('textbox').first().focus()
  const all = async () => (await Promise.all(later)).join()
  for (const word of onDemand.slice(0, 2)) {
    expect(texts.join()).not.toContain(word)
    await expect.poll(all).toContain(word)
  }
})
