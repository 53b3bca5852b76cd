import { gzipSync } from 'node:zlib'
import type { BrowserContextOptions, Locator, Page, Request } from '@playwright/test'
import { pictureList } from '@/content/picture-list'
import { expect, test } from './fixtures'
import { hydrated, scrollThrough } from './page-state'
import { missingPath, paths } from './routes'

const KB = 1000
/** Script of each page, compressed by gzip: Next and React alone are 135 KB. */
const pages = { '/': 168 * KB, '/contact': 168 * KB, '/journal/the-grammar-of-light': 145 * KB }
/** Texts of the scripts that load at the first touch of a form: zod, the toasts. */
const onDemand = ['ZodError', 'data-sonner-toaster']

const phone = {
  viewport: { width: 390, height: 844 },
  // Without it the head is parsed in landscape, which fetches a second picture.
  screen: { width: 390, height: 844 },
  isMobile: true,
}
/** Pictures and all of the home page before the first scroll; all of it after, without its films. */
const devices = {
  phone: {
    use: { ...phone, deviceScaleFactor: 3 },
    pictures: 200 * KB,
    arrival: 400 * KB,
    home: 900 * KB,
  },
  desktop: {
    use: { viewport: { width: 1440, height: 900 } },
    pictures: 400 * KB,
    arrival: 700 * KB,
    home: 1_800 * KB,
  },
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const [name, { use, pictures, arrival, home }] of Object.entries(devices))
  test.describe(`on a ${name}`, () => {
    test.use(use)
    test(`a visitor on a ${name} waits for little, and nothing jumps`, async ({ page }) => {
      for (const [path, script] of Object.entries(pages)) {
        const loaded = recordRequests(page)
        await page.goto(path)
        await hydrated(page)
        // With its styles, which no other request may fetch.
        const first = { script, stylesheet: 0, document: 72 * KB, image: pictures }
        for (const [kind, most] of Object.entries(first))
          expect.soft(await loaded.bytes(kind), `${kind} of ${path}`).toBeLessThanOrEqual(most)
        expect.soft(loaded.requests.length, `requests of ${path}`).toBeLessThanOrEqual(24)
        for (const word of onDemand) expect.soft(await loaded.scripts(), path).not.toContain(word)
        const all = async () => {
          const kinds = await Promise.all(['font', ...Object.keys(first)].map(loaded.bytes))
          return kinds.reduce((sum, each) => sum + each)
        }
        if (path === '/') expect.soft(await all()).toBeLessThanOrEqual(arrival)
        await scrollThrough(page)
        expect.soft(await layoutShift(page), `layout shift of ${path}`).toBeLessThan(0.01)
        // A phone parses the head before its window has a size: `sizes` by height would fetch two
        // pictures.
        const pictureNames = loaded.requests.flatMap(
          request => /\/p\/([^-]+)-/.exec(request.url())?.[1] ?? [],
        )
        expect
          .soft(pictureNames, `a picture of ${path} came in two sizes`)
          .toEqual([...new Set(pictureNames)])
        expect.soft(await loaded.bytes('font'), `fonts of ${path}`).toBeLessThanOrEqual(140 * KB)
        if (path === '/') expect.soft(await all()).toBeLessThanOrEqual(home)
        if (path !== '/contact') continue
        await page.getByRole('textbox').first().focus()
        for (const word of onDemand) await expect.poll(loaded.scripts).toContain(word)
      }
    })
  })

/** On a phone a picture of 1.6 pixels for each of the page's looks sharp. */
const screens = [
  { density: 1, perPixel: 1, sizes: ['834x1112', '1024x768', '1440x900', '1920x1080'] },
  { density: 3, perPixel: 1.6, sizes: ['390x844'] },
]
for (const { density, perPixel, sizes } of screens)
  test.describe(`at ${density} dpr`, () => {
    test.use({ deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } })
    test(`no picture is drawn larger than its file at ${sizes.join()}`, async ({ page }) => {
      for (const path of [...paths, missingPath]) {
        await page.goto(path)
        for (const size of sizes) {
          const [width = 0, height = 0] = size.split('x').map(Number)
          await page.setViewportSize({ width, height })
          await scrollThrough(page)
          const enlarged = () => page.evaluate(enlargedPictures, perPixel)
          await expect.poll(enlarged, `${path} at ${size}`).toEqual([])
        }
      }
    })
  })

/**
 * Runs in the page: pictures drawn more than 15 % larger than their file. On a phone the largest
 * file may be too small.
 */
function enlargedPictures(perPixel: number) {
  const widthsIn = (addresses: string) =>
    Array.from(addresses.matchAll(/-(\d+)\.\w+/g), ([, width]) => Number(width))
  return [...document.images].flatMap(image => {
    const { currentSrc, naturalWidth, naturalHeight, parentElement } = image
    const box = image.getBoundingClientRect()
    const drawn = Math.max(box.width, (box.height * naturalWidth) / naturalHeight)
    const [width = 0] = widthsIn(currentSrc)
    const isLargest = width === Math.max(...widthsIn(parentElement!.innerHTML))
    if ((drawn * perPixel) / width <= 1.15 || (perPixel > 1 && isLargest)) return []
    return [`${drawn} px of ${currentSrc}`]
  })
}

test('a price, a Czech name and a word in Devanagari are drawn in our fonts', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.locator('main').evaluate(main => {
    const letters = (font: string) =>
      ['₹', 'š', 'म'].map(letter => `<b style="font: 1rem var(--font-${font})">${letter}</b>`)
    main.innerHTML = `<p id="letters">${[...letters('display'), ...letters('text')].join('')}</p>`
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const faces = async () => {
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '#letters b',
    })
    const drawn = nodeIds.map(nodeId => devtools.send('CSS.getPlatformFontsForNode', { nodeId }))
    return (await Promise.all(drawn)).map(({ fonts }) =>
      fonts.map(font => font.familyName.replace(/ .*/, '')).join(),
    )
  }
  await expect
    .poll(faces)
    .toEqual(['Newsreader', 'Newsreader', 'Tiro', 'Figtree', 'Figtree', 'Mukta'])
})

const films = (page: Page | Locator) => page.locator('video')
const control = (of: Page | Locator, name: string) => of.getByRole('button', { name })
const paused = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.paused)

test('films come after the page, play while they are seen, and pause for a visitor', async ({
  page,
}) => {
  test.skip(!Object.values(pictureList).some(({ film }) => film), 'no picture has a film')
  const filmAddresses = recordFilms(page)
  page.once('load', () => expect.soft([...filmAddresses], 'before the page').toEqual([]))
  await page.goto('/')
  const first = page.locator(':has(> video)').first()
  const last = page.locator(':has(> video)').last()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => paused(films(first))).toBe(false)
  expect(filmAddresses.size, 'the others wait until they are near').toBe(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => paused(films(first)), 'out of sight').toBe(true)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => paused(films(last))).toBe(false)
  await control(last, 'Pause the films').click()
  await expect.poll(() => paused(films(last))).toBe(true)
  await first.scrollIntoViewIfNeeded()
  await expect(control(page, 'Pause the films')).toHaveCount(0)
  await control(first, 'Play the films').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => paused(films(first))).toBe(false)
  await expect(control(page, 'Play the films')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(films(page)).toHaveCount(0)
})

const unwelcome: [why: string, options: BrowserContextOptions, connection: object][] = [
  ['less motion', { reducedMotion: 'reduce' }, {}],
  ['Save-Data', {}, { saveData: true }],
  ['a slow network', {}, { effectiveType: '3g' }],
  ['no scripts', { javaScriptEnabled: false }, {}],
]
test('with less motion, less data or no scripts a visitor sees stills', async ({ browser }) => {
  const expectStills = async ([why, options, connection]: (typeof unwelcome)[number]) => {
    const page = await browser.newPage(options)
    await page.addInitScript(
      value => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    )
    const filmAddresses = recordFilms(page)
    await page.goto('/')
    if (why !== 'no scripts') await hydrated(page)
    await page.locator('#gallery figure').last().scrollIntoViewIfNeeded()
    await expect(page.locator('#gallery figure img').last()).toBeVisible()
    await expect(films(page), why).toHaveCount(0)
    await expect(control(page, 'Pause the films'), why).toHaveCount(0)
    expect([...filmAddresses], why).toEqual([])
    await page.close()
  }
  await Promise.all(unwelcome.map(expectStills))
})

function recordRequests(page: Page) {
  const requests: Request[] = []
  page.on('request', request => {
    if (!request.url().includes('/film/')) requests.push(request)
  })
  const body = async (request: Request) =>
    (await request.response())?.body().catch(() => Buffer.of())
  const bodies = async (kind: string) => {
    const all = await Promise.all(requests.filter(each => each.resourceType() === kind).map(body))
    return all.map(each => each ?? Buffer.of())
  }
  /** As a server sends them: pictures and fonts are compressed already. */
  const bytes = async (kind: string) =>
    (await bodies(kind))
      .map(body => (/font|image/.test(kind) ? body : gzipSync(body, { level: 9 })))
      .reduce((sum, { length }) => sum + length, 0)
  return { requests, bytes, scripts: async () => (await bodies('script')).join() }
}

function recordFilms(page: Page): ReadonlySet<string> {
  const films = new Set<string>()
  page.on('request', request => {
    if (request.url().includes('/film/')) films.add(request.url())
  })
  return films
}

/** Sums the layout shifts that came without input, from the first frame of the page. */
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
