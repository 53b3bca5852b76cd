import type { Page } from '@playwright/test'

/** Scrolls at once, not smoothly. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Ends every change of colour: during one axe would measure colours of neither theme. Waiting would need frames, which Chromium may not draw. */
export const faded = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })

/** Resolves when the page is hydrated. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const button = document.querySelector('button.needs-script')
    return Object.keys(button ?? {}).some(key => key.startsWith('__reactProps'))
  })
}

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Runs in the page: lists without the list role in Safari, which demands an item that is laid out as a list item with a style
 * (WebKit's AccessibilityList.cpp).
 */
export function withoutListRole(lists: Element[]): string[] {
  const counts = (item: Element) => {
    const { display, listStyleType } = getComputedStyle(item)
    return display === 'list-item' && listStyleType !== 'none'
  }
  return lists
    .filter(list => list.checkVisibility() && list.getAttribute('role') !== 'list' && ![...list.children].some(counts))
    .map(list => list.outerHTML)
}
