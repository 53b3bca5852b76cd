import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Hides the letters only: borders and icons of the same colour are not behind the text. */
export async function hideLetters(page: Page) {
  const invisible = 'transparent !important'
  await page.addStyleTag({
    content: `* { -webkit-text-fill-color: ${invisible}; text-decoration-color: ${invisible} }`,
  })
}

/** The least contrast of the words in a section with the worst pixel behind them, their letters being hidden. */
export async function worstContrast(page: Page, section: Locator) {
  const { clip, lines } = await section.evaluate(linesIn)
  const shot = sharp(await page.screenshot({ fullPage: true, clip, scale: 'css' })).removeAlpha()
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  let worst = { text: '', contrast: Infinity }
  for (const { text, color, left, right, top, bottom } of lines) {
    const letters = luminance(color[0]!, color[1]!, color[2]!)
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(bottom, info.height); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, info.width); x++) {
        const at = (y * info.width + x) * info.channels
        const ground = luminance(data[at]!, data[at + 1]!, data[at + 2]!)
        // WCAG's ratio, 1 to 21.
        const contrast = (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05)
        if (contrast < worst.contrast) worst = { text, contrast }
      }
  }
  return worst
}

/** Runs in the page: a section's place on the page, and in it the lines of text and their colour. */
function linesIn(section: Element) {
  const { x, y, width, height } = section.getBoundingClientRect()
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const lines: { text: string; color: number[]; left: number; right: number; top: number; bottom: number }[] = []
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { textContent: text, parentElement } = node
    if (!text?.trim() || !parentElement?.checkVisibility() || parentElement.clientWidth === 1) continue
    const color = (getComputedStyle(parentElement).color.match(/[\d.]+/g) ?? []).map(Number)
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects())
      lines.push({ text, color, left: left - x, right: right - x, top: top - y, bottom: bottom - y })
  }
  return { clip: { x, y: y + scrollY, width, height }, lines }
}

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
/** Computed once for each channel value: there are millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
