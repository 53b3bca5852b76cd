import type { Page } from '@playwright/test'
import { routes } from '@/scripts/routes'
import { expect, test } from './fixtures'

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
      expect.soft(await page.evaluate(partedWords), `parted on ${path} at ${width} px`).toEqual([])
      expect.soft(await shortLastLines(page), `last lines of ${path} at ${width} px`).toEqual([])
    }
  }
})

/** Runs in the page: words that begin on one line and end on the next. An essay's lines are too long for it to matter. */
function partedWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement!.checkVisibility() || node.parentElement!.closest('.essay, script, option')) continue
    for (const { 0: word, index } of node.textContent!.matchAll(/\p{L}+(-\p{L}+)+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top)) // a first letter has a box of its own
      if (new Set(tops).size > 1) found.push(word)
    }
  }
  return found
}

/**
 * The last two lines of each short text whose last line is less than a third as wide as its widest. Not of a teaser that may be
 * cut after four lines, which no browser balances.
 */
function shortLastLines(page: Page): Promise<string[]> {
  return page.evaluate(longest => {
    const found: string[] = []
    const texts = ':is(main, footer) :is(p, dd, dt, li, figcaption):not(.essay *)'
    for (const text of document.querySelectorAll(texts)) {
      if (!text.checkVisibility() || text.querySelector('p, li, dd, dt, figure')) continue
      if (getComputedStyle(text).webkitLineClamp !== 'none') continue
      const lines: { words: string[]; top: number; left: number; right: number }[] = []
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement!.clientWidth === 1) continue
        for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { top, left, right } = range.getBoundingClientRect()
          const line = lines.at(-1)
          if (line && top - line.top < 8) Object.assign(line, { words: [...line.words, word], right })
          else lines.push({ words: [word], top, left, right })
        }
      }
      const wide = lines.map(({ left, right }) => right - left)
      if (lines.length < 2 || lines.length > longest || wide.at(-1)! * 3 >= Math.max(...wide)) continue
      found.push(
        lines
          .slice(-2)
          .map(({ words }) => words.join(' '))
          .join(' / '),
      )
    }
    return found
  }, longest)
}
