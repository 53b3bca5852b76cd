import { randomUUID } from 'node:crypto'
import { detailedInquiryNotice, messages } from '@/content/inquiry'
import { honeypot } from '@/lib/inquiry'
import { expect, test } from './fixtures'
import * as inquiry from './inquiry-form'
import { detailedForm, email, posted, send, sendAndFind, shortForm, stored, withAddress, write } from './inquiry-form'

/*
 * What both forms do by the same code is told of the short one; what depends on their fields, or on the page around them, of
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
        const answers = withAddress(form.full)
        await write(page, form, answers, { scripts })
        await sendAndFind(page, sql, form, answers)
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

      test('a couple mistypes an address, is told beside it, and loses nothing', async ({ page, sql, traffic }) => {
        const wrong = withAddress(form.full, `asha at ${randomUUID()}`)
        const kept = await write(page, form, wrong, { scripts })
        // A visitor whose browser does not check: an old one, or one told not to.
        await page.locator('main form').evaluate(element => ((element as HTMLFormElement).noValidate = true))
        await send(page, form)
        await inquiry.expectComplaint(page, email, messages.rules.email)
        expect(await inquiry.typed(page)).toEqual(kept)
        expect((await stored(sql, form, wrong[email])).answers).toEqual([])
        const mended = withAddress(form.full)
        await inquiry.fill(page, { [email]: mended[email] })
        await sendAndFind(page, sql, form, mended)
        expect(traffic.console).toEqual([])
      })

      test('a couple reads another page, comes back, and finds what they had written', async ({ page }) => {
        const kept = await write(page, form, withAddress(form.full), { scripts })
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
    const answers = withAddress(form.full)
    await page.goto(form.path, { waitUntil: 'commit' })
    await inquiry.fill(page, answers)
    const kept = await inquiry.typed(page)
    arrival.resolve()
    await inquiry.formHydrated(page)
    expect(await inquiry.typed(page)).toEqual(kept)
    await sendAndFind(page, sql, form, answers)
    expect(traffic.posts).toHaveLength(1)
  })

test('a couple clicks twice, and one letter is sent', async ({ page, sql, traffic }) => {
  const answers = withAddress(form.full)
  await write(page, form, answers)
  await inquiry.button(page, form).dblclick()
  await inquiry.expectSent(page, form)
  expect((await stored(sql, form, answers[email])).answers).toHaveLength(1)
  expect(traffic.posts).toHaveLength(1)
})

test('a couple who answers nothing is told so beside each answer, and led to it', async ({ page, traffic }) => {
  await write(page, form, {})
  await send(page, form)
  await inquiry.expectComplaint(page, name, messages.rules.blank)
  const many = Object.keys(form.least).length + 1
  const summary = page.getByRole('group', { name: messages.check.many.replace('{n}', `${many}`) })
  await expect(summary).toBeFocused()
  await page.locator('main form').getByRole('link', { name, exact: true }).click()
  await expect(inquiry.field(page, name)).toBeFocused()
  expect(traffic.posts).toEqual([])
})

test('a flood from one address is refused in words, and nothing typed is lost', async ({ page, site, sql }) => {
  const answers = withAddress(form.full)
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

  test('a couple sends twice, and is heard once', async ({ page, sql }) => {
    const answers = withAddress(form.full)
    await write(page, form, answers, { scripts: false })
    // The browser may send both clicks, or give the first up on its way: here the server always gets two.
    await page.route('**/*', async route => {
      if (posted(route)) await route.fetch({ maxRedirects: 0 })
      await route.continue()
    })
    await inquiry.button(page, form).dblclick()
    await inquiry.expectSent(page, form)
    expect((await stored(sql, form, answers[email])).answers).toHaveLength(1)
  })

  test('a couple leaves only spaces, and the summary leads to the field', async ({ page, sql }) => {
    const answers = withAddress({ ...form.least, [name]: '   ' })
    await write(page, form, answers, { scripts: false })
    await send(page, form)
    await inquiry.expectComplaint(page, name, messages.rules.blank)
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

  test('a program fills in what no person meets: it is thanked, and the studio is told', async ({ page, sql }) => {
    const answers = withAddress(form.least)
    await write(page, form, answers, { scripts: false })
    const trap = page.locator(`main form [name="${honeypot}"]`)
    await expect(trap).not.toBeInViewport()
    await trap.evaluate(element => ((element as HTMLInputElement).value = 'https://example.com'))
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

/** A promise that the story itself resolves. (`Promise.withResolvers` came with Node 22.) */
function signal() {
  let resolve = () => {}
  const promise = new Promise<void>(done => (resolve = done))
  return { promise, resolve: () => resolve() }
}
