import type { Page } from '@playwright/test'
import { inquiryForm, messages } from '@/content/inquiry'
import { honeypot } from '@/lib/inquiry'
import { expect, test } from './fixtures'
import * as inquiry from './inquiry-form'
import { detailedForm, email, field, isPost, send, shortForm, withEmail, write } from './inquiry-form'
import { recordAnnouncements, forceAutofill, coveredByToasts } from './inquiry-announcements'
import { preferTheme } from './screen'

// Announcements, focus and visibility while a form is filled in and sent.

const forms = [shortForm, detailedForm]
const pressEnter = (page: Page) => page.keyboard.press('Enter')
const focused = (page: Page) => page.locator(':focus')

for (const form of forms)
  test(`${form.path}: a screen reader hears each outcome once, and the focus is kept`, async ({ page, context }) => {
    await write(page, form, { ...withEmail(form.least), [email]: 'asha at home' })
    const said = await recordAnnouncements(page)
    await send(page, form)
    await expect(focused(page)).toHaveAccessibleName(messages.check.one)
    const expected: unknown[] = ['Submitting...']
    expect(await said()).toEqual(expected)

    await inquiry.fill(page, withEmail({}))
    await page.waitForLoadState('networkidle') // toasts have come
    await context.setOffline(true)
    // The same again is said again.
    for (const asked of [send, pressEnter]) {
      await asked(page, form)
      expected.push('Submitting...', expect.stringContaining(inquiryForm.offline.description))
      await expect.poll(said).toEqual(expected)
      await inquiry.expectToast(page, inquiryForm.offline)
      await expect(inquiry.button(page, form)).toBeFocused()
    }
    await context.setOffline(false)
    await pressEnter(page)
    await expect(focused(page)).toHaveAccessibleName(form.sent.title)
    await expect(focused(page)).toHaveAccessibleDescription(form.sent.description)
    await inquiry.expectToast(page, form.sent)
    expect(await said()).toEqual([...expected, 'Submitting...'])
  })

for (const form of forms)
  test(`${form.path}: while an inquiry is sent, its button says so, keeps the focus, and sends no other`, async ({
    page,
    traffic,
  }) => {
    let go = () => {}
    const way = new Promise<void>(resolve => (go = resolve))
    await write(page, form, withEmail(form.least))
    await page.route('**/*', async route => {
      if (isPost(route)) await way
      await route.continue()
    })
    await inquiry.button(page, form).press('Enter')
    const busy = page.locator('main form').getByRole('button', { name: 'Submitting...', exact: true })
    await expect(busy).toBeDisabled()
    await expect(busy).toBeFocused()
    await busy.press('Enter')
    go()
    await inquiry.expectSent(page, form)
    await expect(inquiry.button(page, form)).toBeEnabled()
    expect(traffic.posts).toHaveLength(1)
  })

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const)
  test(`at ${width} px a toast lies on no field, no button and no message`, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    for (const form of forms) {
      await context.setOffline(false)
      await write(page, form, withEmail(form.least))
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await send(page, form)
      await inquiry.expectToast(page, inquiryForm.offline)
      expect(await coveredByToasts(page)).toEqual([])
      await context.setOffline(false)
      await send(page, form)
      await inquiry.expectToast(page, form.sent)
      expect(await coveredByToasts(page)).toEqual([])
    }
  })

test('a date that is needed says so with each of its parts, and is not called wrong before it is sent', async ({
  page,
}) => {
  await page.goto(shortForm.path)
  const date = field(page, inquiryForm.labels.wedding_date)
  await expect(date).toHaveAccessibleDescription(`${inquiryForm.required} ${inquiryForm.hints.wedding_date}`)
  await expect(date).toHaveAttribute('aria-invalid', 'false')
  await inquiry.formHydrated(page)
  await send(page, shortForm)
  await inquiry.expectFieldError(page, inquiryForm.labels.wedding_date, new RegExp(`^${messages.rules.noDay}`))
})

test('a choice that is not on the list is marked as wrong, and the group says why', async ({ page }) => {
  await write(page, detailedForm, withEmail(detailedForm.least))
  const discretion = page.getByRole('radiogroup', { name: 'Discretion (optional)' })
  await expect(discretion).toHaveAttribute('aria-invalid', 'false')
  const first = discretion.getByRole('radio', { name: 'To be discussed', exact: true })
  await first.evaluate(radio => ((radio as HTMLInputElement).value = 'anything'))
  await send(page, detailedForm)
  await expect(discretion).toHaveAttribute('aria-invalid', 'true')
  await expect(discretion).toHaveAccessibleDescription(messages.rules.choice)
})

for (const theme of ['dark', 'light'] as const)
  test(`what a browser fills in is written in the ${theme} theme's own colours`, async ({ page }) => {
    await preferTheme(page, theme)
    await page.goto(shortForm.path)
    const address = field(page, email)
    const own = await address.evaluate(input => ({
      background: getComputedStyle(input).backgroundColor,
      ink: getComputedStyle(input).color,
    }))
    await forceAutofill(page, '#inquiry-email')
    await expect(address).toHaveCSS('-webkit-text-fill-color', own.ink)
    const painted = new RegExp(`${own.background.replace(/[()]/g, '\\$&')} .*inset$`)
    await expect(address).toHaveCSS('box-shadow', painted)
    await address.focus()
    await expect(address).toHaveCSS('box-shadow', painted)
  })

test('no field on a phone has text so small that Safari would zoom in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { path } of forms) {
    await page.goto(path)
    const seen = `main form :is(input:not([type=hidden], [type=radio], [name=${honeypot}]), select, textarea)`
    const sizes = await page
      .locator(seen)
      .evaluateAll(controls => controls.map(control => parseFloat(getComputedStyle(control).fontSize)))
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
  }
})

test('no screen reader finds the honeypot', async ({ page }) => {
  for (const { path } of forms) {
    await page.goto(path)
    await expect(page.locator(`main form [name="${honeypot}"]`)).toHaveCount(1)
    await expect(page.locator('main form').getByRole('textbox', { name: inquiryForm.honeypotLabel })).toHaveCount(0)
  }
})
