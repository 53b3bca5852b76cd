import type { Page, Route } from '@playwright/test'
import { home } from '@/content/home'
import { detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { refusals } from '@/content/refusals'
import { studio } from '@/content/studio'
import { expect, test } from './fixtures'
import {
  type Answers,
  detailedForm,
  disableBrowserValidation,
  expectFieldError,
  expectSent,
  expectToast,
  field,
  fillIn,
  followLinkTo,
  expectFormHydrated,
  shortForm,
  type InquiryForm,
  openAndFill,
  sendAndExpectStored,
  sendForm,
  submitButton,
  typedAnswers,
  withEmail,
} from './inquiry-form'
import { holdScripts } from './page-state'
import { exhaustAdmissions } from './raw-form'

const title = 'Submission Failed'
const unexpected = 'An unexpected error occurred. Please try again.'
const failureOnPage = (page: Page) => page.getByRole('main').getByRole('alert')

test('a form sent before scripts load keeps its answers and errors', async ({ page, sql }) => {
  const release = await holdScripts(page)
  await page.goto(detailedForm.path, { waitUntil: 'commit' })
  await fillIn(page, withEmail(detailedForm.least, 'nobody@nowhere..example'))
  await disableBrowserValidation(page)
  await submitButton(page, detailedForm).click({ noWaitAfter: true })
  await expectFieldError(page, 'email', inquiryForm.field.rules.email)
  await fillIn(page, detailedForm.full)
  const formValues = await typedAnswers(page)
  release()
  await expectFormHydrated(page)
  expect(await typedAnswers(page)).toEqual(formValues)
  await expectFieldError(page, 'email', inquiryForm.field.rules.email)
  const { email } = withEmail({})
  await fillIn(page, { email })
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false')
  await sendAndExpectStored(page, sql, detailedForm, { email })
})

test('pressing twice and typing more sends one inquiry and loses nothing', async ({
  page,
  traffic,
}) => {
  const { release } = await fillAndHold(page, shortForm)
  await page.getByRole('main').getByRole('button', { name: inquiryForm.submitting }).press('Enter')
  await field(page, 'message').fill('One thing more.')
  await release()
  await expectSent(page, shortForm)
  expect(await typedAnswers(page)).toMatchObject({ names: '', message: 'One thing more.' })
  expect(traffic.posts).toHaveLength(1)
})

test('an answer that is corrected while it is sent gets no error', async ({ page }) => {
  await openWithoutValidation(page)
  const wrong = { ...withEmail(shortForm.full, 'nobody@nowhere..example'), names: ' ' }
  await fillIn(page, wrong)
  const release = await sendAndHold(page, shortForm)
  await fillIn(page, withEmail({}))
  await release()
  await expectFieldError(page, 'names', inquiryForm.field.rules.blank)
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false')

  const releaseAgain = await sendAndHold(page, shortForm)
  await fillIn(page, { names: 'Asha' })
  await releaseAgain()
  await expect(failureOnPage(page), 'nothing is left to correct').toContainText(unexpected)
  await expect(field(page, 'names')).toHaveAttribute('aria-invalid', 'false')
})

for (const { form, scripts, description } of [
  {
    form: shortForm,
    scripts: true,
    description:
      'There was an error submitting your inquiry. Please try again or contact us directly.',
  },
  {
    form: detailedForm,
    scripts: false,
    description:
      'There was an error submitting your detailed inquiry. Please try again or contact us directly.',
  },
])
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts })

    test(`a database outage loses no answer on ${form.path}, scripts ${scripts ? 'on' : 'off'}`, async ({
      page,
      gate,
      sql,
    }) => {
      const answers = withEmail(form.full)
      const formValues = await openAndFill(page, form, answers, { scripts })
      gate.refuse()
      await sendForm(page, form)
      await expectFailed(page, description, formValues)
      await expect(failureOnPage(page)).toContainText(/say failure F-\d{4}-\d{4}\./)
      if (scripts) await expectToast(page, { title, description })
      else await expect(failureOnPage(page)).toBeFocused()
      gate.open()
      await sendAndExpectStored(page, sql, form, answers)
    })
  })

test('a form says that the site is busy, and can be sent later', async ({
  page,
  site,
  sql,
  gate,
  extraHTTPHeaders,
}) => {
  const answers = withEmail(shortForm.full)
  const formValues = await openAndFill(page, shortForm, answers)
  gate.freeze()
  await exhaustAdmissions(site.url, extraHTTPHeaders!)
  await sendForm(page, shortForm)
  await expectFailed(page, messages.busy.description, formValues)
  await expect(failureOnPage(page)).toContainText(/say failure F-\d{4}-\d{4}\./)
  gate.open()
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.1' })
  await sendAndExpectStored(page, sql, shortForm, answers)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('with scripts off, Back restores a form when the site was busy', async ({
    page,
    site,
    sql,
    gate,
    extraHTTPHeaders,
  }) => {
    const answers = withEmail(detailedForm.full)
    const formValues = await openAndFill(page, detailedForm, answers, { scripts: false })
    gate.freeze()
    await exhaustAdmissions(site.url, extraHTTPHeaders!)
    const refusal = page.waitForResponse(response => response.url().endsWith('/busy'))
    await sendForm(page, detailedForm)
    expect((await refusal).status()).toBe(503)
    await expect(page.locator('body')).toContainText(refusals.reasons.busy)
    await expect(page.locator('body')).toContainText(refusals.whenBusy)
    await page.goBack()
    expect(await typedAnswers(page)).toEqual(formValues)
    gate.open()
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.2' })
    await sendAndExpectStored(page, sql, detailedForm, answers)
  })
})

/** The scripts that the form loads later never arrive. */
async function openWithoutValidation(page: Page) {
  await page.goto(shortForm.path)
  await expectFormHydrated(page)
  await page.route('**/_next/static/**/*.js', () => {})
}

test('a form works even if the validation script does not load', async ({ page, sql }) => {
  const answers = withEmail(shortForm.full)
  await openWithoutValidation(page)
  await fillIn(page, { ...answers, email: 'nobody@nowhere..example' })
  await sendForm(page, shortForm)
  await expectFieldError(page, 'email', inquiryForm.field.rules.email)
  await fillIn(page, answers)
  await sendAndExpectStored(page, sql, shortForm, answers)
})

test('a script error or a broken connection loses no answer', async ({ page, sql }) => {
  const answers = withEmail(shortForm.full)
  const formValues = await openAndFill(page, shortForm, answers)
  await field(page, 'names').evaluate(input => {
    const get = () => {
      Reflect.deleteProperty(input, 'validity')
      throw new Error('oh')
    }
    Object.defineProperty(input, 'validity', { get, configurable: true })
  })
  await sendForm(page, shortForm)
  await expectFailed(page, unexpected, formValues)
  await expectToast(page, { title, description: unexpected })

  const buttonTop = async () => (await page.locator('main form button').boundingBox())!.y
  const before = await buttonTop()
  let during = NaN
  await page.route('**/*', async route => {
    if (!isPost(route)) return route.continue()
    during = await buttonTop()
    await route.abort()
  })
  await sendForm(page, shortForm)
  await expectFailed(page, unexpected, formValues)
  expect(during, 'the button stays in its place').toBe(before)
  await page.unrouteAll()
  await sendAndExpectStored(page, sql, shortForm, answers)
})

test('toasts work again after their script failed to load', async ({ page, context }) => {
  await page.clock.install()
  await page.goto(shortForm.path)
  await expectFormHydrated(page)
  await context.setOffline(true)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await fillIn(page, withEmail(shortForm.least))
  await sendForm(page, shortForm)
  await expect(failureOnPage(page)).toBeVisible()
  await context.setOffline(false)
  await sendForm(page, shortForm)
  await expectSent(page, shortForm)
  await expectToasts(page, 1)
  await expectToast(page, shortForm.sent)

  await context.setOffline(true)
  await page.getByText(inquiryForm.receipt.nextForm).click()
  await fillIn(page, withEmail(shortForm.least))
  await sendForm(page, shortForm)
  await expectToasts(page, 1)
  await context.setOffline(false)
  await expect(failureOnPage(page)).toContainText(inquiryForm.failure.backOnline)
})

test('a toast beside its form closes four seconds after the message', async ({ page }) => {
  await page.clock.install()
  await openAndFill(page, shortForm, withEmail(shortForm.least))
  const now = () => page.evaluate(() => Date.now())
  const start = (await now()) + 1_000
  await page.clock.pauseAt(start)
  await sendForm(page, shortForm)
  await expectSent(page, shortForm)
  await expectToasts(page, 1)
  // In steps, because Sonner waits for a frame before it removes a toast.
  while ((await now()) < start + 3_900) {
    await page.clock.runFor(100)
    expect(await shownToasts(page).count()).toBe(1)
  }
  await expectToasts(page, 0)
})

const shownToasts = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]')

/** With the clock paused, Sonner needs a few frames to show a toast or to fade it out: at most a second. */
async function expectToasts(page: Page, count: number) {
  const shown = shownToasts(page)
  for (let frame = 0; frame < 50 && (await shown.count()) !== count; frame++)
    await page.clock.runFor(20)
  expect(await shown.count()).toBe(count)
}

test('without an answer, a form reports a failure after 20 seconds', async ({ page, sql }) => {
  await page.clock.install()
  const { answers, formValues } = await fillAndHold(page, shortForm)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 21_000))
  await expectFailed(page, unexpected, formValues)
  await page.clock.resume()
  await sendAndExpectStored(page, sql, shortForm, answers)
})

test('an inquiry sent while another page opens is confirmed there', async ({ page, sql }) => {
  const answers = withEmail(detailedForm.full)
  await openAndFill(page, detailedForm, answers)
  // As if Next had followed a link before it sent the form.
  await page.evaluate(() => history.pushState(null, '', '/journal/color-as-memory'))
  await sendAndExpectStored(page, sql, detailedForm, answers)
})

test('a failure shows on the page a couple moved to, and leads back to the form', async ({
  page,
  gate,
}) => {
  await page.clock.install()
  const { formValues, release } = await fillAndHold(page, detailedForm)
  await followLinkTo(page, 'journal')
  gate.refuse()
  await release()
  const { description } = detailedInquiryForm.messages.failed
  const toast = shownToasts(page).filter({ hasText: description })
  await expect(toast).toContainText(/F-\d{4}-\d{4}/)
  await page.clock.runFor(60_000)
  await expect(toast.getByRole('button', { name: 'Close toast' })).toBeVisible()
  await toast.getByRole('link', { name: messages.back }).click()
  await expectFailed(page, description, formValues)
  await expect(failureOnPage(page)).toBeFocused()
  await expect(failureOnPage(page)).toBeInViewport()
  await expectToasts(page, 0)
  gate.open()
})

test('the browser asks before a reload loses answers, but not when a link is followed', async ({
  page,
  context,
}) => {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await page.clock.install()
  await page.route('https://wa.me/**', route => route.fulfill({ status: 204 }))
  await page.goto(shortForm.path)
  await expectFormHydrated(page)
  await page.getByRole('link', { name: home.investment.begin.label }).first().click()
  await page.clock.fastForward(10_000) // longer than any link takes
  await page.reload()

  await expectFormHydrated(page)
  await fillIn(page, withEmail(shortForm.least))
  await field(page, 'names').press('End')
  await page.keyboard.type(' Mehta')
  await page.getByRole('link', { name: inquiryForm.noDate.label }).click()
  await expect(field(page, 'name')).toHaveValue(/ Mehta$/)
  await context.setOffline(true)
  await sendForm(page, detailedForm)
  for (const { label } of [studio.email, studio.whatsapp, studio.phone])
    await failureOnPage(page)
      .getByRole('link', { name: `${label}: ` })
      .click()
  await context.setOffline(false)
  expect(dialogs).toEqual([])
  await page.clock.fastForward(10_000)
  await page.reload()
  expect(dialogs).toEqual(['beforeunload'])
})

test('the browser asks before a reload loses what was typed before scripts loaded', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(shortForm.path, { waitUntil: 'commit' })
  await field(page, 'names').press('A') // a key, because only then a browser asks
  release()
  await expectFormHydrated(page)
  const dialog = page.waitForEvent('dialog')
  const reload = page.reload()
  expect((await dialog).type()).toBe('beforeunload')
  await (await dialog).accept()
  await reload
})

test('the browser asks before a reload loses answers that were posted without scripts and refused', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(shortForm.path, { waitUntil: 'commit' })
  await fillIn(page, { ...withEmail(shortForm.least), names: ' ' })
  await sendForm(page, shortForm)
  await expectFieldError(page, 'names', inquiryForm.field.rules.blank)
  release()
  await expectFormHydrated(page)
  await page.getByRole('heading').first().click() // only then a browser asks
  const dialog = page.waitForEvent('dialog')
  const reload = page.reload()
  expect((await dialog).type()).toBe('beforeunload')
  await (await dialog).accept()
  await reload
})

test('an inquiry without a response does not block the other form', async ({ page, sql }) => {
  const { release } = await fillAndHold(page, shortForm)
  await followLinkTo(page, 'contact')
  await expectFormHydrated(page)
  const answers = withEmail(detailedForm.full)
  await fillIn(page, answers)
  await sendAndExpectStored(page, sql, detailedForm, answers)
  await release()
  await expectToast(page, shortForm.sent)
  await page.getByRole('link', { name: inquiryForm.receipt.title }).click()
  await expectSent(page, shortForm)
  expect(Object.values(await typedAnswers(page)).join('')).toBe('')
})

async function expectFailed(page: Page, description: string, formValues: Answers) {
  await expect(failureOnPage(page)).toContainText(description)
  await expect(failureOnPage(page)).toContainText(inquiryForm.failure.answersStay)
  await expect(failureOnPage(page).getByRole('link'), 'links to the studio').toHaveCount(3)
  expect(await typedAnswers(page)).toEqual(formValues)
}

const isPost = (route: Route) => route.request().method() === 'POST'

async function fillAndHold(page: Page, form: InquiryForm) {
  const answers = withEmail(form.full)
  const formValues = await openAndFill(page, form, answers)
  return { answers, formValues, release: await sendAndHold(page, form) }
}

/** Waits until the form is sent, because Next delays a navigation that begins before that. */
async function sendAndHold(page: Page, form: InquiryForm): Promise<() => Promise<void>> {
  const heldPosts: Route[] = []
  await page.route('**/*', async route => {
    if (isPost(route) && heldPosts.length === 0) heldPosts.push(route)
    else await route.continue()
  })
  await sendForm(page, form)
  await expect.poll(() => heldPosts.length).toBe(1)
  return () => heldPosts[0]!.continue()
}
