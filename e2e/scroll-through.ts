import type { Page } from '@playwright/test'

/** Scrolls to the end and back. Resolves when every picture that is shown has loaded, or failed to. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame() // what has come near is noticed in the next one
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForFunction(() => [...document.images].every(image => image.complete || !image.checkVisibility()))
}
