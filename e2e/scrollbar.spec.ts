import { chromiumFlags, findChromium } from '@/scripts/chromium'
import { unfolded } from '@/scripts/reading'
import { expect, test } from './fixtures'

// With bars that take room, as on Windows, and not Playwright's hidden ones.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

for (const path of ['/', '/contact'])
  test(`${path} is as wide while it is folded as after`, async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.clientWidth)
    // A page whose picture does not come has not loaded, and stays folded for four seconds.
    await page.route('**/p/*', () => {})
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const [folded, before] = await page.evaluate(() => [
      document.documentElement.hasAttribute('data-folded'),
      document.documentElement.clientWidth,
    ])
    expect(folded).toBe(true)
    await unfolded(page)
    expect(await width()).toBeLessThan(page.viewportSize()!.width)
    expect(before).toBe(await width())
  })
