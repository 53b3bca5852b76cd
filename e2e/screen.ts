import { errors, type Page, type PageScreenshotOptions } from '@playwright/test'
import { themeKey } from '@/lib/theme-key'

export type Theme = 'dark' | 'light'

/** The theme a visitor has chosen before. */
export async function preferTheme(page: Page, theme: Theme) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [themeKey, theme] as const)
}

/** Sets the theme of the open page, as the bar's button does. */
export async function applyTheme(page: Page, theme: Theme) {
  await page.locator('html').evaluate((html, name) => {
    html.classList.remove('dark', 'light')
    html.classList.add(name)
  }, theme)
}

/** Scrolls at once, not smoothly. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Resolves when no colour changes any more, as after a change of theme: during it axe would measure colours of neither theme. */
export const faded = (page: Page) =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })

/** Resolves when the page is hydrated. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const button = document.querySelector('button.needs-script')
    return Object.keys(button ?? {}).some(key => key.startsWith('__reactProps'))
  })
}

/**
 * Takes a screenshot. Rarely Chromium draws no frame for one and never answers, even when asked again; a screencast makes it
 * draw for a second attempt.
 */
export async function takeScreenshot(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  const shoot = () => page.screenshot({ ...options, timeout: 20_000 })
  try {
    return await shoot()
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const session = await page.context().newCDPSession(page)
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 1 })
    try {
      return await shoot()
    } finally {
      await session.detach()
    }
  }
}

/** Pixels by which the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/**
 * Runs in the page: lists without the list role in Safari, which demands an item that is laid out as a list item with a style
 * (WebKit's AccessibilityList.cpp).
 */
export function withoutListRole(lists: Element[]): string[] {
  const counts = (item: Element) => {
    const { display, listStyleType } = getComputedStyle(item)
    return display === 'list-item' && listStyleType !== 'none'
  }
  return lists.filter(list => list.checkVisibility() && ![...list.children].some(counts)).map(list => list.outerHTML)
}
