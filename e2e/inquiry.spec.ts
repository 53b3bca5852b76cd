import { randomUUID } from 'node:crypto'
import { detailedInquiryNotice, messages } from '@/content/inquiry'
import { honeypot } from '@/lib/inquiry'
import { expect, test } from './fixtures'
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

/*
 * What both forms do by the same code is tested with the short one; what depends on their fields, or on the page around them, of
 * both.
 */

const form = shortForm
const name = form.name

for (const form of [shortForm, detailedForm])
  for (const scripts of [true, false])
    test.describe(`${form.path}, scripts ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts })

      test('a couple answers everything, every character arrives, and nothing is blocked', async ({
        page,
        sql,
        traffic,
      }) => {
        const answers = withEmail(form.full)
        await write(page, form, answers, { scripts })
        await sendAndExpectStored(page, sql, form, answers)
        await expect(page.getByRole('status', { name: form.sent.title })).toBeFocused()
        if (scripts) await inquiry.expectToast(page, form.sent)
        await expect.poll(async () => Object.values(await inquiry.typed(page)).join('')).toBe('')
        if (!scripts) {
          // Reloading the page that thanks sends nothing again.
          await page.reload()
          await inquiry.expectSent(page, form)
        }
        expect(traffic.posts).toHaveLength(1)
        expect(traffic.console).toEqual([])
      })

      test('a couple mistypes an address, sees the error beside it, and loses nothing', async ({
        page,
        sql,
        traffic,
      }) => {
        const wrong = withEmail(form.full, `asha at ${randomUUID()}`)
        const kept = await write(page, form, wrong, { scripts })
        // A visitor whose browser does not check: an old one, or one told not to.
        await page.locator('main form').evaluate(element => ((element as HTMLFormElement).noValidate = true))
        await send(page, form)
        await inquiry.expectFieldError(page, email, messages.rules.email)
        expect(await inquiry.typed(page)).toEqual(kept)
        expect((await stored(sql, form, wrong[email])).answers).toEqual([])
        const corrected = withEmail(form.full)
        await inquiry.fill(page, { [email]: corrected[email] })
        await sendAndExpectStored(page, sql, form, corrected)
        expect(traffic.console).toEqual([])
      })

      test('a couple reads another page, comes back, and finds what they had written', async ({ page }) => {
        const kept = await write(page, form, withEmail(form.full), { scripts })
        await page.goto('/process')
        await page.goBack()
        if (scripts) await inquiry.formHydrated(page)
        expect(await inquiry.typed(page)).toEqual(kept)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Journal' }).click()
        await expect(page).toHaveURL(/journal/)
        await page.goBack()
        await expect.poll(() => inquiry.typed(page)).toEqual(kept)
      })
    })

for (const form of [shortForm, detailedForm])
  test(`${form.path}: the scripts come late, and what was typed before is kept, and sent once`, async ({
    page,
    sql,
    traffic,
  }) => {
    const arrival = signal()
    await page.route('**/_next/static/**/*.js', async route => {
      await arrival.promise
      await route.continue()
    })
    const answers = withEmail(form.full)
    await page.goto(form.path, { waitUntil: 'commit' })
    await inquiry.fill(page, answers)
    const kept = await inquiry.typed(page)
    arrival.resolve()
    await inquiry.formHydrated(page)
    expect(await inquiry.typed(page)).toEqual(kept)
    await sendAndExpectStored(page, sql, form, answers)
    expect(traffic.posts).toHaveLength(1)
  })

test('a couple clicks twice, and one inquiry is sent', async ({ page, sql, traffic }) => {
  const answers = withEmail(form.full)
  await write(page, form, answers)
  await inquiry.button(page, form).dblclick()
  await inquiry.expectSent(page, form)
  expect((await stored(sql, form, answers[email])).answers).toHaveLength(1)
  expect(traffic.posts).toHaveLength(1)
})

test('a couple who answers nothing sees an error beside each answer, and a summary with links to them', async ({
  page,
  traffic,
}) => {
  await write(page, form, {})
  await send(page, form)
  await inquiry.expectFieldError(page, name, messages.rules.blank)
  const many = Object.keys(form.least).length + 1
  const summary = page.getByRole('group', { name: messages.check.many.replace('{n}', `${many}`) })
  await expect(summary).toBeFocused()
  await page.locator('main form').getByRole('link', { name, exact: true }).click()
  await expect(inquiry.field(page, name)).toBeFocused()
  expect(traffic.posts).toEqual([])
})

test('a flood from one address is refused in words, and nothing typed is lost', async ({ page, site, sql }) => {
  const answers = withEmail(form.full)
  const kept = await write(page, form, answers)
  const fields = await page.locator('main form input[type=hidden]').all()
  const hidden = await Promise.all(
    fields.map(async input => [await input.getAttribute('name'), await input.inputValue()]),
  )
  const asked = { email: 'flood@example.com', phone: '1', location: 'x', wedding_date: '2027-02-14' }
  for (let n = 1; n <= 30; n++) {
    const multipart = { ...Object.fromEntries(hidden), ...asked, names: `Flood ${n}` }
    const answer = await page.request.post(form.path, { multipart, headers: { Origin: site.url }, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }
  await send(page, form)
  await inquiry.expectFailed(page, messages.tooMany.description, kept)
  await inquiry.expectToast(page, messages.tooMany)
  expect((await stored(sql, form, answers[email])).answers).toEqual([])
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a couple sends twice, and one inquiry is stored', async ({ page, sql }) => {
    const answers = withEmail(form.full)
    await write(page, form, answers, { scripts: false })
    // The browser may send both clicks, or give the first up on its way: here the server always gets two.
    await page.route('**/*', async route => {
      if (isPost(route)) await route.fetch({ maxRedirects: 0 })
      await route.continue()
    })
    await inquiry.button(page, form).dblclick()
    await inquiry.expectSent(page, form)
    expect((await stored(sql, form, answers[email])).answers).toHaveLength(1)
  })

  test('a couple leaves only spaces, and the summary leads to the field', async ({ page, sql }) => {
    const answers = withEmail({ ...form.least, [name]: '   ' })
    await write(page, form, answers, { scripts: false })
    await send(page, form)
    await inquiry.expectFieldError(page, name, messages.rules.blank)
    await expect(page.getByRole('group', { name: messages.check.one })).toBeFocused()
    await page.locator('main form').getByRole('link', { name, exact: true }).click()
    await expect(inquiry.field(page, name)).toBeFocused()
    expect((await stored(sql, form, answers[email])).answers).toEqual([])
  })

  test('a couple who answers nothing is led to the first field, and nothing is sent', async ({ page, traffic }) => {
    await write(page, form, {}, { scripts: false })
    await send(page, form)
    await expect(inquiry.field(page, name)).toBeFocused()
    expect(traffic.posts).toEqual([])
  })

  test('an inquiry with a filled honeypot is stored, flagged and thanked for', async ({ page, sql }) => {
    const answers = withEmail(form.least)
    await write(page, form, answers, { scripts: false })
    const honeypotInput = page.locator(`main form [name="${honeypot}"]`)
    await expect(honeypotInput).not.toBeInViewport()
    await honeypotInput.evaluate(element => ((element as HTMLInputElement).value = 'https://example.com'))
    await send(page, form)
    await inquiry.expectSent(page, form)
    expect((await stored(sql, form, answers[email])).flags).toEqual([['honeypot']])
  })

  test('a couple reads what each answer is for, and whom to ask to erase it', async ({ page }) => {
    await page.goto(detailedForm.path)
    const notice = page.locator('main form details')
    const erase = notice.locator('a[href="mailto:studio@noorvista.example"]')
    await expect(erase).toBeHidden()
    await notice.getByText('Each answer').click()
    for (const { term } of detailedInquiryNotice.answers)
      await expect(notice.getByText(term, { exact: true })).toBeVisible()
    await expect(erase).toBeVisible()
  })
})

/** A promise that the test itself resolves. (`Promise.withResolvers` came with Node 22.) */
function signal() {
  let resolve = () => {}
  const promise = new Promise<void>(done => (resolve = done))
  return { promise, resolve: () => resolve() }
}
