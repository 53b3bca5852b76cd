import type { Page } from '@playwright/test'
import { home } from '@/content/home'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { backgrounds, expectHydrated } from './page-state'

const { day, night, close } = home.gallery
const frames = [...day, ...night]
const pictureLinks = (page: Page) => page.locator('#gallery [role=listitem] a')
const shownMoment = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('figure')?.querySelector('figcaption i')?.textContent,
  )

test('a picture opens whole, arrow keys move through the day, and Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  const entries = await page.evaluate(() => history.length)
  const link = pictureLinks(page).nth(2)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownMoment(page)).toBe(frames[2]!.moment)
  await expect(page.getByRole('dialog', { name: home.gallery.title })).toBeVisible()
  expect.soft(await axeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shownMoment(page)).toBe(frames[3]!.moment)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => shownMoment(page)).toBe(frames[1]!.moment)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.click()
  await page.getByRole('button', { name: close }).click()
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('an opened picture is as large as its file and the window allow, and its words as wide', async ({
  page,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  await pictureLinks(page).first().click()
  const views = page.getByRole('dialog').locator('figure')
  await expect(views).toHaveCount(frames.length)
  for (const width of [320, 390, 767, 834, 1440, 1920]) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 })
    const boxes = await views.evaluateAll(all =>
      all.map(view => {
        const box = (selector: string) => view.querySelector(selector)!.getBoundingClientRect()
        return {
          picture: box('img'),
          words: box('figcaption'),
          room: view.parentElement!.clientHeight,
          fileWidth: parseFloat(getComputedStyle(view).getPropertyValue('--drawn-file-width')),
        }
      }),
    )
    for (const [index, { picture, words, room, fileWidth }] of boxes.entries()) {
      const place = `${frames[index]!.moment} at ${width} px`
      expect.soft([words.x, words.width], place).toEqual([picture.x, picture.width])
      if (width < 768) {
        expect.soft(picture.width, place).toBe(width)
        continue
      }
      const height = picture.height + words.height
      expect.soft(height, place).toBeLessThanOrEqual(room)
      const shares = [height / room, picture.width / fileWidth, picture.width / (0.8 * width)]
      expect.soft(Math.max(...shares), `${place} fills its room`).toBeGreaterThan(0.9)
    }
  }
})

test('the hours below an opened picture lead to the others', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  await pictureLinks(page).nth(1).click()
  const hours = page.getByRole('dialog').locator('button[aria-label]')
  const current = page.getByRole('dialog').locator('button[aria-current]')
  await expect(hours).toHaveText(frames.map(({ hour }) => hour))
  await expect(current).toHaveText(frames[1]!.hour)
  await hours.nth(5).click()
  await expect.poll(() => shownMoment(page)).toBe(frames[5]!.moment)
  await expect(current).toHaveText(frames[5]!.hour)
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
  await page.keyboard.press('ArrowLeft')
  await expect(current).toHaveText(frames[4]!.hour)
})

test('over the night the bar has the colours of the night, in the light theme too', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('noor-vista-theme', 'light'))
  await page.goto('/')
  const bar = page.locator('#bar')
  for (const [selector, ground] of [
    // Each differs from the one before, because the bar has its new colours only in the next frame.
    ['#gallery .day', backgrounds.light],
    ['#gallery .night', backgrounds.dark],
    ['#about', backgrounds.light],
    ['#gallery .closing-words', backgrounds.dark],
  ] as const) {
    await page.locator(selector).evaluate(section => {
      const { top } = section.getBoundingClientRect()
      scrollTo({ top: scrollY + top, behavior: 'instant' })
    })
    await expect.soft(bar, selector).toHaveCSS('background-color', ground)
  }
})

test('night falls between Shringar and Baraat, in both themes', async ({ page }) => {
  const kohl = 'rgb(17, 13, 16)'
  for (const theme of ['dark', 'light']) {
    await page.addInitScript(value => localStorage.setItem('noor-vista-theme', value), theme)
    await page.goto('/')
    const grounds = await page
      .locator('#gallery :is([role=listitem], [role=list] ~ div a)')
      .evaluateAll(all =>
        all.map(each => {
          for (let box: Element | null = each; box; box = box.parentElement) {
            const { backgroundColor } = getComputedStyle(box)
            if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
          }
        }),
      )
    expect(grounds.length).toBe(frames.length + 3)
    expect(grounds.map(each => each === kohl)).toEqual(
      grounds.map((_, index) => index >= day.length),
    )
  }
})

test('in the light theme the sun sets behind the night and meets no picture and no word', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('noor-vista-theme', 'light'))
  await page.goto('/')
  for (const [width, height, letters] of [
    [320, 640, 16],
    [320, 640, 32],
    [390, 844, 16],
    [768, 1024, 16],
    [834, 1112, 16],
    [1440, 900, 16],
    [1440, 900, 32],
    [1920, 1080, 16],
  ] as const)
    await test.step(`${width} px, letters of ${letters} px`, async () => {
      await page.setViewportSize({ width, height })
      await page
        .locator('html')
        .evaluate((html, size) => (html.style.fontSize = `${size}px`), letters)
      const { visibleHeights, size, faults } = await page.evaluate(watchSunset)
      expect.soft(faults).toEqual([])
      const noon = Math.max(...visibleHeights)
      expect.soft(noon, 'the whole disc is seen').toBeCloseTo(size, 0)
      expect.soft(visibleHeights.at(-1), 'the night covers it').toBe(0)
      const evening = visibleHeights.slice(visibleHeights.indexOf(noon))
      expect.soft(evening, 'it only sinks').toEqual(evening.toSorted((one, other) => other - one))
    })
})

/** Scrolls past the sun in steps of 20 px. Heights are in px. */
function watchSunset() {
  const find = (selector: string) => document.querySelector(`#gallery ${selector}`)!
  const boxOf = (target: Element | Range) => target.getBoundingClientRect()
  const [disc, path, night] = ['.sun', '.sun-path', '.night'].map(find) as [
    Element,
    Element,
    Element,
  ]
  const words = [...document.querySelectorAll('#gallery :is(h2, h2 ~ p, figcaption, .sunset-hour)')]
  const others = [...words, ...document.querySelectorAll('#gallery img')].map(each => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return {
      name: each.textContent || each.getAttribute('alt'),
      area: each.matches('img') ? each : range,
    }
  })
  const faults = new Set<string>()
  const visibleHeights: number[] = []
  const start = boxOf(path).top + scrollY - innerHeight
  const end = boxOf(night).top + scrollY
  for (let top = start; top < end; top += 20) {
    scrollTo({ top, behavior: 'instant' })
    const horizon = boxOf(night).top
    const sun = boxOf(disc)
    const bottom = Math.min(sun.bottom, horizon)
    visibleHeights.push(Math.max(0, Math.min(bottom, innerHeight) - Math.max(sun.top, 0)))
    for (const { name, area } of others) {
      const box = boxOf(area)
      const meets =
        Math.min(box.right, sun.right) - Math.max(box.left, sun.left) > 0 &&
        Math.min(box.bottom, bottom) - Math.max(box.top, sun.top) > 0
      if (meets) faults.add(`${name} at ${top - start} px`)
    }
  }
  return { visibleHeights, size: boxOf(disc).height, faults: [...faults] }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a picture of the gallery opens its file', async ({ page }) => {
    await page.goto('/')
    const link = pictureLinks(page).last()
    await link.click()
    await expect(page).toHaveURL(/\/p\/.*\.jpg$/)
  })
})
