import type { Page, Route } from '@playwright/test'
import { detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { studio } from '@/content/studio'
import { expect, test } from './fixtures'
import {
  type Answers,
  contactForm,
  expectFieldError,
  expectSent,
  expectToast,
  field,
  fillIn,
  followLinkTo,
  formHydrated,
  homeForm,
  type InquiryForm,
  openAndFill,
  sendAndExpectStored,
  sendForm,
  skipBrowsersCheck,
  storedRows,
  submitButton,
  typedAnswers,
  withEmail,
  type Words,
} from './inquiry-form'
import { holdScripts } from './page-state'

/** Longer than the browser waits for an answer. */
const patienceMs = 21_000
const title = 'Submission Failed'
const unexpected = { title, description: 'An unexpected error occurred. Please try again.' }
const notStored = ({ table }: InquiryForm) => ({
  title,
  description: `There was an error submitting your ${table === 'inquiries' ? '' : 'detailed '}inquiry. Please try again or contact us directly.`,
})
const submitting = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Submitting...', exact: true })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

test('before the scripts come a wrong answer is refused, and what is typed is kept and sent', async ({
  page,
  sql,
}) => {
  const release = await holdScripts(page)
  await page.goto(contactForm.path, { waitUntil: 'commit' })
  await fillIn(page, withEmail(contactForm.least, 'nobody@nowhere..example'))
  await skipBrowsersCheck(page)
  await submitButton(page, contactForm).click({ noWaitAfter: true })
  await expectFieldError(page, 'email', messages.rules.email)
  await fillIn(page, contactForm.full)
  const formValues = await typedAnswers(page)
  release()
  await formHydrated(page)
  expect(await typedAnswers(page)).toEqual(formValues)
  await expectFieldError(page, 'email', messages.rules.email)
  const { email } = withEmail({})
  await fillIn(page, { email })
  const request = page.getByText('asking to see a private gallery')
  await page.evaluate(() => (location.hash = 'private-gallery')) // the form is filled again
  await expect(request).toBeVisible()
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false')
  await sendAndExpectStored(page, sql, contactForm, { email })
  await expect(request).toBeHidden()
})

test('who sends before the scripts come finds the thanks again after another page', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(homeForm.path, { waitUntil: 'commit' })
  await fillIn(page, withEmail(homeForm.least))
  await submitButton(page, homeForm).click({ noWaitAfter: true })
  await expectSent(page, homeForm)
  release()
  await formHydrated(page)
  await followLinkTo(page, 'journal')
  await page.goBack()
  await expectSent(page, homeForm)
})

test('a couple who clicks twice and types on sends one inquiry and loses nothing', async ({
  page,
  sql,
  traffic,
}) => {
  const { answers, post } = await sendOnItsWay(page, homeForm, { clickCount: 2 })
  await expect(submitting(page)).toBeDisabled()
  await expect(submitting(page)).toBeFocused()
  await submitting(page).press('Enter')
  await field(page, 'message').fill('One thing more.')
  await post.release()
  await expectSent(page, homeForm)
  await expect(submitButton(page, homeForm)).toBeEnabled()
  const remaining = Object.entries(await typedAnswers(page)).filter(([, value]) => value)
  expect(remaining).toEqual([['message', 'One thing more.']])
  expect(await storedRows(sql, homeForm, answers)).toHaveLength(1)
  expect(traffic.posts).toHaveLength(1)
})

for (const { form, scripts } of [
  { form: homeForm, scripts: true },
  { form: contactForm, scripts: false },
])
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts })

    test(`on ${form.path}, scripts ${scripts ? 'on' : 'off'}, while the database is down a couple loses nothing and sends it later`, async ({
      page,
      gate,
      site,
      sql,
    }) => {
      const answers = withEmail(form.full)
      const formValues = await openAndFill(page, form, answers, { scripts })
      gate.refuse()
      await sendForm(page, form)
      const message = await expectFailed(page, notStored(form), formValues)
      const [reference] = /\bF-\d{4}-\d{4}\b/.exec(await message.innerText()) ?? ['none']
      await expect(message).toContainText(inquiryForm.reference.replace('{reference}', reference))
      expect(site.output()).toContain(`inquiry not stored","reference":"${reference}"`)
      if (scripts) {
        await expectToast(page, notStored(form))
        await expect(toasts(page)).not.toContainText(reference)
      } else await expect(message).toBeFocused()
      expect(await storedRows(sql, form, answers)).toEqual([])
      gate.open()
      await sendAndExpectStored(page, sql, form, answers)
    })
  })

test('without the rules a wrong answer is marked all the same, and an inquiry is stored', async ({
  page,
  sql,
}) => {
  await page.clock.install()
  for (const fate of [(route: Route) => route.abort(), () => {}]) {
    const answers = withEmail(homeForm.full)
    await page.goto(homeForm.path)
    await formHydrated(page)
    await page.route('**/_next/static/**/*.js', fate)
    await fillIn(page, { ...answers, email: 'nobody@nowhere..example' })
    await sendForm(page, homeForm)
    await page.clock.fastForward(patienceMs / 3)
    await expectFieldError(page, 'email', messages.rules.email)
    await fillIn(page, answers)
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'false')
    await sendForm(page, homeForm)
    await page.clock.fastForward(patienceMs / 3)
    await expectSent(page, homeForm)
    expect(await storedRows(sql, homeForm, answers)).toHaveLength(1)
    await page.unrouteAll()
  }
})

// Next's answer to a form of another build.
const notFound = {
  status: 404,
  headers: { 'x-nextjs-action-not-found': '1' },
  contentType: 'text/plain',
}
const fates: Record<string, (route: Route) => Promise<void>> = {
  'the connection breaks': route => route.abort(),
  'the server no longer knows the action': route => route.fulfill(notFound),
}
test('whatever goes wrong, a couple is told, loses nothing, sends it later', async ({
  page,
  sql,
}) => {
  const answers = withEmail(homeForm.full)
  const formValues = await openAndFill(page, homeForm, answers)
  const button = page.locator('main form button')
  const place = async () => (await button.boundingBox())!.y
  const places: number[] = []
  const fail = async (words: Words) => {
    places.push(await place())
    await sendForm(page, homeForm)
    await expect(submitting(page)).toHaveCount(0)
    await expectFailed(page, words, formValues)
    await expectToast(page, words)
    expect(await storedRows(sql, homeForm, answers)).toEqual([])
  }
  for (const [title, fate] of Object.entries(fates)) {
    await page.route('**/*', async route => {
      if (!isPost(route)) return route.continue()
      places.push(await place())
      return fate(route)
    })
    await test.step(title, () => fail(unexpected))
    await page.unrouteAll()
  }
  expect(places[3], 'the button stays under the thumb').toBe(places[2])
  await field(page, 'names').evaluate(input => {
    const get = () => {
      Reflect.deleteProperty(input, 'validity')
      throw new Error('oh')
    }
    Object.defineProperty(input, 'validity', { get, configurable: true })
  })
  await test.step('a script of the page breaks', () => fail(unexpected))
  await page.context().setOffline(true) // the toasts have come
  await test.step('the device is offline', () => fail(inquiryForm.offline))
  await page.context().setOffline(false)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(inquiryForm.offline.over)
  await sendAndExpectStored(page, sql, homeForm, answers)
})

test('beside its form a toast goes when it has been said, and one that could not come comes with the next', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto(homeForm.path)
  await formHydrated(page)
  const missing = page.waitForEvent('requestfailed', request => request.resourceType() === 'script')
  await context.setOffline(true)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  for (const isFirst of [true, false]) {
    await fillIn(page, withEmail(homeForm.least))
    await context.setOffline(true)
    await sendForm(page, homeForm)
    await expect(page.getByRole('main').getByRole('alert')).toBeInViewport()
    await page.clock.runFor(1000)
    if (isFirst) await missing
    else await expectToast(page, inquiryForm.offline)
    await context.setOffline(false)
    await expectToasts(page, 0) // the device is online again

    await sendForm(page, homeForm)
    await expectSent(page, homeForm)
    const toaster = page.getByRole('region', { name: /^Notifications/, includeHidden: true })
    await expect(toaster).toBeAttached() // it has come
    await expectToasts(page, 1)
    await page.clock.runFor(3000)
    await expectToast(page, homeForm.sent)
    await page.clock.runFor(1500)
    await expectToasts(page, 0)
  }
})

/** Where the clock stands, Sonner takes a few frames to show a toast, or to let one fade. */
async function expectToasts(page: Page, count: number) {
  const shown = page.locator('[data-sonner-toast][data-removed=false]')
  for (let frame = 0; frame < 50 && (await shown.count()) !== count; frame++)
    await page.clock.runFor(20)
  expect(await shown.count()).toBe(count)
}

test('a couple on a dead line is told after 20 s, and what they send again is stored once', async ({
  page,
  sql,
}) => {
  await page.clock.install()
  const { answers, formValues, post } = await sendOnItsWay(page, homeForm)
  await field(page, 'message').focus()
  // A longer wait would never end.
  await page.clock.pauseAt(await page.evaluate(wait => Date.now() + wait, patienceMs))
  await expectFailed(page, unexpected, formValues)
  await expect(field(page, 'message'), 'whoever types on is not torn away').toBeFocused()
  await page.clock.resume()
  await sendAndExpectStored(page, sql, homeForm, answers)
  const lateResponse = page.waitForResponse(response => response.request().method() === 'POST')
  await post.release()
  expect((await lateResponse).status()).toBe(200)
  await expectSent(page, homeForm)
  expect(await storedRows(sql, homeForm, answers)).toHaveLength(1)
})

test('a couple who is on another page when their inquiry leaves is thanked there', async ({
  page,
  sql,
  traffic,
}) => {
  for (const path of ['/journal/color-as-memory', '/no/such/page']) {
    const answers = withEmail(contactForm.full)
    await openAndFill(page, contactForm, answers)
    // As by a link that Next follows first.
    await page.evaluate(path => history.pushState(null, '', path), path)
    await sendAndExpectStored(page, sql, contactForm, answers)
    expect(traffic.posts.at(-1)).toMatch(new RegExp(`${path}$`))
  }
})

test('a couple who reads on is told of a failure there, and led back to their answers', async ({
  page,
  gate,
}) => {
  await page.clock.install()
  const { formValues, post } = await sendOnItsWay(page, contactForm)
  await followLinkTo(page, 'journal')
  await expect(page.getByRole('main')).toBeFocused()
  gate.refuse()
  await post.release()
  const alert = page.getByRole('alert').filter({ hasText: notStored(contactForm).description })
  await expect(alert).toContainText(/F-\d{4}-\d{4}/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.clock.runFor(60_000)
  await alert.getByRole('link', { name: detailedInquiryForm.back }).click()
  await expect(page).toHaveURL(/\/contact#detailed-inquiry-outcome$/)
  await expect(toasts(page)).toHaveCount(0)
  await expect(await expectFailed(page, notStored(contactForm), formValues)).toBeFocused()
  gate.open()
})

test('a couple who goes Back to their form is led to what became of it, once', async ({
  page,
  gate,
}) => {
  const { post } = await sendOnItsWay(page, homeForm)
  await page.evaluate(() => scrollTo(0, 0)) // where Back would lead
  await page.locator('#bar').getByRole('link', { name: 'Journal' }).press('Enter')
  await expect(page).toHaveURL(/journal$/)
  gate.refuse()
  await post.release()
  await expect(page.getByRole('alert').filter({ hasText: notStored(homeForm).title })).toBeVisible()
  await page.goBack()
  const message = page.getByRole('main').getByRole('alert')
  await expect(message).toBeInViewport()
  await followLinkTo(page, 'journal')
  await followLinkTo(page, 'home')
  await expect(message).toBeVisible()
  await expect(message).not.toBeInViewport()
  gate.open()
})

test('a browser asks before it loses what is typed, and never where a link leads', async ({
  page,
  gate,
}) => {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.type())
    void dialog.accept()
  })
  await page.clock.install()
  await page.route('https://wa.me/**', route => route.fulfill({ status: 204 }))
  await page.goto(homeForm.path)
  await formHydrated(page)
  await page.getByRole('link', { name: 'Begin This Journey' }).first().click()
  await expect(field(page, 'message')).not.toHaveValue('')
  await field(page, 'budget').selectOption('12+')
  await page.clock.fastForward(10_000) // no link takes that long
  await page.reload()
  expect(dialogs, 'nothing was typed').toEqual([])

  await fillIn(page, withEmail(homeForm.least))
  await field(page, 'names').press('End')
  await page.keyboard.type(' Mehta')
  gate.refuse()
  await sendForm(page, homeForm)
  const message = page.getByRole('main').getByRole('alert')
  await expect(message).toBeVisible()
  gate.open()
  await followLinkTo(page, 'journal')
  await page.goBack()
  for (const { label } of [studio.email, studio.whatsapp, studio.phone])
    await message.getByRole('link', { name: `${label}: ` }).click()
  expect(dialogs).toEqual([])
  await expect(field(page, 'names')).toHaveValue(/Mehta$/)
  await page.clock.fastForward(10_000)
  await page.reload()
  expect(dialogs).toEqual(['beforeunload'])
})

for (const isDead of [true, false])
  test(`a couple whose inquiry is on its way is thanked for the other form at once, and told when the first ${isDead ? 'fails' : 'arrives'}`, async ({
    page,
    sql,
  }) => {
    await page.clock.install()
    const { post } = await sendOnItsWay(page, homeForm)
    await followLinkTo(page, 'contact')
    await page.goBack()
    await expect(submitting(page)).toBeDisabled()
    await followLinkTo(page, 'contact')
    await formHydrated(page)
    const failure = page.getByRole('alert').filter({ hasText: unexpected.description })
    if (isDead) await page.clock.fastForward(patienceMs)
    await expect(failure).toHaveCount(isDead ? 1 : 0)
    const answers = withEmail(contactForm.full)
    await fillIn(page, answers)
    await sendAndExpectStored(page, sql, contactForm, answers)
    await page.clock.runFor(patienceMs / 3)
    if (isDead) return expect(failure).toBeVisible()
    await post.release()
    await expect(toasts(page)).toHaveText([new RegExp(homeForm.sent.title)])
    await followLinkTo(page, 'home')
    await expectSent(page, homeForm)
    expect(Object.values(await typedAnswers(page)).join('')).toBe('')
  })

async function expectFailed(page: Page, { title, description }: Words, formValues: Answers) {
  const message = page.getByRole('main').getByRole('alert').filter({ hasText: description })
  await expect(message).toContainText(title)
  await expect(message).toContainText(inquiryForm.kept)
  for (const { label, shown, href } of [studio.phone, studio.whatsapp, studio.email])
    await expect(message.getByRole('link', { name: `${label}: ${shown}` })).toHaveAttribute(
      'href',
      href,
    )
  expect(await typedAnswers(page)).toEqual(formValues)
  return message
}

const isPost = (route: Route) => route.request().method() === 'POST'

/**
 * Fills in and sends a form whose post stays on its way, like on a dead line, until it is released.
 * Follow a link only then: Next delays links that are followed before.
 */
async function sendOnItsWay(page: Page, form: InquiryForm, click = {}) {
  const heldPosts: Route[] = []
  await page.route('**/*', async route => {
    if (isPost(route) && heldPosts.length === 0) heldPosts.push(route)
    else await route.continue()
  })
  const answers = withEmail(form.full)
  const formValues = await openAndFill(page, form, answers)
  await submitButton(page, form).click(click)
  await expect.poll(() => heldPosts.length).toBe(1)
  return { answers, formValues, post: { release: () => heldPosts[0]!.continue() } }
}
