import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { home } from '@/content/home'
import { screens } from '@/content/screens'
import { scrollThrough } from '@/scripts/scroll-through'
import { expect, test } from './fixtures'
import { takeScreenshot, type Theme } from './screen'

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

interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** A line of words on a picture: its colour, red, green, blue and alpha from 0 to 1, and its place in CSS pixels of the page. */
interface Line extends Box {
  text: string
  color: number[]
}

// Large screenshots, decoded and read pixel by pixel.
test.describe.configure({ timeout: 120_000 })

// What these tests measure with is a style sheet, which the site's own policy would not let in.
test.use({ bypassCSP: true })

for (const path of [...Object.values(screens).map(screen => screen.path), '/nowhere'])
  test(`words on a picture are legible on ${path}, whatever the window`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(path) // a picture keeps the framing that it was loaded in
      await scrollThrough(page)
      // On a picture both themes are meant to be the same: they are compared at one width.
      const onPicture = (await page.locator('main [data-under-bar]').count()) > 0
      for (const theme of onPicture && size.width !== 1440 ? themes.slice(0, 1) : themes) {
        await applyTheme(page, theme)
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
      await page.locator('h1').click({ trial: true }) // nothing stands in front of it
    }
  })

for (const size of home.hero.plate.film ? [windows[2], windows[4]] : [])
  test(`the hero is legible on its film at ${size.width}×${size.height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(size)
    await page.goto('/')
    const film = page.locator('.hero video')
    for (const share of sharesOfFilm) {
      await expect(film).toHaveCSS('opacity', '1') // a screenshot of the whole page changes the window, and the film comes anew
      await film.evaluate(seek, share)
      await expectLegible(page, `at ${share} of the film`)
    }
  })

/** Stops the film at this share of it. Resolves when the frame is there to be seen. */
async function seek(film: Element, share: number) {
  const video = film as HTMLVideoElement
  video.pause()
  await new Promise(resolve => {
    video.addEventListener('seeked', resolve, { once: true })
    video.currentTime = video.duration * share
  })
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Screenshots the page without its letters, and compares each line's colour with the worst pixel behind it. */
async function expectLegible(page: Page, when: string) {
  const tooFaint: string[] = []
  let measured = 0
  for (const section of await page.locator('.on-picture, #bar').all()) {
    const { clip, lines } = await section.evaluate(wordsIn)
    measured += lines.length
    // The letters alone: borders and icons of the text's colour stay, because they are not behind it.
    const style = '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }'
    const shot = await takeScreenshot(page, { fullPage: true, clip, scale: 'css', style })
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const { text, color, x, y, width, height } of lines) {
      const seen = new Set<number>()
      let least = Infinity
      const [left, top] = [Math.floor(x - clip.x), Math.floor(y - clip.y)]
      for (let row = Math.max(top, 0); row < Math.min(top + height, info.height); row++)
        for (let column = Math.max(left, 0); column < Math.min(left + width, info.width); column++) {
          const at = (row * info.width + column) * info.channels
          const pixel = data.readUIntBE(at, 3)
          if (seen.has(pixel)) continue
          seen.add(pixel)
          least = Math.min(
            least,
            contrast(
              color,
              [...data.subarray(at, at + 3)].map(channel => channel / 255),
            ),
          )
        }
      if (least < leastContrast) tooFaint.push(`${least.toFixed(2)} behind “${text}”, ${when}`)
    }
  }
  expect(measured, when).toBeGreaterThan(0)
  expect(tooFaint).toEqual([])
}

const applyTheme = (page: Page, theme: Theme) =>
  page.locator('html').evaluate((html, name) => html.setAttribute('class', name), theme)

/** Runs in the page: the lines of text in a section on a picture, or in the bar as it is at the top of the page. */
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
    // What the opacity of everything around it leaves of the letters.
    for (let at: Element | null = element; at; at = at.parentElement) color[3]! *= Number(getComputedStyle(at).opacity)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of [...range.getClientRects()].map(onPage))
      // Above the page stands what only the keyboard brings down.
      if (box.width > 1 && box.height > 1 && box.y >= 0) lines.push({ text, color, ...box })
  }
  return { clip: onPage(section.getBoundingClientRect()), lines }
}

/** WCAG's contrast ratio, from 1 to 21, of letters on a ground; channels from 0 to 1. */
function contrast([red = 0, green = 0, blue = 0, alpha = 1]: number[], background: number[]): number {
  const letters = [red, green, blue].map((channel, n) => channel * alpha + background[n]! * (1 - alpha))
  const [a, b] = [luminance(letters), luminance(background)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(channels: number[]): number {
  const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  const [red = 0, green = 0, blue = 0] = channels.map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Stops the hero's opening at this moment of it. */
async function holdOpeningAt(page: Page, time: number) {
  const held = await page.evaluate(moment => {
    const all = document.getAnimations() as CSSAnimation[]
    const opening = all.filter(({ animationName }) => animationName === 'screen-opens')
    for (const animation of opening) {
      animation.pause()
      animation.currentTime = moment
    }
    return opening.length
  }, time)
  expect(held).toBe(1)
}
