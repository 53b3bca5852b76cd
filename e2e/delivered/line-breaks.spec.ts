import { routes } from '@/e2e/routes'
import { expect, test } from '@/e2e/fixtures'

/** Lines: a browser balances no more than these. */
const longest = 6

test('no caption, paragraph or hint ends in a line of one word, and no word is broken at its hyphen', async ({
  page,
}) => {
  test.slow() // six pages at each width
  for (const { path } of routes) {
    await page.goto(path)
    for (const width of [360, 390, 412, 834, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      const { parted, short } = await page.evaluate(badBreaks, longest)
      expect.soft(parted, `parted on ${path} at ${width} px`).toEqual([])
      expect.soft(short, `last lines of ${path} at ${width} px`).toEqual([])
    }
  }
})

/**
 * Runs in the page: words that begin on one line and end on the next, and the last line of each short text whose last line is
 * less than a third as wide as its widest. An essay's lines are too long for it to matter, and a teaser that may be cut after four
 * lines is balanced by no browser.
 */
function badBreaks(longest: number) {
  const headings = 'h1, h2, h3, legend, label'
  const [parted, short] = [new Set<string>(), new Set<string>()]
  for (const text of document.querySelectorAll(`:is(${headings}, p, dd, dt, li, figcaption)`)) {
    if (!text.checkVisibility() || text.closest('.essay')) continue
    const lines: { words: string; top: number; left: number; right: number }[] = []
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.clientWidth === 1) continue // said to screen readers alone
      for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top)) // a first letter has a box of its own
        if (/[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(word) && new Set(tops).size > 1) parted.add(word)
        const { top, left, right } = range.getBoundingClientRect()
        const line = lines.at(-1)
        if (line && top - line.top < 8) Object.assign(line, { words: `${line.words} ${word}`, right })
        else lines.push({ words: word, top, left, right })
      }
    }
    const wide = lines.map(({ left, right }) => right - left)
    if (text.matches(headings) || text.querySelector('p, li, dd, dt, figure')) continue
    if (getComputedStyle(text).webkitLineClamp !== 'none') continue
    if (lines.length > 1 && lines.length <= longest && wide.at(-1)! * 3 < Math.max(...wide))
      short.add(lines.at(-1)!.words)
  }
  return { parted: [...parted], short: [...short] }
}
