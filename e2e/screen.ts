import type { Page } from '@playwright/test'
import { themeKey } from '@/scripts/routes'

export type Theme = 'dark' | 'light'

/** The theme a visitor has chosen before. */
export async function prefer(page: Page, theme: Theme) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [themeKey, theme] as const)
}

/**
 * Turns a page's scripts off, and on again. `javaScriptEnabled: false` of Playwright does the first only, and axe, which
 * looks at the page as it then is, needs the second.
 */
export async function setScripts(page: Page, on: boolean) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: !on })
}

/** Scrolls to the end and back, as a reader does, so that what waits to be seen is loaded; resolves when it is. */
export async function readThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const step = page.viewportSize()?.height ?? 800
  for (let top = 0; top < height; top += step) {
    await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.waitForTimeout(30)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
}

/** Pixels by which the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
