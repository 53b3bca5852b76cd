import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { pictures } from '@/content/encoded-pictures'
import { home } from '@/content/home'
import { type PictureName, pictureList, type Shade, shades } from '@/content/picture-list'
import { screens } from '@/content/screens'
import { hideLetters, worstLine } from './contrast'
import { expect, test } from './fixtures'
import { applyTheme, type Theme } from './screen'

/** Ascending: a picture that was loaded for a larger window stays, and is finer than a visitor's. */
const windows = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  phoneHeldWide: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
} as const
/** WCAG 2.2 demands 4.5 (1.4.3) and, enhanced, 7 (1.4.6). On the delivered pictures every word has 7. */
const [leastContrast, leastContrastOfOurs] = [4.5, 7]
/** Moments of the hero's opening: before it and during it. */
const openingMs = [0, 150]
const sharesOfFilm = [0.1, 0.35, 0.6, 0.85]

// Large screenshots are read pixel by pixel.
test.describe.configure({ timeout: 120_000 })

// The tests add a style sheet, which the content policy forbids.
test.use({ bypassCSP: true })

const paths = [...Object.values(screens).map(screen => screen.path), '/nowhere']

for (const path of paths)
  test(`words on a picture are legible on ${path}, whatever the window`, async ({ page }) => {
    await page.setViewportSize(windows.small)
    await page.goto(path)
    await hideLetters(page)
    // On a picture both themes look the same: one width is enough.
    const onPicture = (await page.locator('main [data-under-bar]').count()) > 0
    for (const size of Object.values(windows)) {
      await page.setViewportSize(size)
      await loadPictures(page)
      const themes: Theme[] = onPicture && size !== windows.desktop ? ['dark'] : ['dark', 'light']
      for (const theme of themes) {
        await applyTheme(page, theme)
        await expectLegible(page, `${theme}, ${size.width}×${size.height}`)
      }
    }
  })

test('words are legible on a white picture too, where its shade is strong enough', async ({ page }) => {
  const body = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await page.route('**/p/*', route => route.fulfill({ body, contentType: 'image/png' }))
  for (const path of paths) {
    await page.goto(path)
    await hideLetters(page)
    const onPictures = page.locator('.on-picture').filter({ has: page.locator('img') })
    if (!(await onPictures.count())) continue
    for (const size of [windows.phone, windows.phoneHeldWide, windows.desktop]) {
      await page.setViewportSize(size)
      await loadPictures(page)
      for (const [shade, least] of Object.entries({ medium: leastContrast, strong: leastContrastOfOurs })) {
        await onPictures.evaluateAll((all, name) => all.forEach(on => on.setAttribute('data-shade', name)), shade)
        for (const section of await onPictures.or(page.locator('#bar')).all()) {
          const { text, contrast } = await worstLine(page, section)
          expect
            .soft(contrast, `behind “${text}”, ${shade}, ${size.width}×${size.height}`)
            .toBeGreaterThanOrEqual(least)
        }
      }
    }
  }
})

test('the hero is legible while it opens, and on its film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(windows.phone)
  await page.goto('/')
  await hideLetters(page)
  const hero = page.locator('.hero')
  for (const size of [windows.phone, windows.desktop]) {
    await page.setViewportSize(size)
    await loadPictures(page)
    for (const time of openingMs) {
      await holdOpeningAt(page, time)
      await expectLegible(page, `${time} ms, ${size.width}×${size.height}`, hero)
      await page.locator('h1').click({ trial: true }) // nothing covers it
    }
  }
  if (!home.hero.picture.film) return
  await page.reload() // the opening runs again, then the film
  await hideLetters(page)
  const film = hero.locator('video')
  for (const size of [windows.desktop, windows.phoneHeldWide]) {
    await page.setViewportSize(size)
    for (const share of sharesOfFilm) {
      await expect(film).toHaveCSS('opacity', '1') // a full-page screenshot resizes the window, and the film fades in again
      await film.evaluate(seek, share)
      await expectLegible(page, `at ${share} of the film, ${size.width}×${size.height}`, hero)
    }
  }
})

/** Resolves when every picture under words has loaded, in the version for this window. */
async function loadPictures(page: Page) {
  await page.locator('.on-picture img').evaluateAll(async pictures => {
    const all = pictures as HTMLImageElement[]
    for (const picture of all) picture.loading = 'eager'
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(all.map(picture => picture.decode()))
  })
}

/** Stops the film at this share of its length. Resolves when the frame is shown. */
async function seek(film: Element, share: number) {
  const video = film as HTMLVideoElement
  video.pause()
  await new Promise(resolve => {
    video.addEventListener('seeked', resolve, { once: true })
    video.currentTime = video.duration * share
  })
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Checks the contrast of the words in each section. A failure names the picture and its cure. */
async function expectLegible(page: Page, when: string, sections: Locator = page.locator('.on-picture, #bar')) {
  let measured = 0
  for (const section of await sections.all()) {
    const { text, contrast } = await worstLine(page, section)
    if (text) measured++
    const onBar = (await section.getAttribute('id')) === 'bar'
    const under = onBar ? page.locator('main .on-picture[data-under-bar]') : section
    const picture = await pictureIn(under)
    const least = picture && !pictureList[picture].placeholder ? leastContrast : leastContrastOfOurs
    const cure = picture && contrast < least ? await cureOf(picture, under, least, () => worstLine(page, section)) : ''
    expect.soft(contrast, `behind “${text}”, ${when}. ${cure}`).toBeGreaterThanOrEqual(least)
  }
  expect(measured, when).toBeGreaterThan(0)
}

/** The place of the picture under the words. */
async function pictureIn(section: Locator): Promise<PictureName | undefined> {
  const [shown] = await section.locator('img').evaluateAll(images => images.map(img => img.getAttribute('src')))
  const names = Object.keys(pictures) as PictureName[]
  return names.find(name => pictures[name].sources.fallback.some(({ src }) => src === shown))
}

/** The picture's name, and the lightest shade with which these words would be legible. */
async function cureOf(
  picture: PictureName,
  section: Locator,
  least: number,
  measure: () => Promise<{ contrast: number }>,
) {
  const now = pictureList[picture].shade ?? 'light'
  const shadeWith = (shade: Shade) => section.evaluate((on, strength) => on.setAttribute('data-shade', strength), shade)
  let cure = 'no shade would do'
  for (const shade of shades.slice(shades.indexOf(now) + 1).toReversed()) {
    await shadeWith(shade)
    if ((await measure()).contrast >= least) cure = `"shade": "${shade}" in content/pictures.json would do`
  }
  await (now === 'light' ? section.evaluate(on => on.removeAttribute('data-shade')) : shadeWith(now))
  return `The picture is ${picture}: ${cure}`
}

/** Stops the hero's opening at this moment. */
async function holdOpeningAt(page: Page, time: number) {
  const held = await page.evaluate(moment => {
    const all = document.getAnimations() as CSSAnimation[]
    const opening = all.filter(({ animationName }) => animationName === 'screen-opens')
    for (const animation of opening) {
      animation.pause()
      animation.currentTime = moment
    }
    return opening.length
  }, time)
  expect(held).toBe(1)
}
