import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { takeScreenshot } from './screen'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** A line of words on a picture: its colour as red, green, blue and alpha (0 to 1), and its box in CSS pixels of the page. */
interface Line extends Box {
  text: string
  color: number[]
}

/** Hides the letters only: borders and icons of the same colour are not behind the text. */
export async function hideLetters(page: Page) {
  const invisible = 'transparent !important'
  await page.addStyleTag({
    content: `* { -webkit-text-fill-color: ${invisible}; text-decoration-color: ${invisible} }`,
  })
}

/** Takes a screenshot with the letters hidden, and compares each line's colour with the worst pixel behind it. */
export async function worstLine(page: Page, section: Locator): Promise<{ text?: string; contrast: number }> {
  const { clip, lines } = await section.evaluate(wordsIn)
  if (!lines.length) return { contrast: Infinity }
  const fullPage = clip.y + clip.height > page.viewportSize()!.height
  const shot = await takeScreenshot(page, { fullPage, clip, scale: 'css' })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let worst: { text?: string; contrast: number } = { contrast: Infinity }
  for (const { text, color, x, y, width, height } of lines) {
    const [left, top] = [Math.floor(x - clip.x), Math.floor(y - clip.y)]
    for (let row = Math.max(top, 0); row < Math.min(top + height, info.height); row++)
      for (let column = Math.max(left, 0); column < Math.min(left + width, info.width); column++) {
        const at = (row * info.width + column) * info.channels
        const ratio = contrast(color, data[at]!, data[at + 1]!, data[at + 2]!)
        if (ratio < worst.contrast) worst = { text, contrast: ratio }
      }
  }
  return worst
}

/** Runs in the page: the lines of text in a section on a picture, or in the bar at the top of the page. */
function wordsIn(section: Element): { clip: Box; lines: Line[] } {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const onPage = ({ x, y, width, height }: DOMRect) => ({ x: x + scrollX, y: y + scrollY, width, height })
  const lines: Line[] = []
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!
    const text = node.textContent!.trim()
    if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const color = [...canvas.getImageData(0, 0, 1, 1).data].map(channel => channel / 255)
    // The letters' opacity within all that surrounds them.
    for (let at: Element | null = element; at; at = at.parentElement) color[3]! *= Number(getComputedStyle(at).opacity)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of [...range.getClientRects()].map(onPage))
      // The skip link is above the page until it has the focus.
      if (box.width > 1 && box.height > 1 && box.y >= 0) lines.push({ text, color, ...box })
  }
  return { clip: onPage(section.getBoundingClientRect()), lines }
}

/** WCAG's contrast ratio (1 to 21) of letters on a background, in channels from 0 to 255. */
function contrast([r = 0, g = 0, b = 0, alpha = 1]: number[], red: number, green: number, blue: number): number {
  const mixed = (letters: number, ground: number) => Math.round(letters * 255 * alpha + ground * (1 - alpha))
  const [one, other] = [luminance(mixed(r, red), mixed(g, green), mixed(b, blue)), luminance(red, green, blue)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Computed once for each channel value: there are millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
