import type { Locator } from '@playwright/test'

/** Where each stands in the window. */
export const boxes = (all: Locator) =>
  all.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON() as DOMRect))

/** Runs in the page: how many lines the words of an element take. */
export function lines(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
