import { expect, type Page } from '@playwright/test'

export const bar = (page: Page) => page.locator('#bar')

export async function expectLanded(page: Page, section: string) {
  const off = () =>
    page.locator(`#${section}`).evaluate(element => {
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      return Math.abs(element.getBoundingClientRect().top - padding)
    })
  await expect.poll(off, { message: section, intervals: [50] }).toBeLessThanOrEqual(8)
  await expectAtRest(page)
  await expectNextStop(page, section)
}

/** A scroll that a test interrupts also ends the next one before it moves. */
export async function expectAtRest(page: Page) {
  let before = NaN
  const hasMoved = async () => {
    const from = before
    before = await page.evaluate(() => scrollY)
    return from !== before
  }
  await expect.poll(hasMoved, { intervals: [100] }).toBe(false)
}

export async function expectNextStop(page: Page, section: string) {
  await page.keyboard.press('Tab')
  await expect(page.locator(`#${section} :focus`)).toHaveCount(1)
}

export async function asInSafari16(page: Page) {
  await page.addInitScript(() => {
    CSS.supports = () => false
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    // Where Next has just closed an idle connection.
    const response = await route.fetch({ maxRetries: 3 })
    const html = (await response.text()).replace(/<style\b.*?<\/style>/s, styles =>
      `<style>@layer none { [popover] { display: block; position: static } }</style>${styles}`
        .replaceAll(':popover-open', ':unknown')
        .replaceAll('animation-timeline', '--unknown'),
    )
    // Its hashes are those of other styles.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, headers, body: html })
  })
}
