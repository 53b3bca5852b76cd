import type { Page, Route } from '@playwright/test'
import { routerError } from '@/content/errors'
import { detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { expect, test, testWithGate } from './fixtures'
import * as inquiry from './inquiry-form'
import { detailedForm, email, field, isPost, send, shortForm, stored, typed, withEmail, write } from './inquiry-form'
import { recordAnnouncements } from './inquiry-announcements'

// The outcome of an inquiry, on whichever page the visitor is by then. engines/outcomes.spec.ts has what every engine must do.

const unexpected = messages.unexpected
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const submitting = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submitting...' })
const follow = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name }).press('Enter')

/**
 * Holds what is posted back until what it resolves with is called: with nothing it is let through. A link is followed once it
 * is `held`: Next delays one that is followed before until the answer is there.
 */
async function holdPosts(page: Page) {
  let release: (meet?: (route: Route) => Promise<void>) => void = () => {}
  let reach = () => {}
  const way = new Promise<((route: Route) => Promise<void>) | undefined>(resolve => (release = resolve))
  const held = new Promise<void>(resolve => (reach = resolve))
  await page.route('**/*', async route => {
    if (isPost(route)) reach()
    const meet = isPost(route) ? await way : undefined
    await (meet ?? ((each: Route) => each.continue()))(route)
  })
  return Object.assign((meet?: (route: Route) => Promise<void>) => release(meet), { held })
}

/** Writes and sends a form, and holds what it posts. */
async function sendOnItsWay(page: Page, form: inquiry.InquiryForm, answers: inquiry.Answers) {
  const release = await holdPosts(page)
  const kept = await write(page, form, answers)
  await send(page, form)
  await expect(submitting(page)).toBeVisible()
  await release.held
  return { release, kept }
}

test('a visitor who reads on while sending hears of a failure once, and follows a link back to the form', async ({
  page,
}) => {
  const { release, kept } = await sendOnItsWay(page, detailedForm, withEmail(detailedForm.full))
  await follow(page, 'Journal')
  await expect(page.getByRole('main')).toBeFocused()
  const said = await recordAnnouncements(page)
  release(route => route.abort())
  const alert = page.getByRole('alert').filter({ hasText: unexpected.description })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await said()).toEqual([expect.stringContaining(unexpected.description)])
  await page.unroute('**/*')
  await alert.getByRole('link', { name: detailedInquiryForm.back }).click()
  await expect(page).toHaveURL(/\/contact#detailed-inquiry-outcome$/)
  await expect(toasts(page)).toHaveCount(0)
  await inquiry.expectFailed(page, unexpected.description, kept)
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
})

test('an outcome that is shown on another page stays until it is closed', async ({ page }) => {
  const { release } = await sendOnItsWay(page, shortForm, withEmail(shortForm.least))
  await follow(page, 'Journal')
  await expect(page).toHaveURL(/journal/)
  await page.clock.install()
  release()
  const status = page.getByRole('status').filter({ hasText: shortForm.sent.description })
  await expect(status).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(status).toBeVisible()
  await status.getByRole('button', { name: /^Close/ }).click()
  await page.clock.fastForward(1_000)
  await expect(toasts(page)).toHaveCount(0)
})

test('what is typed while an inquiry is sent is kept, and what was sent is not', async ({ page, sql }) => {
  const answers = withEmail(shortForm.full)
  const { release } = await sendOnItsWay(page, shortForm, answers)
  await field(page, 'Tell Us Your Story').fill('One thing more.')
  release()
  await inquiry.expectSent(page, shortForm)
  const left = Object.entries(await typed(page)).filter(([, value]) => value)
  expect(left).toEqual([['message', 'One thing more.']])
  expect((await stored(sql, shortForm, answers[email]!)).answers).toHaveLength(1)
})

test('a visitor who comes back while an inquiry is sent sees it being sent, and then the empty form', async ({
  page,
}) => {
  const { release } = await sendOnItsWay(page, detailedForm, withEmail(detailedForm.full))
  await follow(page, 'Journal')
  await expect(page).toHaveURL(/journal/)
  await page.goBack()
  await expect(submitting(page)).toBeDisabled()
  release()
  await inquiry.expectSent(page, detailedForm)
  await expect(page.getByRole('status', { name: detailedForm.sent.title })).toBeFocused()
  expect(Object.values(await typed(page)).join('')).toBe('')
  await expect(page.locator('[inert] [data-sonner-toast]')).toHaveCount(1)
})

test('a second form is sent after the first, and each outcome is shown', async ({ page, traffic }) => {
  const { release } = await sendOnItsWay(page, shortForm, withEmail(shortForm.least))
  await follow(page, 'Contact')
  await expect(page.getByRole('heading', { name: detailedInquiryForm.title })).toBeVisible()
  await inquiry.fill(page, withEmail(detailedForm.least))
  await send(page, detailedForm)
  await expect(submitting(page)).toBeVisible()
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  expect(traffic.posts).toHaveLength(1)
  release()
  await inquiry.expectSent(page, detailedForm)
  await expect(toasts(page)).toHaveText([new RegExp(detailedForm.sent.title)])
  await follow(page, 'Home')
  await inquiry.expectSent(page, shortForm)
  expect(Object.values(await typed(page)).join('')).toBe('')
})

test('a page that fails to load shows the error screen, and what was typed and the keyboard focus are kept', async ({
  page,
}) => {
  const kept = await write(page, shortForm, withEmail(shortForm.full))
  const had = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const lose = (route: Route) => (had.includes(route.request().url()) ? route.continue() : route.abort())
  await page.route('**/_next/static/**/*.js', lose)
  await follow(page, 'Contact')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(routerError.text)).toBeVisible()
  await page.getByRole('button', { name: routerError.again }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.unroute('**/_next/static/**/*.js', lose)
  await page.goBack()
  await expect.poll(() => typed(page)).toEqual(kept)
})

for (const rules of ['lost', 'late'] as const)
  test(`an answer that the server refused is not marked once it is corrected: the rules are ${rules}`, async ({
    page,
  }) => {
    await page.goto(shortForm.path)
    await inquiry.formHydrated(page)
    await page.route('**/_next/static/**/*.js', route => (rules === 'lost' ? route.abort() : undefined))
    const answers = withEmail(shortForm.full)
    await inquiry.fill(page, { ...answers, [email]: 'nobody@nowhere..example' })
    await send(page, shortForm)
    await inquiry.expectFieldError(page, email, messages.rules.email)
    await inquiry.fill(page, { [email]: answers[email]! })
    await expect(field(page, email)).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByRole('group', { name: messages.check.one })).toHaveCount(0)
  })

test('an answer that was refused before the scripts came is not marked once it is corrected', async ({ page }) => {
  let come = () => {}
  const arrival = new Promise<void>(resolve => (come = resolve))
  await page.route('**/_next/static/**/*.js', async route => {
    await arrival
    await route.continue()
  })
  await page.goto(shortForm.path, { waitUntil: 'commit' })
  const answers = withEmail(shortForm.full)
  await inquiry.fill(page, { ...answers, [email]: 'nobody@nowhere..example' })
  await page.locator('main form').evaluate(form => ((form as HTMLFormElement).noValidate = true))
  await inquiry.button(page, shortForm).click({ noWaitAfter: true })
  await inquiry.expectFieldError(page, email, messages.rules.email)
  come()
  await inquiry.formHydrated(page)
  await inquiry.expectFieldError(page, email, messages.rules.email)
  await inquiry.fill(page, { [email]: answers[email]! })
  await expect(field(page, email)).toHaveAttribute('aria-invalid', 'false')
})

for (const scripts of [true, false])
  testWithGate.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
    testWithGate.use({ javaScriptEnabled: scripts })

    testWithGate('a couple whose inquiry failed sees a reference that is in the log', async ({ page, gate, gated }) => {
      await write(page, shortForm, withEmail(shortForm.least), { scripts })
      gate.refuse()
      await send(page, shortForm)
      const message = page.getByRole('main').getByRole('alert')
      await expect(message).toContainText(/If you call us, say failure \d{4}-\d{4}\./, { timeout: inquiry.outcomeMs })
      const [reference] = /\d{4}-\d{4}/.exec(await message.innerText())!
      expect(gated.site.output()).toContain(`{"event":"inquiry not stored","reference":"${reference}"`)
      if (scripts) await expect(toasts(page)).not.toContainText(reference)
    })
  })

testWithGate('a couple has an outcome within six seconds, though the database hangs', async ({ page, gate }) => {
  await write(page, shortForm, withEmail(shortForm.least))
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  gate.freeze()
  const asked = Date.now()
  await send(page, shortForm)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(inquiryForm.failed.description)
  expect(Date.now() - asked).toBeLessThan(6_000)
})

for (const scripts of [true, false])
  test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts })

    test('a name that is longer than its field is refused in words, and not cut', async ({ page }) => {
      const long = 'Asha '.repeat(60).trim()
      await write(page, shortForm, withEmail({ ...shortForm.least, 'Your Names': long }), { scripts })
      await send(page, shortForm)
      await inquiry.expectFieldError(page, 'Your Names', messages.rules.long.replace('{max}', '200'))
      await expect(field(page, 'Your Names')).toHaveValue(long)
    })
  })

test('the story begins with the collection that a couple begins with', async ({ page }) => {
  const story = field(page, 'Tell Us Your Story')
  const begin = (collection: string) => page.getByRole('link', { name: `Begin This Journey: ${collection}` }).click()
  await page.goto('/')
  await inquiry.formHydrated(page)
  await begin('Essential Collection')
  await expect(story).toHaveValue('We would love the Essential Collection.\n')
  await begin('Signature Vista')
  await expect(story).toHaveValue('We would love the Signature Vista.\n')
  await story.fill('We met in the rain.')
  await begin('Legacy Collection')
  await expect(story).toHaveValue('We met in the rain.')
})

for (const media of [{ contrast: 'more' }, { forcedColors: 'active' }] as const)
  test(`an empty field does not look filled in: ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.goto('/contact')
    const shown = await field(page, 'Phone Number').evaluate(input => getComputedStyle(input, '::placeholder').opacity)
    expect(shown).toBe('0')
  })

test('an impossible or incomplete date is refused in words', async ({ page }) => {
  await write(page, shortForm, withEmail(shortForm.least))
  const day = field(page, 'Wedding Date')
  await day.fill('')
  await day.focus()
  await page.keyboard.type('3') // a month or a day, and no year
  await send(page, shortForm)
  await inquiry.expectFieldError(page, 'Wedding Date', new RegExp(`^${messages.rules.day}`))
})
