import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { readThrough } from '@/scripts/reading'
import { expect, test } from './fixtures'
import { photograph, type Theme } from './screen'

const screens = ['/', '/process', '/contact', '/journal', '/nowhere']
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const
const themes: Theme[] = ['dark', 'light']
/** WCAG 2.2 asks for 4.5 (1.4.3) and, enhanced, 7 (1.4.6). Every word on a picture has the second. */
const leastContrast = 7
/** When the hero's opening is looked at: before it, and in the midst of it. */
const openingMs = [0, 150]
const sharesOfFilm = [0.1, 0.35, 0.6, 0.85]

type Rgb = readonly [number, number, number]
interface Line {
  text: string
  color: Rgb
  /** What the colour, and the opacity of everything around it, leave of the letters. */
  alpha: number
  box: Box
}
/** In CSS pixels from the page's top left corner. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** A section of the page with words on a picture. */
interface Place {
  box: Box
  lines: Line[]
}

// Large screenshots, decoded and read pixel by pixel.
test.describe.configure({ timeout: 120_000 })

// What these tests measure with is a style sheet, which the site's own policy would not let in.
test.use({ bypassCSP: true })

for (const path of screens)
  test(`words on a picture are legible on ${path}, whatever the window`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(path) // a picture keeps the framing that it was loaded in
      await readThrough(page)
      // On a picture both themes are meant to be the same: they are compared at one width.
      for (const theme of path === '/journal' || size.width === 1440 ? themes : themes.slice(0, 1)) {
        await wear(page, theme)
        await expectLegible(page, `${theme}, ${size.width}×${size.height}`)
      }
    }
  })

for (const size of [windows[1], windows[4]])
  test(`the hero is legible while it opens at ${size.width}×${size.height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(size)
    await page.goto('/', { waitUntil: 'load' })
    for (const time of openingMs) {
      await holdOpeningAt(page, time)
      await expectLegible(page, `${time} ms`)
      expect(await coveredHeadline(page)).toBe(false)
    }
  })

for (const size of [windows[2], windows[4]])
  test(`the hero is legible on its film at ${size.width}×${size.height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(page.locator('video')).toHaveCSS('opacity', '1')
    await page.getByRole('button', { name: 'Pause the film' }).click()
    for (const share of sharesOfFilm) {
      await page.locator('video').evaluate(seek, share)
      await expectLegible(page, `at ${share} of the film`)
    }
  })

/** Resolves when the frame is there to be seen. */
async function seek(film: Element, share: number) {
  const video = film as HTMLVideoElement
  await new Promise(resolve => {
    video.addEventListener('seeked', resolve, { once: true })
    video.currentTime = video.duration * share
  })
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Screenshots the page without its letters, and compares each line's colour with the worst pixel behind it. */
async function expectLegible(page: Page, when: string) {
  const measured: (Line & { contrast: number })[] = []
  for (const place of await page.evaluate(wordsOnPictures)) measured.push(...(await contrastBehind(page, place)))
  expect(measured.length).toBeGreaterThan(0)
  const worst = measured.reduce((worse, line) => (line.contrast < worse.contrast ? line : worse))
  const told = `${worst.contrast.toFixed(2)} behind “${worst.text}”`
  test.info().annotations.push({ type: `least contrast, ${when}`, description: told })
  const tooFaint = measured.filter(({ contrast }) => contrast < leastContrast)
  expect(tooFaint.map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`)).toEqual([])
}

function wear(page: Page, theme: Theme) {
  return page.evaluate(worn => {
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(worn)
  }, theme)
}

/** Runs in the page: the lines of text in each section on a picture, and in the bar as it is at the top of the page. */
function wordsOnPictures(): Place[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  return [...document.querySelectorAll('.on-picture, #bar')].map(section => ({
    box: onPage(section.getBoundingClientRect()),
    lines: [...linesIn(section)],
  }))

  function* linesIn(section: Element): Iterable<Line> {
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!
      const text = node.textContent!.trim()
      if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of [...range.getClientRects()].map(onPage))
        // Above the page stands what only the keyboard brings down.
        if (box.width > 1 && box.height > 1 && box.y >= 0) yield { text, ...painted(element), box }
    }
  }

  function onPage({ x, y, width, height }: DOMRect): Box {
    return { x: x + scrollX, y: y + scrollY, width, height }
  }

  function painted(element: Element): { color: Rgb; alpha: number } {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opaque = 0] = canvas.getImageData(0, 0, 1, 1).data
    let alpha = opaque / 255
    for (let at: Element | null = element; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity)
    return { color: [red, green, blue], alpha }
  }
}

async function contrastBehind(page: Page, { box: clip, lines }: Place): Promise<(Line & { contrast: number })[]> {
  // The letters alone: borders and icons of the text's colour stay, because they are not behind it.
  const style = '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }'
  const shot = await photograph(page, { fullPage: true, clip, scale: 'css', style })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.map(line => ({ ...line, contrast: least(contrasts(line)) }))

  function* contrasts({ box, color, alpha }: Line) {
    const [left, top] = [Math.floor(box.x - clip.x), Math.floor(box.y - clip.y)]
    for (let y = Math.max(top, 0); y < Math.min(top + box.height, info.height); y++)
      for (let x = Math.max(left, 0); x < Math.min(left + box.width, info.width); x++)
        yield contrast(over(color, alpha, pixel(x, y)), pixel(x, y))
  }
  function pixel(x: number, y: number): Rgb {
    const at = (y * info.width + x) * info.channels
    return [data[at]!, data[at + 1]!, data[at + 2]!]
  }
}

function least(values: Iterable<number>): number {
  let least = Infinity
  for (const value of values) least = Math.min(least, value)
  return least
}

function over(color: Rgb, alpha: number, ground: Rgb): Rgb {
  const mixed = (channel: 0 | 1 | 2) => color[channel] * alpha + ground[channel] * (1 - alpha)
  return [mixed(0), mixed(1), mixed(2)]
}

/** WCAG's contrast ratio, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** WCAG's relative luminance, from 0 to 1. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Stops the hero's opening at this moment of it. */
async function holdOpeningAt(page: Page, time: number) {
  const held = await page.evaluate(moment => {
    const opening = document
      .getAnimations()
      .filter(a => a instanceof CSSAnimation && a.animationName === 'screen-opens')
    for (const animation of opening) {
      animation.pause()
      animation.currentTime = moment
    }
    return opening.length
  }, time)
  expect(held).toBe(1)
}

/** Whether anything stands in front of the headline. */
function coveredHeadline(page: Page): Promise<boolean> {
  return page.locator('h1').evaluate(headline => {
    const { left, top, height } = headline.getBoundingClientRect()
    return !headline.contains(document.elementFromPoint(left + 8, top + height / 2))
  })
}
