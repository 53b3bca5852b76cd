import type { Page } from '@playwright/test'
import { detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { honeypot } from '@/lib/inquiry'
import { screens } from '@/content/screens'
import { expect, test } from './fixtures'
import * as inquiry from './inquiry-form'
import { detailedForm, field, send, shortForm, withEmail, write } from './inquiry-form'
import { recordAnnouncements, forceAutofill, coveredByToasts } from './inquiry-announcements'

// Announcements, focus and visibility while a form is filled in and sent.

const forms = [shortForm, detailedForm]
const pressEnter = (page: Page) => page.keyboard.press('Enter')
const focused = (page: Page) => page.locator(':focus')

test('a screen reader hears each outcome once, a choice that is not on the list is marked as wrong, and the focus is kept', async ({
  page,
  context,
}) => {
  await write(page, detailedForm, { ...withEmail(detailedForm.least), email: 'asha at home' })
  const discretion = page.getByRole('radiogroup', {
    name: `${detailedInquiryForm.labels.nda} ${detailedInquiryForm.optional}`,
  })
  await expect(discretion).toHaveAttribute('aria-invalid', 'false')
  const first = discretion.getByRole('radio', { name: detailedInquiryForm.undecided, exact: true })
  const choose = (value: string) => first.evaluate((radio, value) => ((radio as HTMLInputElement).value = value), value)
  await choose('anything')
  const said = await recordAnnouncements(page)
  await send(page, detailedForm)
  await expect(focused(page)).toHaveAccessibleName(messages.check.many.replace('{n}', '2'))
  await expect(discretion).toHaveAttribute('aria-invalid', 'true')
  await expect(discretion).toHaveAccessibleDescription(messages.rules.choice)
  const expected: unknown[] = [inquiryForm.submitting]
  expect(await said()).toEqual(expected)

  await choose('')
  await inquiry.fill(page, withEmail({}))
  await page.waitForLoadState('networkidle') // toasts have come
  await context.setOffline(true)
  // The same message is announced again.
  for (const asked of [send, pressEnter]) {
    await asked(page, detailedForm)
    expected.push(inquiryForm.submitting, expect.stringContaining(inquiryForm.offline.description))
    await expect.poll(said).toEqual(expected)
    await inquiry.expectToast(page, inquiryForm.offline)
    await expect(inquiry.button(page, detailedForm)).toBeFocused()
  }
  await context.setOffline(false)
  await pressEnter(page)
  await expect(focused(page)).toHaveAccessibleName(detailedForm.sent.title)
  await expect(focused(page)).toHaveAccessibleDescription(new RegExp(`^${detailedForm.sent.description}`))
  await inquiry.expectToast(page, detailedForm.sent)
  expect(await said()).toEqual([...expected, inquiryForm.submitting])
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await inquiry.expectSent(page, detailedForm) // the toast goes, the words stay
})

test('a toast lies on no field, no button and no message, whatever the window was before', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  for (const form of forms) {
    await write(page, form, withEmail(form.least))
    await page.waitForLoadState('networkidle')
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [834, 1112],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await inquiry.fill(page, withEmail(form.least))
      await context.setOffline(true)
      await send(page, form)
      await inquiry.expectToast(page, inquiryForm.offline)
      await expect
        .configure({ soft: true })
        .poll(() => coveredByToasts(page), `a failure on ${form.path} at ${width} px`)
        .toEqual([])
      await context.setOffline(false)
      await send(page, form)
      await inquiry.expectToast(page, form.sent)
      await expect
        .configure({ soft: true })
        .poll(() => coveredByToasts(page), `thanks on ${form.path} at ${width} px`)
        .toEqual([])
    }
  }
})

test('an empty date is as quiet as a placeholder, and a chosen one as plain as an answer, also after Back and once it is sent', async ({
  page,
}) => {
  const answers = withEmail(detailedForm.full)
  await page.goto('/contact')
  await inquiry.formHydrated(page)
  const date = page.locator('main input[type=date]')
  const colour = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).color
  const quiet = await page.locator('main input[placeholder]').evaluate(colour, '::placeholder')
  const plain = await page.locator('main input[type=email]').evaluate(colour, undefined)
  const shown = () => date.evaluate((element: HTMLElement) => (element.blur(), getComputedStyle(element).color))
  await expect.poll(shown).toBe(quiet)
  await inquiry.fill(page, answers)
  await expect.poll(shown).toBe(plain)
  await date.evaluate((element: HTMLInputElement) => element.form!.reset())
  await expect.poll(shown).toBe(quiet)
  await inquiry.fill(page, answers)
  await page.getByRole('contentinfo').getByRole('link', { name: screens.journal.label }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await page.goBack()
  await expect(date).not.toHaveValue('')
  await expect.poll(shown).toBe(plain)
  await send(page, detailedForm)
  await inquiry.expectSent(page, detailedForm)
  await expect.poll(shown).toBe(quiet)
})

test('every field is legible: on a phone, filled in by the browser, empty, and the honeypot for robots alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path } of forms) {
    await page.goto(path)
    const seen = `main form :is(input:not([type=hidden], [type=radio], [name=${honeypot}]), select, textarea)`
    const letters = await page
      .locator(seen)
      .evaluateAll(controls => controls.map(control => parseFloat(getComputedStyle(control).fontSize)))
    expect(Math.min(...letters), `Safari would zoom in on ${path}`).toBeGreaterThanOrEqual(16)
    await expect(page.locator(`main form [name="${honeypot}"]`)).toHaveCount(1)
    await expect(page.locator('main form').getByRole('textbox', { name: inquiryForm.honeypotLabel })).toHaveCount(0)
  }

  const address = field(page, 'email')
  /** Resolves when no colour changes any more. */
  const change = (theme: string) =>
    page.evaluate(async name => {
      document.documentElement.className = name
      const fading = document.getAnimations().filter(animation => animation instanceof CSSTransition)
      await Promise.all(fading.map(transition => transition.finished))
    }, theme)
  await forceAutofill(page, 'main form [name=email]')
  for (const theme of ['light', 'dark']) {
    await change(theme)
    const { color, backgroundColor } = await field(page, 'phone').evaluate(input => ({
      color: getComputedStyle(input).color,
      backgroundColor: getComputedStyle(input).backgroundColor,
    }))
    const painted = new RegExp(`${backgroundColor.replace(/[()]/g, '\\$&')} .*inset$`)
    await expect(address).toHaveCSS('-webkit-text-fill-color', color)
    await expect(address).toHaveCSS('box-shadow', painted)
    await address.focus()
    await expect(address).toHaveCSS('box-shadow', painted)
    await address.blur()
  }

  const placeholder = (input: Element) => getComputedStyle(input, '::placeholder').opacity
  for (const media of [{ contrast: 'more' }, { contrast: null, forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    const shown = await field(page, 'phone').evaluate(placeholder)
    expect(shown, `an empty field looks filled in: ${JSON.stringify(media)}`).toBe('0')
  }
})
