import { chromiumFlags, findChromium } from '@/scripts/chromium'
import { unfolded } from '@/scripts/reading'
import { expect, test } from './fixtures'

// With scroll bars that take room, as on Windows, and not Playwright's hidden ones.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

for (const path of ['/', '/contact'])
  test(`the first window of ${path} is the same while the page is folded as after`, async ({ page }) => {
    // A page whose picture does not come has not loaded, and stays folded for four seconds.
    await page.route('**/p/*', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const before = await page.evaluate(look)
    expect(before.folded).toBe(true)
    await unfolded(page)
    const after = await page.evaluate(look)
    expect(after.width).toBeLessThan(page.viewportSize()!.width)
    expect(before).toEqual({ ...after, folded: true })
  })

/** Runs in the page, once it has been shown: its width, and how the bar looks, which is read of the frame before. */
async function look() {
  await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))
  const { backgroundColor, borderBottomColor, color } = getComputedStyle(document.querySelector('.bar')!)
  return {
    folded: document.documentElement.hasAttribute('data-folded'),
    width: document.documentElement.clientWidth,
    bar: [backgroundColor, borderBottomColor, color],
  }
}
