import type { Page, Route } from '@playwright/test'
import { routerError } from '@/content/errors'
import { afterSending, detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { type ScreenName, screens } from '@/content/screens'
import { expect, test } from './fixtures'
import * as inquiry from './inquiry-form'
import { detailedForm, email, field, isPost, send, shortForm, stored, typed, withEmail, write } from './inquiry-form'
import { recordAnnouncements } from './inquiry-announcements'

// The outcome of an inquiry, on any page. What every engine must do is in engines/outcomes.spec.ts.

const unexpected = messages.unexpected
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const submitting = (page: Page) => page.getByRole('main').getByRole('button', { name: inquiryForm.submitting })
const follow = (page: Page, screen: ScreenName) =>
  page.getByRole('contentinfo').getByRole('link', { name: screens[screen].label, exact: true }).press('Enter')

/**
 * Holds posts back. Resolves with a function that releases or answers them. Follow a link only once a post is `held`: Next delays
 * links that are followed before.
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

/** Fills in and sends a form, and holds its post. */
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
  await follow(page, 'journal')
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
  await inquiry.expectFailed(page, unexpected, kept)
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
})

test('thanks say what happens next and show the address once, in no address, storage or later page', async ({
  page,
}) => {
  const answers = withEmail(shortForm.full)
  const address = answers[email]!
  await write(page, shortForm, answers)
  await send(page, shortForm)
  await inquiry.expectSent(page, shortForm)
  const thanks = page.getByRole('status', { name: shortForm.sent.title })
  await expect(thanks).toHaveAccessibleDescription(
    `${shortForm.sent.description} ${inquiryForm.written.replace('{email}', address)}`,
  )
  for (const { term, text } of afterSending.steps) await expect(thanks).toContainText(`${term} ${text}`)
  await expect(thanks).toContainText(afterSending.again)
  const { share, process } = afterSending
  for (const { label } of [share, process]) await expect(thanks.getByRole('link', { name: label })).toBeVisible()
  const kept = () =>
    page.evaluate(() => JSON.stringify([location, history.state, localStorage, sessionStorage, document.cookie]))
  expect(await kept()).not.toContain(address)

  await thanks.getByRole('link', { name: process.label }).click()
  await expect(page).toHaveURL(/process$/)
  expect(await kept()).not.toContain(address)
  await page.goBack()
  await inquiry.expectSent(page, shortForm)
  await expect(thanks).toHaveAccessibleDescription(shortForm.sent.description)
  expect(await page.content()).not.toContain(address)
})

test('an outcome that is shown on another page stays until it is closed', async ({ page }) => {
  const { release } = await sendOnItsWay(page, shortForm, withEmail(shortForm.least))
  await follow(page, 'journal')
  await expect(page).toHaveURL(/journal/)
  await page.clock.install()
  release()
  const status = page.getByRole('status').filter({ hasText: shortForm.sent.description })
  await expect(status).toBeVisible()
  await page.clock.fastForward(60_000)
  await page.clock.runFor(2_000) // a closing toast takes a moment
  await expect(status).toBeVisible()
  await status.getByRole('button', { name: /^Close/ }).click()
  await page.clock.fastForward(1_000)
  await expect(toasts(page)).toHaveCount(0)
})

test('while an inquiry is sent, its button says so, keeps the focus and sends no other, and what is typed is kept', async ({
  page,
  sql,
  traffic,
}) => {
  const answers = withEmail(shortForm.full)
  const release = await holdPosts(page)
  await write(page, shortForm, answers)
  await inquiry.button(page, shortForm).dblclick()
  await expect(submitting(page)).toBeDisabled()
  await expect(submitting(page)).toBeFocused()
  await submitting(page).press('Enter')
  await release.held
  await field(page, inquiryForm.labels.message).fill('One thing more.')
  release()
  await inquiry.expectSent(page, shortForm)
  await expect(inquiry.button(page, shortForm)).toBeEnabled()
  const left = Object.entries(await typed(page)).filter(([, value]) => value)
  expect(left).toEqual([['message', 'One thing more.']])
  expect((await stored(sql, shortForm, answers[email]!)).answers).toHaveLength(1)
  expect(traffic.posts).toHaveLength(1)
})

test('a visitor who comes back while an inquiry is sent sees it being sent, and then the empty form', async ({
  page,
}) => {
  const { release } = await sendOnItsWay(page, detailedForm, withEmail(detailedForm.full))
  await follow(page, 'journal')
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
  await follow(page, 'contact')
  await expect(page.getByRole('heading', { name: detailedInquiryForm.title })).toBeVisible()
  await inquiry.fill(page, withEmail(detailedForm.least))
  await send(page, detailedForm)
  await expect(submitting(page)).toBeVisible()
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  expect(traffic.posts).toHaveLength(1)
  release()
  await inquiry.expectSent(page, detailedForm)
  await expect(toasts(page)).toHaveText([new RegExp(detailedForm.sent.title)])
  await follow(page, 'home')
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
  await follow(page, 'contact')
  await expect(page.getByRole('heading', { name: routerError.title })).toBeVisible()
  await expect(page.getByText(routerError.text)).toBeVisible()
  await page.getByRole('button', { name: routerError.again }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('heading', { name: routerError.title })).toBeVisible()
  await page.unroute('**/_next/static/**/*.js', lose)
  await page.goBack()
  await expect.poll(() => typed(page)).toEqual(kept)
})
