import { routes } from '@/e2e/routes'
import { essays } from './essays'
import { expect, test } from './fixtures'

test('no heading breaks inside a word, whatever the window', async ({ page }) => {
  test.slow() // every page at each width
  const paths = [...routes.map(({ path }) => path), ...essays.map(({ slug }) => `/journal/${slug}`)]
  for (const path of new Set(paths)) {
    await page.goto(path)
    for (const width of [320, 340, 390, 412, 480, 600, 768, 834, 912, 1024, 1104, 1184, 1280, 1440, 1680, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** Runs in the page: words of its headings whose letters stand on two lines. */
function brokenWords() {
  const broken = new Set<string>()
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, legend')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.add(word)
      }
  }
  return [...broken]
}
