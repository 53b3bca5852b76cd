import type { Page, Route } from '@playwright/test'
import { inquiryForm, messages } from '@/content/inquiry'
import { screens } from '@/content/screens'
import { expect, test, testWithGate } from './fixtures'
import { recordAnnouncements } from './inquiry-announcements'
import * as inquiry from './inquiry-form'
import {
  detailedForm,
  email,
  isPost,
  send,
  sendAndExpectStored,
  shortForm,
  stored,
  withEmail,
  write,
} from './inquiry-form'

const form = shortForm

for (const [form, scripts] of [
  [shortForm, true],
  [detailedForm, false],
] as const)
  testWithGate.describe(`${form.path}, scripts ${scripts ? 'on' : 'off'}`, () => {
    testWithGate.use({ javaScriptEnabled: scripts })

    testWithGate(
      'the database is down: the couple sees an error and a reference, loses nothing, and sends it later',
      async ({ page, gate, gated, sql }) => {
        const answers = withEmail(form.full)
        const kept = await write(page, form, answers, { scripts })
        gate.refuse()
        await send(page, form)
        await inquiry.expectFailed(page, form.failed, kept)
        const message = page.getByRole('main').getByRole('alert')
        const [reference] = /\b\d{4}-\d{4}\b/.exec(await message.innerText()) ?? ['none']
        await expect(message).toContainText(inquiryForm.reference.replace('{reference}', reference))
        expect(gated.site.output()).toContain(`inquiry not stored","reference":"${reference}"`)
        if (scripts) {
          await inquiry.expectToast(page, form.failed)
          await expect(page.locator('[data-sonner-toast]')).not.toContainText(reference)
        } else await expect(message).toBeFocused()
        expect((await stored(sql, form, answers[email])).answers).toEqual([])
        gate.open()
        const ready = async () => (await fetch(`${gated.site.url}/api/ready`)).status
        expect(await ready(), 'whoever watches hears of it while the database answers').toBe(503)
        await sendAndExpectStored(page, sql, form, answers)
        expect(await ready()).toBe(200)
      },
    )
  })

testWithGate(
  'the database hangs: the couple has an outcome within six seconds, and one inquiry is stored',
  async ({ page, gate, sql }) => {
    const answers = withEmail(form.full)
    const kept = await write(page, form, answers)
    gate.freeze()
    const answered = page.waitForResponse(response => response.request().method() === 'POST')
    await send(page, form)
    await inquiry.expectFailed(page, form.failed, kept)
    // The request only: how soon a busy browser shows the answer is not ours. db/store.test.ts tests the limit itself.
    expect((await answered).request().timing().responseStart).toBeLessThan(6_000)
    // The insert that waited may now run too: it is the same inquiry.
    gate.open()
    await sendAndExpectStored(page, sql, form, answers)
  },
)

test('the scripts fail to load: an inquiry is stored all the same', async ({ page, sql }) => {
  await page.route('**/_next/static/**/*.js', route => route.abort())
  const answers = withEmail(form.full)
  await write(page, form, answers, { scripts: false })
  await sendAndExpectStored(page, sql, form, answers)
})

for (const [fate, meet] of [
  ['fail to load', (route: Route) => route.abort()],
  ['never arrive', () => {}],
] as const)
  test(`the validation rules ${fate}: the server's errors are shown, and an inquiry is stored`, async ({
    page,
    sql,
  }) => {
    const answers = withEmail(form.full)
    await page.goto(form.path)
    await inquiry.formHydrated(page)
    await page.route('**/_next/static/**/*.js', meet)
    await inquiry.fill(page, { ...answers, [email]: 'nobody@nowhere..example' })
    await send(page, form)
    await inquiry.expectFieldError(page, email, messages.rules.email)
    await inquiry.fill(page, answers)
    await expect(inquiry.field(page, email)).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByRole('group', { name: messages.check.one })).toHaveCount(0)
    await sendAndExpectStored(page, sql, form, answers)
  })

/** What goes wrong between a couple and the site, while scripts run. */
const abortPosts = (route: Route) => (isPost(route) ? route.abort() : route.continue())
const breakPosts = (route: Route) => (isPost(route) ? route.fulfill({ status: 500, body: 'oh' }) : route.continue())
// Next itself throws a TypeError for it.
const nothing = { contentType: 'text/x-component', body: '0:null\n' }
const emptyPosts = (route: Route) => (isPost(route) ? route.fulfill(nothing) : route.continue())
// Next's answer to a form of another build.
const notFound = { status: 404, headers: { 'x-nextjs-action-not-found': '1' }, contentType: 'text/plain' }
const disownPosts = (route: Route) => (isPost(route) ? route.fulfill(notFound) : route.continue())
const { unexpected } = messages
const meeting = (meet: (route: Route) => Promise<void>) => ({
  begin: (page: Page) => page.route('**/*', meet),
  end: (page: Page) => page.unroute('**/*', meet),
})
const troubles = [
  {
    title: 'the device is offline',
    words: inquiryForm.offline,
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
  },
  { title: 'the connection breaks while an inquiry is sent', words: unexpected, ...meeting(abortPosts) },
  { title: 'the response is empty', words: unexpected, ...meeting(emptyPosts) },
  { title: 'the server responds with 500', words: unexpected, ...meeting(breakPosts) },
  { title: 'the server no longer knows the action', words: unexpected, ...meeting(disownPosts) },
]
test('whatever goes wrong on the way, the couple sees an error each time, loses nothing, and sends it later', async ({
  page,
  sql,
}) => {
  const answers = withEmail(form.full)
  const kept = await write(page, form, answers)
  const said = await recordAnnouncements(page)
  const expected: unknown[] = []
  for (const { title, words, begin, end } of troubles)
    await test.step(title, async () => {
      await begin(page)
      await send(page, form)
      expected.push(inquiryForm.submitting, expect.stringContaining(words.description)) // may repeat the message before
      await expect.poll(said, title).toEqual(expected)
      await inquiry.expectFailed(page, words, kept)
      await inquiry.expectToast(page, words)
      expect((await stored(sql, form, answers[email])).answers, title).toEqual([])
      await end(page)
    })
  await sendAndExpectStored(page, sql, form, answers)
})

/** Longer than the form waits for an answer. */
const patienceMs = 21_000

/** Holds the first post, like a dead connection. Resolves with a function that releases it. */
async function holdFirstPost(page: Page) {
  const held: Route[] = []
  await page.route('**/*', async route => {
    if (isPost(route) && held.length === 0) held.push(route)
    else await route.continue()
  })
  return { isHeld: () => held.length === 1, letThrough: () => held[0]!.continue() }
}

test('the line goes dead: the couple sees an error after 20 seconds, loses nothing, and sends it again, which is stored once', async ({
  page,
  sql,
}) => {
  const answers = withEmail(form.full)
  await page.clock.install()
  const kept = await write(page, form, answers)
  const first = await holdFirstPost(page)
  await send(page, form)
  await expect.poll(first.isHeld).toBe(true)
  await page.clock.fastForward(patienceMs)
  await inquiry.expectFailed(page, unexpected, kept)
  await sendAndExpectStored(page, sql, form, answers)
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await first.letThrough()
  expect((await answered).status()).toBe(200)
  await inquiry.expectSent(page, form)
  expect((await stored(sql, form, answers[email])).answers).toHaveLength(1)
})

test('the line goes dead, and the couple reads on: the other form can be sent', async ({ page, sql }) => {
  await page.clock.install()
  await write(page, shortForm, withEmail(shortForm.full))
  const first = await holdFirstPost(page)
  await send(page, shortForm)
  await expect.poll(first.isHeld).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: screens.contact.label }).press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  const answers = withEmail(detailedForm.full)
  await inquiry.formHydrated(page)
  await inquiry.fill(page, answers)
  await send(page, detailedForm)
  await page.clock.fastForward(patienceMs)
  await inquiry.expectSent(page, detailedForm)
  expect((await stored(sql, detailedForm, answers[email])).answers).toHaveLength(1)
})
