import type { Locator, Page } from '@playwright/test'
import { home } from '@/content/home'
import { inquiryForm, messages } from '@/content/inquiry'
import { articles } from '@/content/journal'
import { studio } from '@/content/studio'
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
  receiptCard,
  sendForm,
  submitButton,
  withEmail,
} from './inquiry-form'
import { onePathPerTemplate } from './routes'

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
    // First, because a toast beside its form is short.
    await expectToast(page, messages.offline)
    await expect(page.locator('[inert] [data-sonner-toast]:visible')).toHaveCount(1)
    await expectUncovered(page, page.getByRole('main').getByRole('alert'))
    await expect.poll(outcomes).toEqual(expected)
    await expect(submitButton(page, detailedForm)).toBeFocused()
  }
  await context.setOffline(false)
  await Promise.all([expectToast(page, detailedForm.sent), sendForm(page, detailedForm)])
  const card = receiptCard(page, detailedForm.sent.title)
  await expectUncovered(page, card)
  await expect(card).toBeFocused()
  expect(await outcomes()).toEqual(expected)
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
