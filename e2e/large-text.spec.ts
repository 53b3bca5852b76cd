import type { Page } from '@playwright/test'
import { library } from '@/content/journal'
import { navigation } from '@/content/studio'
import { essays, paths } from './essays'
import { expect, test } from './fixtures'

/** 320 px is the narrowest screen still sold, and a desktop at 400 % (WCAG 2.2, 1.4.10). */
const widths = [320, 390, 768, 1024, 1440]
/** WCAG 2.2: Resize Text (1.4.4), by the font size; Text Spacing (1.4.12). */
const large = 'html { font-size: 200% !important }'
const spaced = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`
const settings = [
  { name: 'its usual letters', style: '', at: [320] },
  { name: 'letters of twice the size', style: large, at: widths },
  { name: 'text spaced out', style: spaced, at: widths },
  { name: 'both', style: large + spaced, at: [320, 1440] },
] as const

// The tests add a reader's style sheet, which the content policy forbids, and measure words that must not move: pictures and
// captions move by a few pixels when scrolled into view.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const essayPaths = essays.map(({ slug }) => `/journal/${slug}`)
for (const [which, pages] of Object.entries({
  screen: [...paths.filter(path => !essayPaths.includes(path)), '/nowhere'],
  essay: essayPaths,
}))
  test(`on every ${which} no words lie on others, are cut or leave the window, however large and spaced out the letters`, async ({
    page,
  }) => {
    test.slow() // every page, in every setting, at every width
    for (const path of pages) {
      await page.goto(path)
      for (const { name, style, at } of settings) {
        await setReaderStyle(page, style)
        for (const width of at) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await unreadable(page), `${path} at ${width} px with ${name}`).toEqual([])
        }
      }
    }
  })

test('the wordmark grows with the letters', async ({ page }) => {
  await page.goto('/process')
  const wordmark = page.locator('#bar').getByRole('link', { name: navigation.home }).first()
  const size = () => wordmark.evaluate(words => parseFloat(getComputedStyle(words).fontSize))
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await setReaderStyle(page, '')
    const usual = await size()
    await setReaderStyle(page, large)
    // A long wordmark of double size would push the menu out of a narrow window.
    expect.soft((await size()) / usual, `at ${width} px`).toBeGreaterThan(width < 834 ? 1.1 : 1.5)
  }
})

test('on a phone the bar is no higher than 96 px, however large the letters, and holds its words', async ({ page }) => {
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    await setReaderStyle(page, large)
    const bar = page.locator('#bar')
    const { height } = (await bar.boundingBox())!
    expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(96)
    for (const link of await bar.locator('a:not([href="#content"]), button').filter({ visible: true }).all()) {
      const box = (await link.boundingBox())!
      expect
        .soft([box.y > -1, box.y + box.height < height + 1], `${await link.innerText()} at ${width} px`)
        .toEqual([true, true])
    }
  }
})

test('the four lines of a teaser hold on a wide screen, and give way to larger letters', async ({ page }) => {
  await page.goto('/journal')
  const teasers = page.locator('[aria-labelledby=collection-title] p:has(+ a)')
  await expect(teasers).toHaveCount(library.length - 1)
  const most = () =>
    teasers.evaluateAll(all => Math.max(...all.map(p => p.clientHeight / parseFloat(getComputedStyle(p).lineHeight))))
  expect(Math.round(await most())).toBeLessThanOrEqual(4)
  await setReaderStyle(page, large)
  expect(Math.round(await most())).toBeGreaterThan(4)
})

/** Replaces the reader's style sheet. */
async function setReaderStyle(page: Page, content: string) {
  await page.locator('style.of-reader').evaluateAll(all => all.forEach(each => each.remove()))
  if (!content) return
  const style = await page.addStyleTag({ content })
  await style.evaluate(element => (element as Element).classList.add('of-reader'))
}

/** Numbers broken at a hyphen; words that overlap, are cut or leave the window; and whether the page scrolls sideways. */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    const found = new Set<string>()
    const lines: { text: string; element: Element; box: Box }[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!
      const text = node.textContent!.trim().slice(0, 30)
      if (!text || !element.checkVisibility({ visibilityProperty: true })) continue
      // For screen readers only, or not laid out here.
      if (element.clientWidth === 1 || element.closest('option, [popover]:not(:popover-open)')) continue
      const edges = clipping(element)
      for (const { 0: number, index } of node.textContent!.matchAll(/\d+-\d+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + number.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.add(`“${number}” is parted`)
      }
      range.selectNodeContents(node)
      for (const { left, top, width, height } of range.getClientRects()) {
        // From the x-height to the baseline: ascenders and descenders of a tight line may overlap.
        const box = { left, right: left + width, top: top + height * 0.3, bottom: top + height * 0.75 }
        if (width < 1 || box.bottom < 0 || box.right < 0) continue
        const cut = edges.find(({ edge }) => !within(box, edge))
        // The specification wants four lines of a teaser; the essay shows all of it.
        if (cut?.clamped && parseFloat(getComputedStyle(document.documentElement).fontSize) <= 16) continue
        if (cut) found.add(`“${text}” is cut`)
        if (box.left < -1 || box.right > innerWidth + 1) found.add(`“${text}” leaves the window`)
        for (const other of lines)
          if (other.element !== element && overlap(box, other.box)) found.add(`“${text}” lies on “${other.text}”`)
        lines.push({ text, element, box })
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('it scrolls sideways')
    return [...found]

    function clipping(from: Element) {
      const edges: { edge: DOMRect; clamped: boolean }[] = []
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at)
        if (overflowX !== 'visible' || overflowY !== 'visible')
          edges.push({ edge: at.getBoundingClientRect(), clamped: webkitLineClamp !== 'none' })
      }
      return edges
    }
    function within(box: Box, edge: Box) {
      const across = box.left >= edge.left - 1 && box.right <= edge.right + 1
      return across && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1
    }
    // An essay has a thousand lines, each compared with all before: so plain numbers, and the vertical test first.
    function overlap(one: Box, two: Box) {
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      return down > 1 && Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
    }
  })
}
