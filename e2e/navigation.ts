import { expect, type Page } from '@playwright/test'
import { navigation } from '@/content/studio'

/** Links of the bar and the menu: their targets and sections. */
export const links = [...navigation.links, navigation.begin].map(({ label, href }) => {
  const [path = '', section] = href.split('#')
  return { name: label, path, section }
})

export const bar = (page: Page) => page.locator('#bar')

export const addressOf = (site: string, path: string, section?: string) =>
  `${site}${path}${section ? `#${section}` : ''}`

/** The section begins at most 8 px below the bar, unless the page ends before. */
export async function expectLanded(page: Page, section: string) {
  const off = () =>
    page.locator(`#${section}`).evaluate(element => {
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      const lowest = document.documentElement.scrollHeight - innerHeight - scrollY
      return Math.max(0, Math.min(Math.abs(element.getBoundingClientRect().top - padding), Math.abs(lowest)))
    })
  await expect.poll(off, { message: section, intervals: [50] }).toBeLessThanOrEqual(8)
  await expectAtRest(page)
  await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeInViewport()
}

/** No smooth scroll is running. A scroll that a test interrupts also ends the next one before it moves. */
export async function expectAtRest(page: Page) {
  let before = NaN
  const moved = async () => {
    const [from, to] = [before, await page.evaluate(() => scrollY)]
    before = to
    return from !== to
  }
  await expect.poll(moved, { intervals: [100] }).toBe(false)
}

/** The next Tab leads to the first stop in the section, or after it. */
export async function expectNextStop(page: Page, section: string) {
  await page.keyboard.press('Tab')
  const stops = await page.locator(`#${section}`).evaluate(element => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const shown = all.filter(each => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0)
    const after = (each: Element) => element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING
    return { expected: shown.find(after)?.outerHTML, focused: document.activeElement?.outerHTML }
  })
  expect(stops.focused, section).toBe(stops.expected)
}
