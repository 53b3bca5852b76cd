import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { home } from '@/content/home'
import { inquiryForm, messages } from '@/content/inquiry'
import { articles } from '@/content/journal'
import { studio } from '@/content/studio'
import { expect, test } from './fixtures'
import {
  contactForm,
  expectSent,
  expectToast,
  field,
  fillIn,
  openAndFill,
  sendForm,
  skipBrowsersCheck,
  submitButton,
  withEmail,
} from './inquiry-form'
import { overflow } from './page-state'
import { missingPath, routes } from './routes'

// A reader's own style sheet is added, which the content policy forbids.
test.use({ bypassCSP: true })

test('a screen reader hears each outcome once, and no toast lies on a message', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAndFill(page, contactForm, { ...withEmail(contactForm.least), email: 'asha at home' })
  await expect(page.getByRole('textbox', { name: inquiryForm.honeypotLabel })).toHaveCount(0)
  const announcements = await recordAnnouncements(page)
  await skipBrowsersCheck(page)
  await sendForm(page, contactForm)
  await expect(page.locator(':focus')).toHaveAccessibleName(messages.check.one)
  await expect(field(page, 'email')).toHaveAccessibleDescription(new RegExp(messages.rules.email))
  const expected: unknown[] = [inquiryForm.submitting]
  await fillIn(page, withEmail({}))
  // The toasts have come.
  await expect(
    page.getByRole('region', { name: /^Notifications/, includeHidden: true }),
  ).toBeAttached()
  await context.setOffline(true)
  for (const press of ['Enter', 'Space']) {
    await submitButton(page, contactForm).press(press)
    expected.push(inquiryForm.submitting, expect.stringContaining(inquiryForm.offline.description))
    await expect.poll(announcements).toEqual(expected)
    await expect(submitButton(page, contactForm)).toBeFocused()
    await expectToast(page, inquiryForm.offline)
    await expect(
      page.locator('[inert] [data-sonner-toast]:visible').first(),
      'in no tap’s way',
    ).toBeVisible()
    expect(await coveredByToasts(page)).toEqual([])
  }
  await context.setOffline(false)
  await sendForm(page, contactForm)
  await expect(await expectSent(page, contactForm)).toBeFocused()
  expect(await announcements()).toEqual([...expected, inquiryForm.submitting])
  await expectToast(page, contactForm.sent)
  expect(await coveredByToasts(page)).toEqual([])
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectSent(page, contactForm) // the toast goes, the words stay
})

/** WCAG's 1.4.12, and letters of one and a half and twice the size. */
const wideLetters = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`
const largeLetters = [150, 200].map(percent => `html { font-size: ${percent}% !important }`)

test('with wide or large letters the menu and all that the bar shows stay in the window', async ({
  page,
}) => {
  for (const sheet of [wideLetters, ...largeLetters]) {
    await page.goto('/contact')
    await page.addStyleTag({ content: sheet })
    for (const width of [320, 360, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await page.locator('#bar').evaluate(controlsBeyond)
      expect.soft(beyond, `${sheet} at ${width} px`).toEqual([])
      await expect.soft(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    }
  }
})

/** Runs in the page: the controls that the bar shows, and that leave the window. */
function controlsBeyond(bar: Element) {
  const row = bar.querySelector('nav')!.getBoundingClientRect()
  return [...bar.querySelectorAll('a, button')].flatMap(control => {
    const { left, right, top, width } = control.getBoundingClientRect()
    const isShown = width > 0 && top >= 0 && top < row.bottom
    return isShown && (left < 0 || right > innerWidth) ? [control.textContent] : []
  })
}

test('with large letters no words are cut, broken, lie on others or leave the window', async ({
  page,
}) => {
  for (const { path } of routes)
    for (const sheet of largeLetters) {
      await page.goto(path)
      await page.addStyleTag({ content: sheet })
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const faults = [...(await unreadableWords(page)), ...(await page.evaluate(brokenWords))]
        expect.soft(faults, `${path}, ${sheet} at ${width} px`).toEqual([])
      }
    }
})

/** Runs in the page: words on two lines that are narrower than their list or block. */
function brokenWords(): string[] {
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isBroken = (text: Node, word: string, index: number) => {
    const parent = text.parentElement!
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const [first, ...others] = range.getClientRects()
    // The large capital of an article is at the left of the word's rest.
    if (!first || !others.some(({ left }) => left < first.right - 1)) return false
    const width = others.reduce((sum, other) => sum + other.width, first.width)
    return width <= (parent.closest('dl, footer') ?? parent).clientWidth
  }
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.parentElement!.closest('[aria-hidden], [href^=mailto]')) continue
    for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}\p{N}’']+/gu))
      if (isBroken(text, word, index)) broken.push(word)
  }
  return broken
}

/** Of letters only: borders and icons of the same colour are not behind the text. */
const lettersHidden = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`
test('words on a picture stand out from the worst pixel behind them', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const places: string[] = []
    for (const { path } of routes) {
      await page.goto(path)
      await page.addStyleTag({ content: lettersHidden })
      const onPictures = page.locator('.on-picture:has(img)')
      await onPictures.locator('img').evaluateAll(loadAll)
      places.push(...Array<string>(await onPictures.count()).fill(path))
      for (const section of await onPictures.or(page.locator('#bar')).all()) {
        const { text, contrast } = await worstContrast(page, section)
        expect
          .soft(contrast, `behind “${text}” of ${path}, at ${size.width} px`)
          .toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(places).toEqual(['/', '/', '/process', '/contact', missingPath])
  }
})

/** Runs in the page. */
async function loadAll(all: Element[]) {
  const pictures = all as HTMLImageElement[]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map(picture => picture.decode()))
}

test('a couple prints the prices and how to reach the studio, dark on white', async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 980 }) // what A4 leaves within its margins
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const paper = page.getByRole('main').or(page.getByRole('contentinfo'))
  const prices = home.investment.collections.map(({ investment }) => investment)
  for (const words of [...prices, studio.phone.shown, studio.email.shown])
    await expect(paper.getByText(words).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toBeHidden()
  for (const path of ['/', `/journal/${articles[1]!.slug}`]) {
    await page.goto(path)
    expect.soft(await paper.locator('*').evaluateAll(notOnPaper), path).toEqual([])
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})

/** Runs in the page: what has pale words or a ground of its own. */
function notOnPaper(all: Element[]): string[] {
  const isDark = ({ color }: CSSStyleDeclaration) =>
    (color.match(/[\d.]+/g) ?? []).every((channel, n) => n === 3 || Number(channel) < 110)
  const isPaper = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage === 'none' && /^rgba?\((255, 255, 255\)|0, 0, 0, 0\))$/.test(backgroundColor)
  const isWrong = (style: CSSStyleDeclaration) => !isDark(style) || !isPaper(style)
  return all
    .filter(element => element.checkVisibility() && element.textContent?.trim())
    .filter(element => isWrong(getComputedStyle(element)))
    .map(element => element.outerHTML.slice(0, 120))
}

async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = []
    const live = '[role=status], [role=alert], [aria-live]'
    const muted = '[inert], [aria-hidden=true], [aria-live=off]'
    const announce = (region: Element, words: Node) => {
      if (!region.closest(muted)) texts.push(words.textContent ?? '')
    }
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(live)
      if (region) announce(region, node)
      else element?.querySelectorAll(live).forEach(within => announce(within, within))
    }
    const hearAdded = (changes: MutationRecord[]) =>
      changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(hear)
    new MutationObserver(hearAdded).observe(document, { childList: true, subtree: true })
    return texts
  })
  return () => announcements.evaluate(texts => texts.filter(Boolean))
}

/**
 * The fields, buttons and messages that a toast covers, which is there. A receipt, higher than a
 * phone, is its first words.
 */
const coveredByToasts = (page: Page) =>
  page
    .locator('main form :is(input, select, textarea, button)')
    .or(page.locator('main :is([role=alert], [role=status]:not(.sr-only, .receipt))'))
    .or(page.locator('[id$="-receipt-title"], [id$="-receipt-thanks"]'))
    .evaluateAll(elements => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
      if (toasts.length === 0) return ['no toast']
      const boxes = toasts.map(toast => toast.getBoundingClientRect())
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
      const isCovered = (element: Element) => {
        const own = element.getBoundingClientRect()
        return own.width > 0 && boxes.some(box => overlap(own, box))
      }
      return elements.filter(isCovered).map(element => element.outerHTML.slice(0, 80))
    })

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>

async function unreadableWords(page: Page): Promise<string[]> {
  const { lines } = await page.locator('body').evaluate(linesIn)
  const { width } = page.viewportSize()!
  const faults = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const isOver = (other: (typeof lines)[number]) =>
      other.element !== line.element && doOverlap(line.core, other.core)
    if (line.core.left < -1 || line.core.right > width + 1)
      faults.add(`“${line.text}” leaves the window`)
    if (line.isCut) faults.add(`“${line.text}” is cut`)
    if (lines.slice(0, index).some(isOver)) faults.add(`“${line.text}” lies on other words`)
  }
  if ((await overflow(page)) > 0) faults.add('it scrolls sideways')
  return [...faults]
}

function doOverlap(one: Box, other: Box): boolean {
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return down > 1 && across > 1
}

/**
 * The least contrast of the words in a section with the worst pixel behind them, their letters
 * being hidden.
 */
async function worstContrast(page: Page, section: Locator) {
  const { clip, lines } = await section.evaluate(linesIn)
  const screenshot = await page.screenshot({ fullPage: true, clip, scale: 'css' })
  const pixels = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let worst = { text: '', contrast: Infinity }
  for (const { text, color, box } of lines) {
    const letters = luminance(color[0]!, color[1]!, color[2]!)
    const contrast = leastContrast(letters, box, pixels)
    if (contrast < worst.contrast) worst = { text, contrast }
  }
  return worst
}

type Pixels = { data: Uint8Array; info: { width: number; height: number; channels: number } }

/** WCAG's ratio, 1 to 21, of letters of this luminance to the worst pixel in the box. */
function leastContrast(letters: number, box: Box, { data, info }: Pixels): number {
  let least = Infinity
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(box.bottom, info.height); y++)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(box.right, info.width); x++) {
      const at = (y * info.width + x) * info.channels
      const ground = luminance(data[at]!, data[at + 1]!, data[at + 2]!)
      const contrast = (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05)
      least = Math.min(least, contrast)
    }
  return least
}

/**
 * Runs in the page: a section's place on the page, and in it the lines of text. `box` is within the
 * section, `core` in the window.
 */
function linesIn(section: Element) {
  const { x, y, width, height } = section.getBoundingClientRect()
  const elements = [...document.querySelectorAll('*')]
  const range = document.createRange()
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.clientWidth !== 1 && // as what is for screen readers only
    !element.closest('option, [popover]:not(:popover-open)') && // not laid out here
    !isDropped(element)
  /** What has no room in the bar is in its menu. */
  const isDropped = (element: Element) => {
    const links = element.closest('#bar nav:not([popover])')?.getBoundingClientRect()
    return links && element.getBoundingClientRect().top >= links.bottom
  }
  const isBeyond = (line: Box, edge: Box) =>
    line.top < edge.top - 1 ||
    line.bottom > edge.bottom + 1 ||
    line.right > edge.right + 1 ||
    line.left < edge.left - 1
  const isCut = (line: Box, within: Element | null): boolean => {
    if (!within || within === document.body) return false
    const clips = getComputedStyle(within).overflowY !== 'visible'
    if (clips && isBeyond(line, within.getBoundingClientRect())) return true
    return isCut(line, within.parentElement)
  }
  const linesOf = (node: Node) => {
    const parent = node.parentElement!
    const text = node.textContent!.trim().slice(0, 30)
    if (!text || !isRead(parent)) return []
    const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(Number)
    range.selectNodeContents(node)
    const shown = [...range.getClientRects()].filter(
      ({ width, bottom, right }) => width >= 1 && bottom >= 0 && right >= 0,
    )
    return shown.map(({ left, right, top, bottom, height }) => {
      // From the x-height to the baseline: ascenders and descenders of a tight line may overlap.
      const core = { left, right, top: top + height * 0.3, bottom: top + height * 0.75 }
      const box = { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
      const element = elements.indexOf(parent)
      return { text, color, element, box, core, isCut: isCut(core, parent) }
    })
  }
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const lines: ReturnType<typeof linesOf> = []
  while (texts.nextNode()) lines.push(...linesOf(texts.currentNode))
  return { clip: { x, y: y + scrollY, width, height }, lines }
}

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
/** Computed once for each channel value: there are millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
