import type { Locator } from '@playwright/test'

/** Where each stands in the window. */
export const boxes = (all: Locator) =>
  all.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON() as DOMRect))
