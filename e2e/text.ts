import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { computeContrast } from './contrast'
import { measureOverflow } from './page-state'

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>

/** @returns what WCAG calls a loss of content: text that is cut, overlaps or leaves the window */
export async function findTextFaults(page: Page): Promise<string[]> {
  const { lines } = await page.locator('body').evaluate(measureLines)
  const { width } = page.viewportSize()!
  const faults = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const overlaps = (other: (typeof lines)[number]) =>
      other.element !== line.element && doBoxesOverlap(line.core, other.core)
    if (line.core.left < -1 || line.core.right > width + 1)
      faults.add(`“${line.text}” leaves the window`)
    if (line.isCut) faults.add(`“${line.text}” is cut`)
    if (lines.slice(0, index).some(overlaps)) faults.add(`“${line.text}” overlaps other text`)
  }
  if ((await measureOverflow(page)) > 0) faults.add('the page scrolls sideways')
  return [...faults]
}

function doBoxesOverlap(one: Box, other: Box): boolean {
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return down > 1 && across > 1
}

/** To the worst pixel behind the text. Hide the glyphs first. */
export async function measureWorstContrast(page: Page, section: Locator) {
  const { clip, lines } = await section.evaluate(measureLines)
  const shot = sharp(await page.screenshot({ fullPage: true, clip, scale: 'css' })).removeAlpha()
  // Decode the screenshot once for all lines.
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  let worst = { text: '', contrast: Infinity }
  for (const { text, color, box } of lines) {
    const behind = sharp(data, { raw: info }).extract(box).raw()
    const background = await behind.toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(background.data, { raw: background.info }).stats()
    const extremes = [channels.map(({ min }) => min), channels.map(({ max }) => max)]
    const contrast = Math.min(...extremes.map(extreme => computeContrast(color, extreme)))
    if (contrast < worst.contrast) worst = { text, contrast }
  }
  return worst
}

/** Runs in the page. `box` is relative to the section, `core` to the window. */
function measureLines(section: Element) {
  const { x, y, width, height } = section.getBoundingClientRect()
  const elements = [...document.querySelectorAll('*')]
  const range = document.createRange()
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.clientWidth !== 1 && // text for screen readers only is one pixel wide
    !element.closest('option, [popover]:not(:popover-open)') &&
    getComputedStyle(element).webkitLineClamp === 'none' && // the article has the whole of a teaser
    !isMovedToMenu(element)
  /** A link without room in the bar wraps below it. It is hidden there, and the menu shows it. */
  const isMovedToMenu = (element: Element) => {
    const links = element.closest('#bar nav:not([popover])')?.getBoundingClientRect()
    return links && element.getBoundingClientRect().top >= links.bottom
  }
  const isBeyond = (line: Box, edge: Box) =>
    line.top < edge.top - 1 ||
    line.bottom > edge.bottom + 1 ||
    line.right > edge.right + 1 ||
    line.left < edge.left - 1
  const isCut = (line: Box, container: Element | null): boolean => {
    if (!container || container === document.body) return false
    const clips = getComputedStyle(container).overflowY !== 'visible'
    if (clips && isBeyond(line, container.getBoundingClientRect())) return true
    return isCut(line, container.parentElement)
  }
  const linesOf = (node: Node) => {
    const parent = node.parentElement!
    const text = node.textContent!.trim().slice(0, 30)
    if (!text || !isShown(parent)) return []
    const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(Number)
    range.selectNodeContents(node)
    const shown = [...range.getClientRects()].filter(
      ({ width, bottom, right }) => width >= 1 && bottom >= 0 && right >= 0,
    )
    return shown.map(({ left, right, top, height }) => {
      // `core` is the x-height only, because ascenders and descenders of two lines may overlap.
      const core = { left, right, top: top + height * 0.3, bottom: top + height * 0.75 }
      const box = {
        left: Math.max(0, Math.floor(left - x)),
        top: Math.max(0, Math.floor(top - y)),
        width: Math.floor(right - left),
        height: Math.floor(height),
      }
      const element = elements.indexOf(parent)
      return { text, color, element, box, core, isCut: isCut(core, parent) }
    })
  }
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const lines: ReturnType<typeof linesOf> = []
  while (texts.nextNode()) lines.push(...linesOf(texts.currentNode))
  return { clip: { x, y: y + scrollY, width, height }, lines }
}
