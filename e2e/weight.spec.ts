import { gzipSync } from 'node:zlib'
import type { Locator, Page, Request } from '@playwright/test'
import { home } from '@/content/home'
import { pictures } from '@/content/pictures/encoded'
import { pictureList } from '@/content/pictures/list'
import { sitePages } from '@/content/site-pages'
import { expect, expectNow, test } from './fixtures'
import { expectFormHydrated } from './inquiry-form'
import { expectHydrated, scrollThrough } from './page-state'
import { onePathPerTemplate } from './routes'

const KB = 1000
/**
 * Compressed by gzip. Next and React alone take 135 KB. The forms' rules (17 KB) and the toasts
 * (10 KB) load when a visitor first touches a form.
 */
const maxScriptBytes = {
  '/': 172 * KB, // with the gallery's dialog
  '/contact': 170 * KB,
  '/journal/the-grammar-of-light': 150 * KB,
}

const overLimit = (kind: string, path: string) =>
  `${kind} of ${path}: save bytes, or raise the limit in this file if couples need them`

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe(() => {
  test.use({
    viewport: { width: 390, height: 844 },
    // Without `screen` Chromium parses the head in landscape and fetches a second picture.
    screen: { width: 390, height: 844 },
    isMobile: true,
    deviceScaleFactor: 3,
  })

  test('on a phone pages stay within their byte limits, without layout shift', async ({ page }) => {
    // What a page prefetches for the next one has a test of its own.
    await page.route('**/*_rsc=*', route => route.abort())
    for (const [path, script] of Object.entries(maxScriptBytes)) {
      const requests: Request[] = []
      page.on('request', request => requests.push(request))
      await page.goto(path)
      await expectHydrated(page)
      const maxAtStart = { script, stylesheet: 0, document: 79 * KB, image: 200 * KB }
      for (const [kind, max] of Object.entries(maxAtStart))
        expect.soft(await bytesOf(requests, kind), overLimit(kind, path)).toBeLessThanOrEqual(max)
      await scrollThrough(page)
      expect.soft(await layoutShift(page), `layout shift of ${path}`).toBeLessThan(0.01)
      const pictures = requests.flatMap(each => /\/p\/([^-]+)-/.exec(each.url())?.[1] ?? [])
      expect.soft(pictures, `no picture in two sizes on ${path}`).toEqual([...new Set(pictures)])
      const maxInAll = { image: 500 * KB, font: 140 * KB }
      for (const [kind, max] of Object.entries(maxInAll))
        expect.soft(await bytesOf(requests, kind), overLimit(kind, path)).toBeLessThanOrEqual(max)
    }
  })

  test('a phone prefetches pages in view without their pictures, and none to save data', async ({
    page,
  }) => {
    const prefetched: Request[] = []
    page.on('request', request => {
      if (request.url().includes('_rsc=')) prefetched.push(request)
    })
    const readWithConnection = async (connection: object) => {
      prefetched.length = 0
      await page.addInitScript(value => {
        Object.defineProperty(navigator, 'connection', { value, configurable: true })
      }, connection)
      await page.goto('/')
      await expectHydrated(page)
      await scrollThrough(page)
    }
    await readWithConnection({})
    const paths = () => prefetched.map(request => new URL(request.url()).pathname)
    await expect.poll(paths).toEqual(expect.arrayContaining(['/contact', '/process', '/journal']))
    expect(paths(), 'a link to a section leads to a page that is here').not.toContain('/')
    const bytes = await bytesOf(prefetched, 'fetch')
    expect(bytes, overLimit('prefetched data', '/')).toBeLessThanOrEqual(42 * KB)
    const heroes = [sitePages.contact, sitePages.process].map(({ picture }) => picture)
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    const preloads = await page
      .locator('link[rel=preload][as=image]')
      .evaluateAll(all => all.map(link => link.getAttribute('imagesrcset') ?? ''))
    for (const hero of heroes)
      for (const { src } of pictures[hero].sources.avif) {
        expect(loaded.join(), `the hero of another page`).not.toContain(src)
        expect(preloads.join()).not.toContain(src)
      }
    await readWithConnection({ saveData: true })
    expect(paths()).toEqual([])
  })
})

/** These selectors make a change of one element a change of every element's style. */
test('no style makes one change restyle the whole page, but to print', async ({ page }) => {
  for (const path of onePathPerTemplate) {
    await page.goto(path)
    const selectors = await page.evaluate(() => {
      const collect = (rules: CSSRuleList): string[] =>
        [...rules].flatMap(rule => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...('cssRules' in rule &&
          !(rule instanceof CSSMediaRule && /print/.test(rule.media.mediaText))
            ? collect(rule.cssRules as CSSRuleList)
            : []),
        ])
      return [...document.styleSheets].flatMap(sheet => collect(sheet.cssRules))
    })
    expect(selectors.length).toBeGreaterThan(100)
    // next-themes sets the class of `html` once more after hydration.
    const wide = /(^|[\s>+~,(&])(html|body|:root|#page|main|\*)?:has\(|\.dark \*/
    expect(
      selectors.filter(selector => wide.test(selector)),
      path,
    ).toEqual([])
  }
})

const screens = [
  { width: 390, height: 844, density: 3, perPixel: 1.6 },
  { width: 834, height: 1112, density: 1, perPixel: 1 },
  { width: 1024, height: 768, density: 1, perPixel: 1 },
  { width: 1440, height: 900, density: 1, perPixel: 1 },
  { width: 1920, height: 1080, density: 1, perPixel: 1 },
]
for (const { width, height, density, perPixel } of screens)
  test.describe(() => {
    test.use({
      viewport: { width, height },
      deviceScaleFactor: density,
      javaScriptEnabled: false, // HTML and CSS choose the files, and all load at once
    })
    test(`at ${width}x${height} each picture loads the smallest file that is sharp`, async ({
      page,
    }) => {
      for (const path of onePathPerTemplate) {
        await page.goto(path)
        const wrong = () => page.evaluate(findWrongFiles, perPixel)
        await expectNow.soft.poll(wrong, `the <Picture>s of ${path}`).toEqual([])
        await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'))
        await expectNow.soft.poll(wrong, `the <Picture>s of ${path} by day`).toEqual([])
      }
    })
  })

/**
 * A file is wrong if it is too small for sharp lines, or if a smaller one still has a quarter more
 * pixels than the picture needs.
 * @returns what to write instead
 */
function findWrongFiles(perPixel: number) {
  const widthsIn = (addresses: string) =>
    Array.from(addresses.matchAll(/-(\d+)\.\w+/g), ([, width]) => Number(width))
  return [...document.images].flatMap(image => {
    const { currentSrc, naturalWidth, naturalHeight, parentElement } = image
    if (!image.checkVisibility()) return [] // the other theme's
    if (!naturalWidth) return [`${image.src} has not loaded`]
    const box = image.getBoundingClientRect()
    const drawn = Math.max(box.width, (box.height * naturalWidth) / naturalHeight)
    const needed = drawn * perPixel
    const file = new URL(currentSrc || image.src).pathname
    const sources = [...parentElement!.querySelectorAll<HTMLSourceElement>('[srcset]')]
    const { srcset = '' } = sources.find(({ srcset }) => srcset.includes(file)) ?? {}
    const others = widthsIn(srcset)
    const [width = 0] = widthsIn(file)
    const isLargest = width === Math.max(...others)
    const isTooSmall = needed / width > 1.15 && !(perPixel > 1 && isLargest)
    const isTooLarge = others.some(other => other < width && other > needed * 1.25)
    if (!isTooSmall && !isTooLarge) return []
    const found = `${file} is drawn ${Math.round(drawn)} px wide`
    if (isTooSmall && isLargest) return [`${found}: give it a wider master, or a larger "largest"`]
    const [vw, vh] = [(100 * box.width) / innerWidth, (100 * box.height) / innerHeight].map(
      Math.round,
    )
    const ratio = Number((box.width / box.height).toFixed(2))
    const isPhone = innerWidth < 768
    const across = isPhone ? `vw: ${vw}` : `width: '${vw}vw'`
    const name = isPhone ? 'phone' : innerWidth < 1024 ? 'tablet or desktop' : 'desktop'
    const isCutAtSides = drawn > box.width * 1.01
    const height = isCutAtSides ? `, ratio: ${ratio} or, if it follows the window, vh: ${vh}` : ''
    return [`${found}, and its sizes say otherwise: write ${name}={{ ${across}${height} }}`]
  })
}

const films = (page: Page | Locator) => page.locator('video')
const filmButton = (within: Page | Locator, state: { pressed?: boolean } = {}) =>
  within.getByRole('button', { name: home.films.pause, ...state })
const isPaused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)

test('no film is requested while the page loads', async ({ page }) => {
  const filmAddresses = recordFilms(page)
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  await page.route('**/p/**', route => arrival.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await expectFormHydrated(page)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise(resolve => requestAnimationFrame(resolve))
  })
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  expect([...filmAddresses]).toEqual([])
  arrive()
  await page.locator(':has(> video)').first().scrollIntoViewIfNeeded()
  await expect.poll(() => filmAddresses.size).toBeGreaterThan(0)
})

test('films play while visible and pause when a visitor asks', async ({ page }) => {
  test.skip(!Object.values(pictureList).some(({ film }) => film), 'no picture has a film')
  const filmAddresses = recordFilms(page)
  await page.goto('/')
  const first = page.locator(':has(> video)').first()
  const last = page.locator(':has(> video)').last()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(films(first))).toBe(false)
  expect(filmAddresses.size, 'the other films wait until they are near').toBe(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(films(first)), 'a film out of sight pauses').toBe(true)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => isPaused(films(last))).toBe(false)
  await filmButton(last).click()
  await expect.poll(() => isPaused(films(last))).toBe(true)
  await first.scrollIntoViewIfNeeded()
  await expect(filmButton(page, { pressed: false })).toHaveCount(0)
  await filmButton(first, { pressed: true }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => isPaused(films(first))).toBe(false)
  await expect(filmButton(page, { pressed: true })).toHaveCount(0)
  if (!pictureList[sitePages.home.picture].tall?.film) return
  await page.setViewportSize({ width: 390, height: 844 })
  const upright = films(page.locator('.hero'))
  await expect
    .poll(() => isPaused(upright), 'the upright film plays in an upright window')
    .toBe(false)
  await expect.poll(() => [...filmAddresses].some(each => each.includes('-tall.'))).toBe(true)
  const [button, link] = await Promise.all([
    filmButton(page.locator('.hero')).boundingBox(),
    page.getByRole('link', { name: home.hero.discover.label }).boundingBox(),
  ])
  const middle = (box: typeof button) => box!.y + box!.height / 2
  expect(middle(button), 'the button ends the line of the first link').toBeCloseTo(middle(link), 0)
  expect(button!.x).toBeGreaterThan(link!.x + link!.width)
})

test('the largest paint of the first window is its picture, before the film', async ({ page }) => {
  test.skip(!pictureList[sitePages.home.picture].tall?.film, 'the upright hero has no film')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.largest = `${(entry as LargestContentfulPaint).element?.tagName}`
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/')
  const film = films(page.locator('.hero'))
  await expect(film).toHaveCSS('opacity', '1')
  await expect(page.locator('html')).toHaveAttribute('data-largest', 'IMG')
})

test('with reduced motion, reduced data or a slow network no film loads', async ({ page }) => {
  const filmAddresses = recordFilms(page)
  for (const [reducedMotion, connection] of [
    ['reduce', {}],
    ['no-preference', { saveData: true }],
    ['no-preference', { effectiveType: '3g' }],
  ] as const) {
    await page.goto('about:blank')
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(value => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
    await page.goto('/')
    await expectHydrated(page)
    await page.locator('#gallery figure').last().scrollIntoViewIfNeeded()
    await expect(page.locator('#gallery figure img').last()).toBeVisible()
    await expect(films(page)).toHaveCount(0)
    expect([...filmAddresses]).toEqual([])
  }
})

async function bytesOf(requests: Request[], kind: string): Promise<number> {
  let sum = 0
  for (const request of requests.filter(each => each.resourceType() === kind)) {
    const response = await request.response()
    const body = (await response?.body().catch(() => undefined)) ?? Buffer.of()
    sum += /font|image/.test(kind) ? body.length : gzipSync(body).length
  }
  return sum
}

function recordFilms(page: Page): ReadonlySet<string> {
  const films = new Set<string>()
  page.on('request', request => {
    if (request.url().includes('/film/')) films.add(request.url())
  })
  return films
}

const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
  })
