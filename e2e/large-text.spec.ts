import { routes } from '@/scripts/routes'
import { unfolded } from '@/scripts/reading'
import { expect, test } from './fixtures'

// The letters are enlarged by a style sheet, which the site's own policy would not let in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path } of routes) {
  for (const width of [390, 834, 1440]) {
    test(`with letters of twice the size nothing of ${name} is out of sight at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await unfolded(page)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      expect(await page.evaluate(outOfSight)).toEqual([])
    })
  }
}

/** Runs in the page: words beyond the window's edge, or cut by their own box, and whether the page scrolls sideways. */
function outOfSight(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!
    const words = text.textContent!.trim()
    if (
      !words ||
      !element.checkVisibility() ||
      element.closest('.sr-only, [aria-hidden], script, [popover]:not(:popover-open)')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1) found.push(`${Math.round(left)} to ${Math.round(right)}: ${words}`)
    const box = element.closest('h1, h2, h3, p, li, dt, dd, a, button, label')
    if (box && getComputedStyle(box).overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1)
      found.push(`cut: ${words}`)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth + 1 ? [...found, `the page is ${scrollWidth} px wide`] : found
}
