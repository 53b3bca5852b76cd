import type { Page } from '@playwright/test'

/** Scrolls to the end and back, so that lazy content loads. Resolves when it has. */
export async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = page.viewportSize()?.height ?? 800
  for (let top = 0; top < height; top += step) {
    await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(30)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}
