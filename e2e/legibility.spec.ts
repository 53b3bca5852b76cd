import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { home } from '@/content/home'
import { screens } from '@/content/screens'
import { expect, test } from './fixtures'
import { applyTheme, takeScreenshot, type Theme } from './screen'

/** From the smallest up: a picture that was loaded for a larger window is kept, and is finer than a visitor's. */
const windows = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  phoneHeldWide: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
} as const
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
    await page.setViewportSize(windows.small)
    await page.goto(path)
    await hideLetters(page)
    // On a picture both themes are meant to be the same: they are compared at one width.
    const onPicture = (await page.locator('main [data-under-bar]').count()) > 0
    for (const size of Object.values(windows)) {
      await page.setViewportSize(size)
      await loadPictures(page)
      const themes: Theme[] = onPicture && size !== windows.desktop ? ['dark'] : ['dark', 'light']
      for (const theme of themes) {
        await applyTheme(page, theme)
        await expectLegible(page, `${theme}, ${size.width}×${size.height}`)
      }
    }
  })

test('the hero is legible while it opens, and on its film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(windows.phone)
  await page.goto('/')
  await hideLetters(page)
  const hero = page.locator('.hero')
  for (const size of [windows.phone, windows.desktop]) {
    await page.setViewportSize(size)
    await loadPictures(page)
    for (const time of openingMs) {
      await holdOpeningAt(page, time)
      await expectLegible(page, `${time} ms, ${size.width}×${size.height}`, hero)
      await page.locator('h1').click({ trial: true }) // nothing stands in front of it
    }
  }
  if (!home.hero.picture.film) return
  await page.reload() // its opening runs, and the film comes after it
  await hideLetters(page)
  const film = hero.locator('video')
  for (const size of [windows.desktop, windows.phoneHeldWide]) {
    await page.setViewportSize(size)
    for (const share of sharesOfFilm) {
      await expect(film).toHaveCSS('opacity', '1') // a screenshot of the whole page changes the window, and the film comes anew
      await film.evaluate(seek, share)
      await expectLegible(page, `at ${share} of the film, ${size.width}×${size.height}`, hero)
    }
  }
})

/** The letters alone: borders and icons of the text's colour stay, because they are not behind it. */
async function hideLetters(page: Page) {
  const invisible = 'transparent !important'
  await page.addStyleTag({
    content: `* { -webkit-text-fill-color: ${invisible}; text-decoration-color: ${invisible} }`,
  })
}

/** Resolves when every picture that words stand on is there, in the framing of the window. */
async function loadPictures(page: Page) {
  await page.locator('.on-picture img').evaluateAll(async pictures => {
    const all = pictures as HTMLImageElement[]
    for (const picture of all) picture.loading = 'eager'
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(all.map(picture => picture.decode()))
  })
}

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

/** Screenshots what has words, their letters hidden, and compares each line's colour with the worst pixel behind it. */
async function expectLegible(page: Page, when: string, sections: Locator = page.locator('.on-picture, #bar')) {
  const inWindow = page.viewportSize()!
  let measured = 0
  for (const section of await sections.all()) {
    const { clip, lines } = await section.evaluate(wordsIn)
    if (!lines.length) continue
    measured += lines.length
    const fullPage = clip.y + clip.height > inWindow.height
    const shot = await takeScreenshot(page, { fullPage, clip, scale: 'css' })
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const { text, color, x, y, width, height } of lines) {
      let least = Infinity
      const [left, top] = [Math.floor(x - clip.x), Math.floor(y - clip.y)]
      for (let row = Math.max(top, 0); row < Math.min(top + height, info.height); row++)
        for (let column = Math.max(left, 0); column < Math.min(left + width, info.width); column++) {
          const at = (row * info.width + column) * info.channels
          const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
          least = Math.min(least, contrast(color, red, green, blue))
        }
      expect.soft(least, `behind “${text}”, ${when}`).toBeGreaterThanOrEqual(leastContrast)
    }
  }
  expect(measured, when).toBeGreaterThan(0)
}

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

/** WCAG's contrast ratio, from 1 to 21, of letters on a ground, whose channels are from 0 to 255. */
function contrast([r = 0, g = 0, b = 0, alpha = 1]: number[], red: number, green: number, blue: number): number {
  const mixed = (letters: number, ground: number) => Math.round(letters * 255 * alpha + ground * (1 - alpha))
  const [one, other] = [luminance(mixed(r, red), mixed(g, green), mixed(b, blue)), luminance(red, green, blue)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Once for each value of a channel: millions of pixels are looked at. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!

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
