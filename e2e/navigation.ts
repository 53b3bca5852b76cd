import { expect, type Page } from '@playwright/test'

export const bar = (page: Page) => page.locator('#bar')

/** Also presses Tab: the next focus must be in the section. */
export async function expectArrivedAt(page: Page, section: string) {
  const distance = () =>
    page.locator(`#${section}`).evaluate(element => {
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      return Math.abs(element.getBoundingClientRect().top - padding)
    })
  await expect.poll(distance, { message: section, intervals: [50] }).toBeLessThanOrEqual(8)
  await expectScrollEnded(page)
  await expectNextFocusIn(page, section)
}

/** Waits, because interrupting a smooth scroll can cancel the next one too. */
export async function expectScrollEnded(page: Page) {
  let before = NaN
  const hasMoved = async () => {
    const from = before
    before = await page.evaluate(() => scrollY)
    return from !== before
  }
  await expect.poll(hasMoved, { intervals: [100] }).toBe(false)
}

export async function expectNextFocusIn(page: Page, section: string) {
  await page.keyboard.press('Tab')
  await expect(page.locator(`#${section} :focus`)).toHaveCount(1)
}

export async function emulateSafari16(page: Page) {
  await page.addInitScript(() => {
    CSS.supports = () => false
    for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    // Retry if Next has just closed an idle connection.
    const response = await route.fetch({ maxRetries: 3 })
    const html = (await response.text()).replace(/(<style\b.*?<\/style>)+/s, styles =>
      `<style>@layer none { [popover] { display: block; position: static } }</style>${styles}`
        .replaceAll(':popover-open', ':unknown')
        .replaceAll('animation-timeline', '--unknown'),
    )
    // The policy's hashes do not match the changed styles.
    const headers = { ...response.headers(), 'content-security-policy': '' }
    await route.fulfill({ response, headers, body: html })
  })
}
