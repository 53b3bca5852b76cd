import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { home } from '@/content/home'
import { inquiryForm, messages } from '@/content/inquiry'
import { articles } from '@/content/journal'
import { studio } from '@/content/studio'
import { expect, test } from './fixtures'
import * as inquiry from './inquiry-form'
import { contactForm, field, send, withEmail, write } from './inquiry-form'
import { routes } from './routes'

// A reader's own style sheet is added, which the content policy forbids.
test.use({ bypassCSP: true })

test('a screen reader hears each outcome once, and no toast lies on a message', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await write(page, contactForm, { ...withEmail(contactForm.least), email: 'asha at home' })
  await expect(page.getByRole('textbox', { name: inquiryForm.honeypotLabel })).toHaveCount(0)
  const said = await recordAnnouncements(page)
  await inquiry.skipBrowsersCheck(page)
  await send(page, contactForm)
  await expect(page.locator(':focus')).toHaveAccessibleName(messages.check.one)
  await expect(field(page, 'email')).toHaveAccessibleDescription(new RegExp(messages.rules.email))
  const expected: unknown[] = [inquiryForm.submitting]
  await inquiry.fill(page, withEmail({}))
  // The toasts have come.
  await expect(
    page.getByRole('region', { name: /^Notifications/, includeHidden: true }),
  ).toBeAttached()
  await context.setOffline(true)
  // The same message is announced again.
  for (const press of ['Enter', 'Space']) {
    await inquiry.button(page, contactForm).press(press)
    expected.push(inquiryForm.submitting, expect.stringContaining(inquiryForm.offline.description))
    await expect.poll(said).toEqual(expected)
    await expect(inquiry.button(page, contactForm)).toBeFocused()
    await inquiry.expectToast(page, inquiryForm.offline)
    await expect(
      page.locator('[inert] [data-sonner-toast]:visible').first(),
      'in no tap’s way',
    ).toBeVisible()
    expect(await coveredByToasts(page)).toEqual([])
  }
  await context.setOffline(false)
  await send(page, contactForm)
  await expect(await inquiry.expectSent(page, contactForm)).toBeFocused()
  expect(await said()).toEqual([...expected, inquiryForm.submitting])
  await inquiry.expectToast(page, contactForm.sent)
  expect(await coveredByToasts(page)).toEqual([])
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await inquiry.expectSent(page, contactForm) // the toast goes, the words stay
})

test('with letters twice as large no words are cut, lie on others or leave the window', async ({
  page,
}) => {
  for (const { path } of routes) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(unreadable), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** Of letters only: borders and icons of the same colour are not behind the text. */
const lettersHidden = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`
test('words on a picture stand out from the worst pixel behind them', async ({ page }) => {
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    let pictures = 0
    for (const { path } of routes) {
      await page.goto(path)
      await page.addStyleTag({ content: lettersHidden })
      const onPictures = page.locator('.on-picture:has(img)')
      await onPictures.locator('img').evaluateAll(async all => {
        for (const picture of all as HTMLImageElement[]) picture.loading = 'eager'
        await Promise.all((all as HTMLImageElement[]).map(picture => picture.decode()))
      })
      pictures += await onPictures.count()
      for (const section of await onPictures.or(page.locator('#bar')).all()) {
        const { text, contrast } = await worstContrast(page, section)
        expect
          .soft(contrast, `behind “${text}” of ${path}, at ${width} px`)
          .toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(pictures).toBe(5)
  }
})

test('a couple prints the prices and how to reach the studio, dark on white', async ({ page }) => {
  await page.setViewportSize({ width: 673, height: 980 }) // what A4 leaves within its margins
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const printed = page.getByRole('main').or(page.getByRole('contentinfo'))
  const prices = home.investment.collections.map(({ investment }) => investment)
  for (const words of [...prices, studio.phone.shown, studio.email.shown])
    await expect(printed.getByText(words).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toBeHidden()
  for (const path of ['/', `/journal/${articles[1]!.slug}`]) {
    await page.goto(path)
    expect.soft(await printed.locator('*').evaluateAll(notOnPaper), path).toEqual([])
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  }
})

/** Runs in the page: what has pale words or a ground of its own. */
function notOnPaper(all: Element[]): string[] {
  const isDark = ({ color }: CSSStyleDeclaration) =>
    (color.match(/[\d.]+/g) ?? []).every((channel, n) => n === 3 || Number(channel) < 110)
  const isPaper = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundImage === 'none' && /^rgba?\((255, 255, 255\)|0, 0, 0, 0\))$/.test(backgroundColor)
  const seen = all.filter(one => one.checkVisibility() && one.textContent?.trim())
  const wrong = seen.filter(
    one => !isDark(getComputedStyle(one)) || !isPaper(getComputedStyle(one)),
  )
  return wrong.map(one => one.outerHTML.slice(0, 120))
}

/** Records what live regions announce; hidden ones announce nothing. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const said: string[] = []
    const live = '[role=status], [role=alert], [aria-live]'
    const muted = '[inert], [aria-hidden=true], [aria-live=off]'
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const inside = element?.closest(live)
      for (const region of inside ? [inside] : (element?.querySelectorAll(live) ?? []))
        if (!region.closest(muted)) said.push((inside ? node : region).textContent ?? '')
    }
    const look = (changes: MutationRecord[]) =>
      changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(hear)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    return said
  })
  return () => said.evaluate(words => words.filter(Boolean))
}

/**
 * The fields, buttons and messages that a toast covers, which is there. A receipt, higher than a
 * phone, is its first words.
 */
const coveredByToasts = (page: Page) =>
  page
    .locator(
      'main form :is(input, select, textarea, button), main :is([role=alert], [role=status]:not(.sr-only, .receipt))',
    )
    .or(page.locator('[id$="-receipt-title"], [id$="-receipt-thanks"]'))
    .evaluateAll(controls => {
      const boxes = [...document.querySelectorAll('[data-sonner-toast]')].map(toast =>
        toast.getBoundingClientRect(),
      )
      if (boxes.length === 0) return ['no toast']
      const covered = controls.filter(control => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        return boxes.some(
          box =>
            width && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
      })
      return covered.map(control => control.outerHTML.slice(0, 80))
    })

/**
 * Runs in the page: words that are cut, lie on others or leave the window, and whether the page
 * scrolls sideways.
 */
function unreadable(): string[] {
  const found = new Set<string>()
  const lines: { element: Element; left: number; right: number; top: number; bottom: number }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!
    const text = node.textContent!.trim().slice(0, 30)
    if (!text || !element.checkVisibility({ visibilityProperty: true })) continue
    // For screen readers only, or not laid out here.
    if (element.clientWidth === 1 || element.closest('option, [popover]:not(:popover-open)'))
      continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      // From the x-height to the baseline: ascenders and descenders of a tight line may overlap.
      const line = { element, left, right, top: top + height * 0.3, bottom: top + height * 0.75 }
      if (width < 1 || bottom < 0 || right < 0) continue
      if (left < -1 || right > innerWidth + 1) found.add(`“${text}” leaves the window`)
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === 'visible') continue
        const edge = at.getBoundingClientRect()
        if (
          line.top < edge.top - 1 ||
          line.bottom > edge.bottom + 1 ||
          right > edge.right + 1 ||
          left < edge.left - 1
        )
          found.add(`“${text}” is cut`)
      }
      for (const other of lines) {
        const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
        const across = Math.min(right, other.right) - Math.max(left, other.left)
        if (down > 1 && across > 1 && other.element !== element)
          found.add(`“${text}” lies on other words`)
      }
      lines.push(line)
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('it scrolls sideways')
  return [...found]
}

/**
 * The least contrast of the words in a section with the worst pixel behind them, their letters
 * being hidden.
 */
async function worstContrast(page: Page, section: Locator) {
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

/**
 * Runs in the page: a section's place on the page, and in it the lines of text and their colour.
 */
function linesIn(section: Element) {
  const { x, y, width, height } = section.getBoundingClientRect()
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const lines: {
    text: string
    color: number[]
    left: number
    right: number
    top: number
    bottom: number
  }[] = []
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { textContent: text, parentElement } = node
    if (!text?.trim() || !parentElement?.checkVisibility() || parentElement.clientWidth === 1)
      continue
    const color = (getComputedStyle(parentElement).color.match(/[\d.]+/g) ?? []).map(Number)
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects())
      lines.push({
        text,
        color,
        left: left - x,
        right: right - x,
        top: top - y,
        bottom: bottom - y,
      })
  }
  return { clip: { x, y: y + scrollY, width, height }, lines }
}

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
/** Computed once for each channel value: there are millions of pixels. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
