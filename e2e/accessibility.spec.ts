import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { home } from '@/content/home'
import { inquiryForm, messages } from '@/content/inquiry'
import { articles } from '@/content/journal'
import { navigation, studio } from '@/content/studio'
import { contrastOf } from './contrast'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import {
  detailedForm,
  disableBrowserValidation,
  expectSent,
  expectToast,
  field,
  fillIn,
  shortForm,
  openAndFill,
  receiptTitle,
  sendForm,
  submitButton,
  withEmail,
} from './inquiry-form'
import { expectHydrated, measureOverflow } from './page-state'
import { missingPath, onePathPerTemplate } from './routes'

test('a screen reader hears each outcome once, and no toast covers a message', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAndFill(page, detailedForm, { ...withEmail(detailedForm.least), email: 'asha at home' })
  const announcements = await recordAnnouncements(page)
  await disableBrowserValidation(page)
  await sendForm(page, detailedForm)
  await expect(page.locator(':focus')).toHaveAccessibleName(messages.check.one)
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    new RegExp(inquiryForm.field.rules.email),
  )
  const { submitting } = inquiryForm
  const outcomes = async () => (await announcements()).filter(text => text !== submitting)
  const expected: unknown[] = []
  await fillIn(page, withEmail({}))
  await expect(
    page.getByRole('region', { name: /^Notifications/, includeHidden: true }),
  ).toBeAttached()
  await context.setOffline(true)
  for (const press of ['Enter', 'Space']) {
    await submitButton(page, detailedForm).press(press)
    expected.push(expect.stringContaining(messages.offline.description))
    await expect.poll(outcomes).toEqual(expected)
    await expect(submitButton(page, detailedForm)).toBeFocused()
    await expectToast(page, messages.offline)
    await expect(page.locator('[inert] [data-sonner-toast]:visible')).toHaveCount(1)
    await expectUncovered(page, page.getByRole('main').getByRole('alert'))
  }
  await context.setOffline(false)
  await sendForm(page, detailedForm)
  const receipt = await expectSent(page, detailedForm)
  await expect(receiptTitle(page, detailedForm.sent.title)).toBeFocused()
  expect(await outcomes()).toEqual(expected)
  await expectToast(page, detailedForm.sent)
  await expectUncovered(page, receipt.locator('.receipt-card'))
})

test('a screen reader hears that a form is being sent only if it takes a second', async ({
  page,
}) => {
  await page.clock.install()
  await openAndFill(page, shortForm, withEmail(shortForm.full))
  const announcements = await recordAnnouncements(page)
  let release = () => {}
  await page.route('**/*', async route => {
    if (route.request().method() === 'POST') await new Promise<void>(resolve => (release = resolve))
    await route.continue()
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await sendForm(page, shortForm)
  const { submitting } = inquiryForm
  await expect(page.getByRole('main').getByRole('button', { name: submitting })).toBeVisible()
  await page.clock.runFor(900)
  expect(await announcements()).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(announcements).toEqual([submitting])
  await page.clock.resume()
  release()
  await expectSent(page, shortForm)
})

test('in a form with errors and in a receipt Orca skips no title', async ({ page }) => {
  await openAndFill(page, shortForm, {})
  await sendForm(page, shortForm)
  await expect(page.locator(':focus')).toHaveRole('group')
  await expectNothingSkipped(page, 'in a form with errors')
  await fillIn(page, withEmail(shortForm.full))
  await sendForm(page, shortForm)
  await expectSent(page, shortForm)
  await expectNothingSkipped(page, 'in a receipt')
})

async function expectNothingSkipped(page: Page, place: string) {
  // While reading a page, Orca skips the label of an element that can have the focus.
  const skipped = page.locator('[tabindex][aria-labelledby]')
  await expect.soft(skipped, `a title that Orca skips ${place}`).toHaveCount(0)
  const empty = page.locator('[role=status]:empty')
  await expect.soft(empty, `an empty status ${place}`).toHaveCount(0)
}

/** From WCAG 2.2, 1.4.12. */
const wcagTextSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}`
const doubleTextSize = 'html { font-size: 200% !important }'

/** Hides only glyphs: borders and icons share the text's colour and must stay. */
const hiddenGlyphs = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`

/** How many pictures each page has words on. */
const picturesWithWords: Record<string, number> = {
  '/': 2,
  '/process': 1,
  '/contact': 1,
  [missingPath]: 1,
}

for (const path of onePathPerTemplate)
  test(`${path} can be read and heard, also with a reader’s own settings`, async ({ page }) => {
    await page.goto(path)
    await expectHydrated(page)
    await test.step('Orca skips no title, and no status region is empty', () =>
      expectNothingSkipped(page, `on ${path}`))
    await test.step('text on a picture has a contrast of 4.5:1 to the worst pixel behind it', async () => {
      await setReaderStyles(page, hiddenGlyphs)
      const onPictures = page.locator('.on-picture:has(img)')
      expect
        .soft(await onPictures.count(), 'pictures with words')
        .toBe(picturesWithWords[path] ?? 0)
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size)
        await onPictures.locator('img').evaluateAll(async (all: HTMLImageElement[]) => {
          for (const picture of all) picture.loading = 'eager'
          await Promise.all(all.map(picture => picture.decode()))
        })
        for (const section of await onPictures.or(page.locator('#bar')).all()) {
          const { text, contrast } = await measureWorstContrast(page, section)
          expect
            .soft(contrast, `contrast of “${text}” at ${size.width} px`)
            .toBeGreaterThanOrEqual(4.5)
        }
      }
    })
    for (const [setting, sheet] of [
      ['WCAG text spacing', wcagTextSpacing],
      ['letters of 200%', doubleTextSize],
    ] as const)
      await test.step(`with ${setting} no text is cut, overlaps or leaves the window`, async () => {
        await setReaderStyles(page, sheet)
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await findTextFaults(page), `${setting} at ${width} px`).toEqual([])
        }
        await expect
          .soft(page.getByRole('button', { name: navigation.menu.open }))
          .toBeInViewport({ ratio: 1 })
      })
  })

/** The content security policy forbids a `<style>`, and allows a constructed sheet. */
const setReaderStyles = (page: Page, css: string) =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

test('printed pages show prices and contact details, dark on white', async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 980 }) // A4 without its margins
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const printedParts = page.getByRole('main').or(page.getByRole('contentinfo'))
  const prices = home.investment.collections.map(({ investment }) => investment)
  for (const text of [...prices, studio.phone.shown, studio.email.shown])
    await expect(printedParts.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toBeHidden()
  for (const path of ['/', `/journal/${articles[1]!.slug}`]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    expect.soft(await axeViolations(page), path).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a printed picture takes at most a third of its sheet', async ({ page }) => {
    await page.setViewportSize({ width: 673, height: 980 }) // A4 without its margins
    await page.emulateMedia({ media: 'print' })
    for (const path of onePathPerTemplate) {
      await page.goto(path)
      expect.soft(await page.evaluate(findHighPictures), path).toEqual([])
    }
  })
})

/** Measures the box around each picture, up to the first element that also has text. */
const findHighPictures = () =>
  [...document.querySelectorAll<HTMLElement>('main img')].flatMap(image => {
    let box = image
    while (box.parentElement?.innerText.trim() === '') box = box.parentElement
    const { height } = box.getBoundingClientRect()
    return height > innerHeight / 3
      ? [`${Math.round(height)} px: ${image.getAttribute('alt')}`]
      : []
  })

async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = []
    const live = '[role=status], [role=alert], [aria-live]'
    const muted = '[inert], [aria-hidden=true], [aria-live=off]'
    const announce = (region: Element, node: Node) => {
      if (!region.closest(muted)) texts.push(node.textContent ?? '')
    }
    const announceFrom = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(live)
      if (region) announce(region, node)
      else element?.querySelectorAll(live).forEach(inner => announce(inner, inner))
    }
    const announceAdded = (changes: MutationRecord[]) =>
      changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(announceFrom)
    new MutationObserver(announceAdded).observe(document, { childList: true, subtree: true })
    return texts
  })
  return () => announcements.evaluate(texts => texts.filter(Boolean))
}

async function expectUncovered(page: Page, message: Locator) {
  const toast = await page.locator('[data-sonner-toast]:visible').boundingBox()
  const text = await message.boundingBox()
  const isAbove = toast!.y + toast!.height <= text!.y
  const isBelow = text!.y + text!.height <= toast!.y
  expect(isAbove || isBelow, 'the toast does not cover the message').toBe(true)
}

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>

async function findTextFaults(page: Page): Promise<string[]> {
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

async function measureWorstContrast(page: Page, section: Locator) {
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
    const contrast = Math.min(...extremes.map(extreme => contrastOf(color, extreme)))
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
