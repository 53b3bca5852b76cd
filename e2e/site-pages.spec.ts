import type { Page } from '@playwright/test'
import { navigation } from '@/content/studio'
import { axeViolations } from './axe'
import { expectNow as expect, test, type Traffic } from './fixtures'
import {
  expectHydrated,
  expectNothingSkipped,
  measureOverflow,
  scrollThrough,
  themeButton,
} from './page-state'
import { missingPath, onePathPerTemplate } from './routes'
import { findTextFaults, measureWorstContrast } from './text'

/** 320 px is also a desktop at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const widths = [320, 390, 834, 1440]
const axeWidths = [390, 1440]

/** From WCAG 2.2, 1.4.12. */
const wcagTextSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`
const doubleTextSize = 'html { font-size: 200% !important }'

/** Hides only glyphs: borders and icons share the text's colour and must stay. */
const hiddenGlyphs = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`

/** How many pictures each page has words on. */
const picturesWithWords: Record<string, number> = {
  '/': 2,
  '/process': 1,
  '/contact': 1,
  [missingPath]: 1,
}

// One visit for all, because each of its own would open and hydrate the page anew.
for (const path of onePathPerTemplate)
  test(`${path} is readable on any screen, in either theme, with a reader’s own settings`, async ({
    page,
    traffic,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path + (path === missingPath ? '?names=Asha' : ''))
    await expectHydrated(page)
    await test.step('nothing comes from another host, and the console is clean', async () => {
      await scrollThrough(page)
      expect.soft(await page.evaluate(findForeignHosts), 'other hosts').toEqual([])
      expectCleanTraffic(traffic, path, site.url)
    })
    await test.step('pictures load, nothing moves by itself, and targets are large enough', async () => {
      await expectPictures(page)
      expect.soft(await page.evaluate(findAnimations), 'running animations').toEqual([])
      expect.soft(await page.evaluate(findSmallTargets), 'small targets').toEqual([])
    })
    await test.step('Orca skips no title, and no status region is empty', () =>
      expectNothingSkipped(page, `on ${path}`))
    await test.step('no page scrolls sideways, no picture overhangs, and axe finds nothing', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await measureOverflow(page), `sideways scroll at ${width} px`).toBe(0)
        expect.soft(await page.evaluate(findOverhangs), `overhangs at ${width} px`).toEqual([])
        if (axeWidths.includes(width))
          expect.soft(await axeViolations(page), `in the dark theme, at ${width} px`).toEqual([])
      }
    })
    await test.step('text on a picture has a contrast of 4.5:1 to the worst pixel behind it', () =>
      expectContrastOnPictures(page, path))
    for (const [setting, sheet] of [
      ['WCAG text spacing', wcagTextSpacing],
      ['letters of 200%', doubleTextSize],
    ] as const)
      await test.step(`with ${setting} no text is cut, overlaps or leaves the window`, async () => {
        await setReaderStyles(page, sheet)
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await findTextFaults(page), `${setting} at ${width} px`).toEqual([])
        }
        await expect
          .soft(page.getByRole('button', { name: navigation.menu.open }))
          .toBeInViewport({ ratio: 1 })
      })
    await test.step('in the light theme axe finds nothing, and text has its contrast too', async () => {
      await setReaderStyles(page, '')
      await page.setViewportSize({ width: 1440, height: 900 })
      await themeButton(page).click()
      await expect(page.locator('html')).toHaveClass(/\blight\b/)
      for (const width of axeWidths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await axeViolations(page), `at ${width} px`).toEqual([])
      }
      await expectContrastOnPictures(page, path)
    })
  })

async function expectContrastOnPictures(page: Page, path: string) {
  await setReaderStyles(page, hiddenGlyphs)
  const onPictures = page.locator(':is(.on-picture, .themed-hero):has(img)')
  expect.soft(await onPictures.count(), 'pictures with words').toBe(picturesWithWords[path] ?? 0)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    // If the new size needs another file, decoding the former one fails.
    await expect(() => onPictures.locator('img').evaluateAll(decodeAll)).toPass()
    for (const section of await onPictures.or(page.locator('#bar')).all()) {
      const { text, contrast } = await measureWorstContrast(page, section)
      expect.soft(contrast, `contrast of “${text}” at ${size.width} px`).toBeGreaterThanOrEqual(4.5)
    }
  }
}

async function decodeAll(pictures: Element[]) {
  for (const picture of pictures as HTMLImageElement[]) {
    picture.loading = 'eager'
    await picture.decode()
  }
}

/** The content security policy forbids a `<style>`, and allows a constructed sheet. */
const setReaderStyles = (page: Page, css: string) =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

test('with reduced motion a link to a section jumps instantly', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  const top = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('main a[href="/#connect"]')!.click()
    for (let frame = 0; frame < 2; frame++)
      await new Promise(resolve => requestAnimationFrame(resolve))
    return document.getElementById('connect')!.getBoundingClientRect().top
  })
  expect(Math.abs(top)).toBeLessThan(100)
})

async function expectPictures(page: Page) {
  const images = page.locator('img')
  const incomplete = images.and(
    page.locator(':not([alt]), [alt=""], :not([width]), :not([height])'),
  )
  await expect.soft(incomplete, 'images without alt or size').toHaveCount(0)
  const broken = () =>
    images.evaluateAll(all =>
      (all as HTMLImageElement[])
        .filter(each => each.checkVisibility() && !each.naturalWidth)
        .map(each => each.src),
    )
  await expect.soft.poll(broken, 'broken images').toEqual([])
}

/** Without SITE_URL, a build's public address is localhost:3000. */
const findForeignHosts = () =>
  [...document.querySelectorAll('link, script, img, source, iframe, object, embed, video, audio')]
    .flatMap(element => ['href', 'src', 'data'].flatMap(name => element.getAttribute(name) ?? []))
    .map(address => new URL(address, location.href).host)
    .filter(host => host !== location.host && host !== 'localhost:3000')

function expectCleanTraffic(traffic: Traffic, path: string, siteUrl: string) {
  const isMissing = path === missingPath
  const unexpected = (line: string) =>
    !isMissing || !(line.includes(path) || line.includes('status of 404'))
  expect(traffic.console.filter(unexpected)).toEqual([])
  expect(traffic.console.some(line => line.includes(path))).toBe(isMissing)
  expect(traffic.console.join(), 'the console does not show the private query').not.toContain(
    'Asha',
  )
  expect([...traffic.hosts]).toEqual([new URL(siteUrl).host])
}

const findAnimations = () =>
  document.getAnimations().flatMap(animation => {
    const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition'
    return /^(bar-turn-opaque|bar-in-night|reading-progress)$/.test(name) ? [] : name
  })

/** Pictures that hang out of their figure, over what follows it. */
const findOverhangs = () =>
  [...document.querySelectorAll<HTMLImageElement>('main figure img')].flatMap(picture => {
    const { bottom } = picture.closest('figure')!.getBoundingClientRect()
    const overhang = picture.getBoundingClientRect().bottom - bottom
    return overhang > 1 ? [`${overhang} px: ${picture.alt}`] : []
  })

const findSmallTargets = () =>
  [...document.querySelectorAll('.touch-target, .button, summary, #bar button')].flatMap(target => {
    const { width, height } = target.getBoundingClientRect()
    return width && Math.min(width, height) < 47.5 ? target.outerHTML.slice(0, 120) : []
  })
