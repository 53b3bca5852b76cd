import type { Locator, Page } from '@playwright/test'
import { detailedInquiryForm } from '@/content/inquiry'
import { screens } from '@/content/screens'
import { footer, navigation, studio } from '@/content/studio'
import { lines } from './boxes'
import { expect, test } from './fixtures'
import { bar } from './navigation'
import { applyTheme, overflow, scrollTo } from './screen'

/** Bar, menu and footer, on every screen. */
const [marigold, leafGold] = ['rgb(224, 168, 78)', 'rgb(124, 90, 20)']
const accents = { dark: marigold, light: leafGold } as const
const themes = ['dark', 'light'] as const
const inBar = Object.values(screens).filter(screen => screen.inBar)
const phone = { width: 390, height: 844 }

test('the navigation marks the page that a visitor is on, in the accent of the theme', async ({ page }) => {
  for (const { path, label: name } of inBar) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const links = bar(page).getByRole('navigation', { name: navigation.label })
    const onPicture = (await page.locator('main [data-under-bar]').count()) > 0 // where both themes are dark
    for (const theme of themes) {
      await applyTheme(page, theme)
      await expectMark(links, name, onPicture ? marigold : accents[theme])
      await scrollTo(page, 100)
      await expectMark(links, name, accents[theme])
      await expectMark(page.getByRole('contentinfo'), name, accents[theme])
      await scrollTo(page, 0)
    }
    await page.setViewportSize(phone)
    await bar(page).getByRole('button', { name: navigation.menu.open }).click()
    for (const theme of themes) {
      await applyTheme(page, theme)
      await expectMark(page.getByRole('navigation', { name: navigation.menu.open }), name, accents[theme])
    }
  }
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: screens.journal.label }).click()
  await expectMark(page.getByRole('contentinfo'), screens.journal.label, marigold)
})

test('on a phone each link to the studio is named after its contact method, and /contact begins with its form', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const path of ['/', '/contact']) {
    await page.goto(path)
    const heading = page.getByRole('heading', { name: detailedInquiryForm.title })
    if (path === '/contact') await expect.soft(heading, 'in the first window').toBeInViewport({ ratio: 1 })
    expect(await expectNames(page.locator('main'))).toBeGreaterThanOrEqual(2)
    expect(await expectNames(page.locator('footer'))).toBe(1)
    await bar(page).getByRole('button', { name: navigation.menu.open }).click()
    expect(await expectNames(page.getByRole('navigation', { name: navigation.menu.open }))).toBe(2)
  }
})

test('at every width each link of the footer has 48 px to itself, no label is broken, and the bar has room for a seventh link', async ({
  page,
}) => {
  await page.goto('/process')
  const siteFooter = page.getByRole('contentinfo')
  const links = siteFooter.getByRole('link')
  for (const { label } of [...footer.legal, ...studio.social, { label: footer.copyright }].filter(
    entry => !('href' in entry && entry.href),
  ))
    await expect.soft(siteFooter.getByText(label, { exact: true })).toHaveCSS('text-decoration-line', 'none')
  for (const link of await links.all()) await expect.soft(link).toHaveCSS('text-decoration-line', 'underline')

  for (const width of [320, 390, 834, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().toJSON() as DOMRect))
    for (const box of boxes) {
      expect.soft(Math.min(box.width, box.height), `a link at ${width} px`).toBeGreaterThanOrEqual(48)
      expect.soft(boxes.filter(other => overlap(box, other)).length, `links on one another at ${width} px`).toBe(1)
    }
    for (const label of [...footer.legal.map(({ label }) => label), studio.email.shown])
      expect.soft(await siteFooter.getByText(label).evaluate(lines), `lines of ${label} at ${width} px`).toBe(1)
  }

  const main = bar(page).getByRole('navigation', { name: navigation.label }).getByRole('link')
  for (let count = await main.count(); count < 8; count++)
    // the link to the form is one of them
    await main.first().evaluate(link => {
      const another = link.cloneNode() as Element
      another.textContent = 'Weddings'
      link.after(another)
    })
  for (const width of [1024, 1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overflow(page), `sideways scroll with a seventh link at ${width} px`).toBe(0)
    await expectRoom(page, `with a seventh link at ${width} px`)
    for (const link of await main.all())
      expect.soft(await link.evaluate(lines), `${await link.textContent()} at ${width} px`).toBe(1)
  }
})

test('with text at 100 % and at 200 % the bar shows a link to a form all along the page, and no words through it', async ({
  page,
}) => {
  await page.goto('/')
  const begin = bar(page).getByRole('link', { name: navigation.begin.label })
  for (const [width, height] of windows)
    for (const letters of ['100%', '200%']) {
      const at = `at ${width} px with text at ${letters}`
      await page.setViewportSize({ width, height })
      await page.locator('html').evaluate((html, size) => (html.style.fontSize = size), letters)
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (const top of [0, end / 2, end]) {
        await scrollTo(page, top)
        await expect.soft(begin, `${at}, scrolled to ${top}`).toBeInViewport({ ratio: 1 })
      }
      await expect.soft(bar(page), at).toHaveCSS('background-color', 'rgb(17, 13, 16)')
      expect(await expectRoom(page, at), at).toBeGreaterThanOrEqual(3)
    }
  await begin.click()
  await expect(page.getByRole('heading', { name: detailedInquiryForm.title })).toBeVisible()
})
const windows = [
  [320, 640],
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const

/** Among these links only this one is marked as the current page, and looks different. */
async function expectMark(links: Locator, name: string, colour: string) {
  const link = links.getByRole('link', { name, exact: true })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await expect(link).toHaveCSS('text-decoration-color', colour)
  await expect(links.locator('a[aria-current]').filter({ hasNotText: navigation.begin.label })).toHaveCount(1)
}

/** @returns the number of links checked */
async function expectNames(within: Locator): Promise<number> {
  const { phone, whatsapp } = studio
  const contactMethods = { 'tel:': phone, 'https://wa.me/': whatsapp }
  let links = 0
  for (const [begins, { label, shown }] of Object.entries(contactMethods))
    for (const link of await within
      .locator(`a[href^="${begins}"]:not([href^="https://wa.me/?"], article a)`)
      .filter({ visible: true })
      .all()) {
      await expect(link).toHaveAccessibleName(`${label}: ${shown}`)
      expect(`${label}: ${shown}`).toContain(await link.textContent())
      links += 1
    }
  return links
}

/** The controls of the bar lie within it and do not overlap. @returns how many there are */
async function expectRoom(page: Page, at: string): Promise<number> {
  const controls = await bar(page).evaluate(controlsOf)
  const { width, height } = (await bar(page).boundingBox())!
  for (const { name, box, cut } of controls) {
    expect.soft(cut, `${name} is cut ${at}`).toBe(false)
    const within = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
    expect.soft(within, `${name} within the bar ${at}`).toBe(true)
    const shared = controls.filter(other => overlap(box, other.box)).map(other => other.name)
    expect.soft(shared, `in one place ${at}`).toEqual([name])
  }
  return controls.length
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Runs in the page: the controls of the bar, except the skip link above the page. */
function controlsOf(element: Element) {
  const shown = [...element.querySelectorAll(':is(a, button)')].filter(each => each.checkVisibility())
  const measured = shown.map(each => ({
    name: each.textContent,
    box: each.getBoundingClientRect().toJSON() as DOMRect,
    cut: each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
  }))
  return measured.filter(({ box }) => box.bottom > 0)
}
