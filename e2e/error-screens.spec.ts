import { routerError } from '@/content/errors'
import { screens } from '@/content/screens'
import { expect, test } from './fixtures'
import { bar } from './navigation'

/** A browser function that each uses fails until `mended` is set: the page's date field, and the layout's theme. */
const failures = [
  { what: 'a page', argument: 'data-empty', bars: 1 },
  { what: 'the layout', argument: '(prefers-color-scheme: dark)', bars: 0 },
]
for (const { what, argument, bars } of failures)
  test(`where ${what} fails, a visitor is told so, tries again, or goes home`, async ({ page }) => {
    await page.addInitScript(failsOn => {
      const seen = Object.assign(window, { failed: 0, mended: false })
      const failing = <This, Args extends unknown[], Result>(work: (this: This, ...args: Args) => Result) =>
        function (this: This, ...args: Args) {
          if (seen.mended || args[0] !== failsOn) return work.apply(this, args)
          seen.failed += 1
          throw new Error('this browser has failed')
        }
      Element.prototype.toggleAttribute = failing(Element.prototype.toggleAttribute)
      window.matchMedia = failing(window.matchMedia)
    }, argument)
    const failed = () => page.evaluate(() => (window as unknown as { failed: number }).failed)
    await page.goto('/')
    const failure = page.getByRole('heading', { level: 1, name: routerError.title })
    await expect(failure).toBeVisible()
    await expect(page.getByText(routerError.text)).toBeVisible()
    await expect(bar(page)).toHaveCount(bars)
    await expect(page.getByRole('link', { name: routerError.back.label })).toHaveAttribute(
      'href',
      routerError.back.href,
    )

    const again = page.getByRole('button', { name: routerError.again })
    const before = await failed()
    await again.click()
    await expect.poll(failed).toBeGreaterThan(before)
    await expect(failure, 'it has failed again').toBeVisible()
    await page.evaluate(() => Object.assign(window, { mended: true }))
    await again.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(screens.home.title)
    await expect(bar(page)).toBeVisible()
  })
