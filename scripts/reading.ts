import type { Page } from '@playwright/test'

/** Resolves when what lies below the first window is laid out, which it is soon after the page has loaded. */
export async function unfolded(page: Page) {
  await page.locator('html:not([data-folded])').waitFor()
}

/** Scrolls to the end and back, as a reader does, so that what waits to be seen is loaded; resolves when it is. */
export async function readThrough(page: Page) {
  await unfolded(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = page.viewportSize()?.height ?? 800
  for (let top = 0; top < height; top += step) {
    await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(30)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}
