import type { Locator, Page } from '@playwright/test'
import { screens } from '@/content/screens'
import { studio } from '@/content/studio'
import { expect, test } from './fixtures'
import { bar } from './navigation'
import { overflow, preferTheme } from './screen'

/** The bar, the menu and the footer, which every screen has. */
const [marigold, leafGold] = ['rgb(224, 168, 78)', 'rgb(124, 90, 20)']
const inBar = Object.values(screens).filter(screen => screen.inBar)
const phone = { width: 390, height: 844 }

for (const theme of ['dark', 'light'] as const)
  test(`the navigation marks the page that a visitor is on, in the accent of ${theme}`, async ({ page }) => {
    await preferTheme(page, theme)
    const accent = theme === 'dark' ? marigold : leafGold
    for (const { path, label: name } of inBar) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      const links = bar(page).getByRole('navigation', { name: 'Main' })
      const onPicture = (await page.locator('main [data-under-bar]').count()) > 0 // where both themes are dark
      await expectMark(links, name, onPicture ? marigold : accent)
      await scrollTo(page, 100)
      await expectMark(links, name, accent)
      await expectMark(page.getByRole('contentinfo'), name, accent)
      await scrollTo(page, 0)
      await page.setViewportSize(phone)
      await bar(page).getByRole('button', { name: 'Menu' }).click()
      await expectMark(page.getByRole('navigation', { name: 'Menu' }), name, accent)
    }
    await page.goto('/')
    await expectMark(page.getByRole('contentinfo'), 'Home', accent)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click()
    await expectMark(page.getByRole('contentinfo'), 'Journal', accent)
  })

test('each link to the studio is named after its contact method', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    expect(await expectNames(page.locator('main'))).toBeGreaterThanOrEqual(2)
    expect(await expectNames(page.locator('footer'))).toBe(1)
    await bar(page).getByRole('button', { name: 'Menu' }).click()
    expect(await expectNames(page.getByRole('navigation', { name: 'Menu' }))).toBe(2)
  }
})

for (const width of [320, 390, 834, 1024, 1280, 1440, 1920])
  test(`at ${width} px each link of the footer has 48 px to itself, and large text stays in the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/process')
    const links = page.getByRole('contentinfo').getByRole('link')
    const boxes = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().toJSON() as DOMRect))
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48)
      expect(boxes.filter(other => overlap(box, other))).toEqual([box])
    }
    await enlarge(page, '200%')
    expect(await overflow(page)).toBe(0)
    for (const link of await links.all()) {
      const { x, width: wide } = (await link.boundingBox())!
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  })

const windows = [phone, { width: 360, height: 640 }, { width: 320, height: 640 }, { width: 834, height: 1112 }]
for (const size of windows)
  for (const letters of ['100%', '200%'])
    test(`at ${size.width} px with text at ${letters} a link to a form is in view all along the page`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto('/')
      await enlarge(page, letters)
      const begin = bar(page).getByRole('link', { name: 'Begin Your Vista' })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 4 * size.height) {
        await scrollTo(page, top)
        await expect(begin).toBeInViewport({ ratio: 1 })
      }
      const controls = await bar(page).evaluate(controlsOf)
      expect(controls.length).toBeGreaterThanOrEqual(3)
      const { height: bottom } = (await bar(page).boundingBox())!
      for (const { name, box, cut } of controls) {
        expect(cut, name).toBe(false)
        expect([box.left >= 0, box.right <= size.width, box.top >= 0, box.bottom <= bottom], name).not.toContain(false)
        expect(controls.filter(other => overlap(box, other.box)).map(other => other.name)).toEqual([name])
      }
      await begin.click()
      await expect(page.getByRole('heading', { name: 'Tell Us About Your Celebration' })).toBeVisible()
    })

for (const width of [1024, 1152, 1280, 1440])
  test(`at ${width} px the bar has room for a seventh link`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/process')
    const links = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
    for (let count = await links.count(); count < 8; count++)
      // Begin Your Vista is one of them
      await links.first().evaluate(link => {
        const another = link.cloneNode() as Element
        another.textContent = 'Weddings'
        link.after(another)
      })
    expect(await overflow(page)).toBe(0)
    const boxes = await bar(page).evaluate(controlsOf)
    for (const { name, box, cut } of boxes) {
      expect(cut, name).toBe(false)
      expect(box.right, name).toBeLessThanOrEqual(width)
      expect(boxes.filter(other => overlap(box, other.box)).map(other => other.name)).toEqual([name])
    }
    const broken = await links.evaluateAll(all => {
      const range = document.createRange()
      return all
        .filter(link => (range.selectNodeContents(link), range.getClientRects().length > 1))
        .map(a => a.textContent)
    })
    expect(broken).toEqual([])
  })

test('a visitor with a phone sees the form begin in the first window of /contact', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Tell Us About Your Celebration' })).toBeInViewport({ ratio: 1 })
})

/** Among these links this one alone is marked as the page that is shown, and is seen to be. */
async function expectMark(navigation: Locator, name: string, colour: string) {
  const link = navigation.getByRole('link', { name, exact: true })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await expect(link).toHaveCSS('text-decoration-color', colour)
  await expect(navigation.locator('a[aria-current]').filter({ hasNotText: 'Begin Your Vista' })).toHaveCount(1)
}

/** @returns how many links were looked at */
async function expectNames(within: Locator): Promise<number> {
  const { phone, whatsapp } = studio
  const contactMethods = { 'tel:': phone, 'https://wa.me/9': whatsapp }
  let links = 0
  for (const [begins, { label, shown }] of Object.entries(contactMethods))
    for (const link of await within.locator(`a[href^="${begins}"]`).filter({ visible: true }).all()) {
      await expect(link).toHaveAccessibleName(`${label}: ${shown}`)
      expect(`${label}: ${shown}`).toContain(await link.textContent())
      links += 1
    }
  return links
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const scrollTo = (page: Page, top: number) => page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
const enlarge = (page: Page, letters: string) =>
  page.locator('html').evaluate((html, size) => (html.style.fontSize = size), letters)

/** Runs in the page: what can be pressed in the bar, without the link above the page that only the keyboard brings down. */
function controlsOf(element: Element) {
  const shown = [...element.querySelectorAll(':is(a, button)')].filter(each => each.checkVisibility())
  const measured = shown.map(each => ({
    name: each.textContent,
    box: each.getBoundingClientRect().toJSON() as DOMRect,
    cut: each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
  }))
  return measured.filter(({ box }) => box.bottom > 0)
}
