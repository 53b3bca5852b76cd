import type { Page } from '@playwright/test'
import { essays } from './essays'
import { expect, test } from './fixtures'

const withNotes = '/journal/the-sacred-edit'
/** Characters; what the eye finds its way back from. */
const measure = 62

test(`no line of an essay is longer than ${measure} characters`, async ({ page }) => {
  await page.goto(withNotes)
  for (const width of [390, 834, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('.essay > p').evaluateAll(linesOf)
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.filter(line => line.length > measure)).toEqual([])
  }
})

test('in every essay drop cap, note numbers and headings keep their distances', async ({ page }) => {
  for (const { slug } of essays) {
    await page.goto(`/journal/${slug}`)
    for (const width of [320, 360, 390, 412, 430, 834]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.locator('.note-anchor').evaluateAll(parted), slug).toEqual([])
      if (width !== 390) continue
      expect(await page.locator('.essay > p:first-child').evaluate(roomAfterCapital), slug).toBeGreaterThan(5)
    }
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { heading, belowText, belowNote } of await page
        .locator('.essay > h2:has(+ p)')
        .evaluateAll(headingGaps)) {
        expect(belowText, heading).toBeCloseTo(0)
        expect(belowNote, heading).toBeGreaterThan(48)
      }
    }
  }
})

test('on a wide screen a note stands in the margin, beside its number', async ({ page }) => {
  await page.goto(withNotes)
  await expect(page.getByRole('button', { name: /Note/ })).toHaveCount(0)
  for (const note of await page.locator('.note').all()) {
    await expect(note).toBeVisible()
    const [aside, text] = [await note.boundingBox(), await note.locator('xpath=ancestor::p').boundingBox()]
    expect(aside!.x + aside!.width).toBeLessThan(text!.x)
    expect(aside!.y).toBeLessThan(text!.y + text!.height)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every essay is read to its end, and leads to the next and back', async ({ page }) => {
    for (const [index, { slug, title, description }] of essays.entries()) {
      await page.goto(`/journal/${slug}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      // The card in the journal may show four lines of it.
      await expect(page.locator('.standfirst')).toHaveText(description)
      await expect(page.locator('.standfirst')).toHaveCSS('font-style', 'italic')
      for (const books of await page.locator('.further').all())
        await expect(books.getByRole('listitem')).not.toHaveCount(0)
      for (const drawing of await page.locator('.essay .diagram svg').all())
        await expect(drawing).toHaveAccessibleName(/\S/)
      expect(await page.locator('.essay').innerText(), 'straight quotes').not.toMatch(/['"]/)
      const next = essays[(index + 1) % essays.length]!
      await expect(page.getByRole('main').getByRole('link', { name: next.title })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to the Journal' })).toBeVisible()
    }
  })

  test('on a phone a note opens from its number, and closes by touching beside it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(withNotes)
    const note = page.locator('.note').first()
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: 'Note 1' }).click()
    await expect(note).toBeVisible()
    await expect(note).toBeInViewport({ ratio: 1 })
    await page.mouse.click(195, 120)
    await expect(note).toBeHidden()
  })
})

test('a line under the bar shows the reading progress', async ({ page }) => {
  await page.goto(withNotes)
  const { y: top, height } = (await page.locator('.essay').boundingBox())!
  const window = page.viewportSize()!.height
  expect(await progressAt(page, top), 'with the first line at the top').toBeCloseTo(0, 1)
  expect(await progressAt(page, top + (height - window) / 2), 'half way').toBeCloseTo(0.5, 1)
  expect(await progressAt(page, top + height - window), 'with the last line at the foot').toBeCloseTo(1, 1)
})

/** The share of the window's width that the line takes, once the page has been scrolled to there. */
async function progressAt(page: Page, top: number): Promise<number> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
  return page.locator('.reading-progress').evaluate(async line => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return line.getBoundingClientRect().width / document.documentElement.clientWidth
  })
}

/** Runs in the page: the words whose note's number stands on the next line. */
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

/** Runs in the page: the lines as they are broken, without the notes that hang from them. */
function linesOf(paragraphs: Element[]): string[] {
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
    return lines.map(line => line.trim())
  })
}

/** Runs in the page: CSS pixels from the first letter of a paragraph to the second. */
function roomAfterCapital({ firstChild }: Element): number {
  const [first, second] = [0, 1].map(index => {
    const range = document.createRange()
    range.setStart(firstChild!, index)
    range.setEnd(firstChild!, index + 1)
    return range.getBoundingClientRect()
  })
  return second!.left - first!.right
}

/** Runs in the page: CSS pixels from the top of a heading's text, and from the last note above it, to the heading. */
function headingGaps(headings: Element[]) {
  const notes = [...document.querySelectorAll('.note')].map(note => note.getBoundingClientRect().bottom)
  return headings.map(heading => {
    const { top } = heading.getBoundingClientRect()
    return {
      heading: heading.textContent!,
      belowText: top - heading.nextElementSibling!.getBoundingClientRect().top,
      belowNote: top - Math.max(...notes.filter(bottom => bottom <= top)),
    }
  })
}
