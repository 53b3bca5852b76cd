import type { Page } from '@playwright/test'
import { journal } from '@/content/journal'
import { essays, withNotes } from './essays'
import { expect, test } from './fixtures'
import { scrollTo, withoutListRole } from './screen'

const [withNote] = withNotes
/** Characters; longer lines are hard to read. */
const measure = 62

test('every essay keeps its capital, its lists, the numbers of its notes, and its drawings with forced colours', async ({
  page,
}) => {
  test.slow() // every essay, at each width
  for (const { slug } of essays) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/journal/${slug}`)
    for (const room of await page.locator('.essay > p:first-child').evaluateAll(roomAfterCapitals))
      expect.soft(room, slug).toBeGreaterThan(5)
    for (const [before, anchor] of (await page.locator('.note-anchor').all()).entries()) {
      await expect.soft(anchor, slug).toHaveText(new RegExp(`^${before + 1}`), { useInnerText: true })
      await expect.soft(anchor.getByRole('button'), slug).toHaveAccessibleName(noteName(before + 1))
    }
    for (const width of [320, 360, 390, 412, 430, 834]) {
      await page.setViewportSize({ width, height: 844 })
      const at = `${slug} at ${width} px`
      expect.soft(await page.locator('.note-anchor').evaluateAll(parted), at).toEqual([])
      expect.soft(await page.locator('ul, ol').evaluateAll(withoutListRole), at).toEqual([])
    }
    // Browsers do not force the colours of a drawing.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    const colours = await page.locator('.diagram text').evaluateAll(all => all.map(text => getComputedStyle(text).fill))
    expect.soft(new Set([...colours, 'rgb(0, 0, 0)']).size, `${slug}: ${colours}`).toBe(1)
    await expect.soft(page.locator('#bar'), slug).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.emulateMedia({ forcedColors: 'none', colorScheme: null })
  }
})

test(`an essay has lines of ${measure} characters at most, its notes beside their numbers, and a line of reading progress`, async ({
  page,
}) => {
  await page.goto(`/journal/${(withNote ?? essays[0]!).slug}`)
  for (const width of [390, 834, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('.essay > p').evaluateAll(lengthsOfLines)
    expect(lines.length).toBeGreaterThan(0)
    expect.soft(Math.max(...lines), `at ${width} px`).toBeLessThanOrEqual(measure)
  }

  await expect(page.getByRole('button', { name: noteName('') })).toHaveCount(0)
  for (const note of await page.locator('.note').all()) {
    await expect(note).toBeVisible()
    const [aside, text] = [await note.boundingBox(), await note.locator('xpath=ancestor::p').boundingBox()]
    expect(aside!.x + aside!.width).toBeLessThan(text!.x)
    expect(aside!.y).toBeLessThan(text!.y + text!.height)
  }

  const { y: top, height } = (await page.locator('.essay').boundingBox())!
  const window = page.viewportSize()!.height
  for (const share of [0, 0.5, 1])
    expect(await progressAt(page, top + share * (height - window)), `${share} of it read`).toBeCloseTo(share, 1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every essay is read to its end, and leads to the form, to the next and back', async ({ page }) => {
    for (const [index, { slug, title, description }] of essays.entries()) {
      await page.goto(`/journal/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      // In full: the card may show only four lines.
      await expect(page.locator('.standfirst')).toHaveText(description)
      for (const drawing of await page.locator('.essay .diagram svg').all())
        await expect(drawing).toHaveAccessibleName(/\S/)
      expect(await page.locator('.essay').innerText(), 'straight quotes').not.toMatch(/['"]/)
      const next = essays[(index + 1) % essays.length]!
      await expect(page.getByRole('main').getByRole('link', { name: next.title })).toBeVisible()
      await expect(page.getByRole('link', { name: journal.article.back })).toBeVisible()
      const { ask } = journal.article
      await expect(page.getByRole('main').getByRole('link', { name: ask.label })).toHaveAttribute('href', ask.href)
    }
  })

  if (withNote)
    test('on a phone a note opens from its number, and closes by touching beside it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/journal/${withNote.slug}`)
      const note = page.locator('.note').first()
      await expect(note).toBeHidden()
      await page.getByRole('button', { name: noteName(1) }).click()
      await expect(note).toBeVisible()
      await expect(note).toBeInViewport({ ratio: 1 })
      await page.mouse.click(195, 120)
      await expect(note).toBeHidden()
    })
})

const noteName = (number: number | string) => journal.article.note.replace('{n}', `${number}`).trim()

/** The share of the window's width that the line takes, once the page has been scrolled to there. */
async function progressAt(page: Page, top: number): Promise<number> {
  await scrollTo(page, top)
  return page.locator('.reading-progress').evaluate(async line => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return line.getBoundingClientRect().width / document.documentElement.clientWidth
  })
}

/** Runs in the page: words that are separated from the number of their note by a line break. */
function parted(anchors: Element[]): string[] {
  return anchors.flatMap(anchor => {
    const before = anchor.previousSibling
    if (before?.nodeType !== Node.TEXT_NODE) return []
    const last = document.createRange()
    last.setStart(before, before.textContent!.length - 1)
    last.setEnd(before, before.textContent!.length)
    const [number] = anchor.getClientRects()
    return number!.left < last.getBoundingClientRect().left ? [before.textContent!.slice(-30)] : []
  })
}

/** Runs in the page: the number of characters of each line, without notes. */
function lengthsOfLines(paragraphs: Element[]): number[] {
  return paragraphs.flatMap(paragraph => {
    const lines: string[] = []
    let last = Infinity
    const range = document.createRange()
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement!.closest('.note-anchor')) continue
      for (let at = 0; at < node.textContent!.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { left } = range.getBoundingClientRect()
        lines.push((left < last ? '' : lines.pop()!) + node.textContent![at])
        last = left
      }
    }
    return lines.map(line => line.trim().length)
  })
}

/** Runs in the page: the distance in CSS pixels from each drop capital, with its quotation mark, to the next letter. */
function roomAfterCapitals(paragraphs: Element[]): number[] {
  return paragraphs.map(paragraph => {
    const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode()!
    const capital = /\p{L}/u.exec(text.textContent!)!.index
    const [first, second] = [capital, capital + 1].map(index => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getBoundingClientRect()
    })
    return second!.left - first!.right
  })
}

test('the teaser of each essay is whole on its card, in four lines at most', async ({ page }) => {
  await page.goto('/journal')
  const cards = page.getByRole('article')
  for (const width of [360, 390, 834, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { title, teaser } of journal.collection.articles) {
      const words = cards.filter({ hasText: title }).getByText(teaser, { exact: true })
      const { lines, cut, clamp } = await words.evaluate(element => {
        const { lineHeight, webkitLineClamp } = getComputedStyle(element)
        const cut = element.scrollHeight > element.clientHeight + 1
        return { lines: Math.round(element.scrollHeight / parseFloat(lineHeight)), cut, clamp: webkitLineClamp }
      })
      expect.soft({ cut, clamp }, `${title} at ${width} px`).toEqual({ cut: false, clamp: '4' })
      expect.soft(lines, `${title} at ${width} px`).toBeLessThanOrEqual(4)
    }
  }
})
