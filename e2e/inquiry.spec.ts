import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { home } from '@/content/home'
import { afterSending, detailedInquiryForm, inquiryForm, messages } from '@/content/inquiry'
import { referenceOf } from '@/db/inquiries'
import { axeViolations } from './axe'
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
} from './inquiry-form'

const onReceipt: Record<string, string[]> = {
  '/': ['14 February 2027', '₹12 lakhs and above'],
  '/contact': ['आरती', '14 February 2027', '₹18 lakhs and above', 'Full NDA required'],
}

for (const form of [homeForm, contactForm])
  for (const scripts of [true, false])
    test.describe(() => {
      test.use({ javaScriptEnabled: scripts })

      const title =
        'a couple reads another page, corrects an answer and has a receipt, and every character arrives'
      test(`on ${form.path}, scripts ${scripts ? 'on' : 'off'}, ${title}`, async ({
        page,
        sql,
        traffic,
      }) => {
        const wrong = withEmail(form.full, `asha at ${randomUUID()}`)
        const formValues = await openAndFill(page, form, wrong, { scripts })
        for (const leave of [() => page.goto('/process'), () => followLinkTo(page, 'journal')]) {
          await leave()
          await page.goBack()
          if (scripts) await formHydrated(page)
          await expect.poll(() => typedAnswers(page)).toEqual(formValues)
        }

        await skipBrowsersCheck(page)
        await sendForm(page, form)
        await expectFieldError(page, 'email', messages.rules.email)
        const summary = page.getByRole('group', { name: messages.check.one })
        await expect(summary).toBeFocused()
        if (scripts) expect.soft(await axeViolations(page)).toEqual([])
        await summary.getByRole('link', { name: inquiryForm.labels.email }).click()
        await expect(field(page, 'email')).toBeFocused()
        expect(await typedAnswers(page)).toEqual(formValues)
        expect(await storedRows(sql, form, wrong)).toEqual([])

        const { email } = withEmail({})
        await fillIn(page, { email })
        await sendAndExpectStored(page, sql, form, { email })
        await expect(await expectSent(page, form)).toBeFocused()
        if (scripts) await expectToast(page, form.sent)
        await expect.poll(async () => Object.values(await typedAnswers(page)).join('')).toBe('')
        await expectReceipt(page, sql, form, { ...form.full, email }, scripts)
        expect(traffic.console).toEqual([])
      })
    })

async function expectReceipt(
  page: Page,
  sql: Sql,
  form: InquiryForm,
  answers: Answers,
  scripts: boolean,
) {
  const { email = '' } = answers
  const thanks = await expectSent(page, form)
  const [row] = await sql`select id from ${sql(form.table)} where email = ${email}`
  const reference = inquiryForm.receipt.reference.replace(
    '{reference}',
    referenceOf(row!.id as string),
  )
  const written = inquiryForm.written.replace('{email}', email)
  await expect(thanks).toHaveAccessibleDescription(
    `${form.sent.description} ${written} ${reference}`,
  )
  for (const { term, text } of afterSending.steps)
    await expect(thanks).toContainText(`${term} ${text}`)
  for (const words of onReceipt[form.path]!)
    await expect(thanks.locator('dd', { hasText: words })).toBeVisible()
  const browserState = () =>
    JSON.stringify([location, history.state, localStorage, sessionStorage, document.cookie])
  expect(await page.evaluate(browserState)).not.toContain(email)
  if (scripts) {
    expect.soft(await axeViolations(page)).toEqual([])
    await followLinkTo(page, 'process')
    expect(await page.content()).not.toContain(email)
    await page.goBack()
    await fillIn(page, answers)
    await sendForm(page, form)
  } else await page.reload()
  await expect(await expectSent(page, form)).toContainText(reference)
  expect(await storedRows(sql, form, answers)).toHaveLength(1)
}

test('a couple who answers nothing or too much is led to each answer', async ({
  page,
  traffic,
}) => {
  const day = field(page, 'wedding_date')
  await openAndFill(page, homeForm, {})
  await expect(day).toHaveAccessibleDescription(
    `${inquiryForm.required} ${inquiryForm.hints.wedding_date}`,
  )
  await sendForm(page, homeForm)
  await expectFieldError(page, 'names', messages.rules.blank)
  await expectFieldError(page, 'wedding_date', new RegExp(`^${messages.rules.noDay}`))
  await expect(
    page.getByRole('group', { name: messages.check.many.replace('{n}', '5') }),
  ).toBeFocused()
  const posts = traffic.posts.length // one, where the rules come after the first press

  const names = 'Asha '.repeat(60).trim()
  await fillIn(page, withEmail({ ...homeForm.full, names, wedding_date: '' }))
  await day.focus()
  await page.keyboard.type('3') // a month or a day, and no year
  await sendForm(page, homeForm)
  await expectFieldError(page, 'names', messages.rules.long.replace('{max}', '200'))
  await expect(field(page, 'names')).toHaveValue(names)
  await expectFieldError(page, 'wedding_date', new RegExp(`^${messages.rules.day}`))
  expect(traffic.posts).toHaveLength(posts)
  await fillIn(page, { names: 'Asha' })
  await page.getByRole('link', { name: home.investment.begin.label }).first().click()
  await expect(field(page, 'budget')).not.toHaveValue('')
  await expect(field(page, 'names'), 'right answers are not marked again').toHaveAttribute(
    'aria-invalid',
    'false',
  )
})

test('a receipt is shared as text, corrected and sent again, and printed alone', async ({
  page,
}) => {
  const sharings: ShareData[] = []
  await page.exposeFunction('record', (what: ShareData) => void sharings.push(what))
  await page.addInitScript('navigator.share = record')
  const answers = withEmail(homeForm.full)
  await openAndFill(page, homeForm, answers)
  await page.getByRole('link', { name: home.investment.begin.label }).first().click()
  const price = page.locator('#connect').getByText(home.investment.collections[0]!.investment)
  await expect(price).toBeVisible()
  await sendForm(page, homeForm)
  const thanks = await expectSent(page, homeForm)
  await expect(price).toHaveCount(0)
  await thanks.getByRole('button', { name: inquiryForm.receipt.share }).click()
  const text = expect.stringContaining(`${inquiryForm.labels.names}: ${homeForm.full.names}`)
  // And no address.
  await expect.poll(() => sharings).toEqual([{ title: inquiryForm.receipt.title, text }])
  await sendForm(page, homeForm) // of nothing: the receipt stays
  await expectFieldError(page, 'names', messages.rules.blank)
  await fillIn(page, { message: 'One thing more.' })
  await thanks.getByRole('link', { name: inquiryForm.receipt.correct }).click()
  await expect(field(page, 'names')).toBeFocused()
  expect(await typedAnswers(page)).toMatchObject({ ...answers, message: 'One thing more.' })
  await page.emulateMedia({ media: 'print' })
  await expect(thanks.getByText(/^Received on \d+ \w+ \d{4}, \d\d:\d\d IST/m)).toBeVisible()
  await expect(thanks.getByText(answers.email).first()).toBeVisible()
  for (const other of ['#hero', '#investment', 'main form', 'footer', 'header'])
    await expect(page.locator(other).first()).toBeHidden()
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('in a browser that neither prints nor shares a couple copies what they wrote', async ({
    page,
  }) => {
    await page.addInitScript('delete Navigator.prototype.share')
    await openAndFill(page, homeForm, withEmail(homeForm.full))
    await sendForm(page, homeForm)
    const thanks = await expectSent(page, homeForm)
    const { copy, copied, selected, share, print } = inquiryForm.receipt
    await expect(thanks.getByRole('button', { name: copy })).toBeVisible()
    for (const name of [share, print])
      await expect(thanks.getByRole('button', { name })).toBeHidden()
    await page.evaluate(
      () => (navigator.clipboard.writeText = async text => void (window.name = text)),
    )
    await thanks.getByRole('button', { name: copy }).click()
    await expect(thanks.getByText(copied)).toBeVisible()
    const answer = `${inquiryForm.labels.names}: ${homeForm.full.names}`
    expect(await page.evaluate(() => window.name)).toContain(answer)
    await page.evaluate(
      () => (navigator.clipboard.writeText = () => Promise.reject(new Error('no'))),
    )
    await thanks.getByRole('button', { name: copy }).click()
    await expect(thanks.getByText(selected)).toBeVisible()
    await expect(thanks.getByText(copied)).toBeHidden()
    expect(await page.evaluate(() => String(getSelection()))).toContain(homeForm.full.names)
  })
})

test('a couple sends a first letter after Essential Details, and is told there what is wrong', async ({
  page,
  sql,
}) => {
  await openAndFill(page, contactForm, {})
  const first = page.getByRole('button', { name: contactForm.submit, exact: true }).first()
  await expect(page.locator('main form').getByText(detailedInquiryForm.enough)).toBeVisible()
  await first.click()
  const summary = page.getByRole('group', { name: messages.check.many.replace('{n}', '2') })
  await expect(summary).toBeFocused()
  const [above, button, next] = await Promise.all(
    [summary, first, field(page, 'multiDay')].map(part => part.boundingBox()),
  )
  expect(above!.y + above!.height).toBeLessThan(button!.y)
  expect(button!.y).toBeLessThan(next!.y)

  const answers = withEmail(contactForm.least)
  await fillIn(page, answers)
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/*', async route => {
    if (route.request().method() === 'POST') await released
    await route.continue()
  })
  await first.click()
  await expect(page.getByRole('button', { name: inquiryForm.submitting })).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: inquiryForm.submitting })).toHaveCount(1)
  release()
  await expectSent(page, contactForm)
  expect(await storedRows(sql, contactForm, answers)).toHaveLength(1)
})

test('story and range begin with the chosen collection, unless a couple has begun', async ({
  page,
}) => {
  const story = field(page, 'message')
  const { begin, collections } = home.investment
  const range = field(page, 'budget')
  const beginWith = (name: string) =>
    page.getByRole('link', { name: `${begin.label}: ${name}` }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await formHydrated(page)
  for (const { name, investment, budget } of collections) {
    await beginWith(name)
    await expect(range).toHaveValue(budget)
    const price = home.connect.chosenPrice
      .replace('{name}', name)
      .replace('{investment}', investment)
    await expect(page.locator('#connect').getByText(price)).toBeInViewport()
    await expect(story).toHaveValue(`${begin.line.replace('{name}', name)}\n`)
  }
  const continuedStory = (name: string) =>
    `${begin.line.replace('{name}', name)}\nWe met in the rain.`
  await story.fill(continuedStory(collections.at(-1)!.name))
  await beginWith(collections[0]!.name)
  await expect(story).toHaveValue(continuedStory(collections[0]!.name))
  await story.fill('We met in the rain.')
  await range.selectOption('5-8')
  await beginWith(collections[0]!.name)
  await expect(story).toHaveValue('We met in the rain.')
  await expect(range).toHaveValue('5-8')
})

test('a couple without a date finds what they typed in the longer form, and on the way back', async ({
  page,
}) => {
  const answers: Answers = { ...withEmail(homeForm.full), phone: '' }
  await openAndFill(page, contactForm, { guestCount: '20' })
  await followLinkTo(page, 'home')
  await fillIn(page, answers)
  await page.getByRole('link', { name: inquiryForm.noDate.label }).click()
  await expect(page).toHaveURL(/\/contact#detailed-inquiry$/)
  const { names: name, email, wedding_date: weddingDate, location: venue, message: story } = answers
  expect(await typedAnswers(page)).toMatchObject({
    name,
    email,
    weddingDate,
    venue,
    guestCount: '20',
    story,
    phone: '',
  })
  await expect(page.locator('main form')).toBeFocused()
  await page.getByRole('link', { name: detailedInquiryForm.shorter.label }).click()
  await expect(field(page, 'names')).toHaveValue(answers.names!)
})

test('a couple is asked about an answer that can hardly be meant, and may mean it', async ({
  page,
  sql,
}) => {
  const answers = withEmail({}, `${randomUUID()}@gmial`)
  await openAndFill(page, homeForm, withEmail(homeForm.full))
  const question = page.getByRole('status').filter({ hasText: /Is (that|the year) right/ })
  const place = async () => (await submitButton(page, homeForm).boundingBox())!.y
  for (const [name, answer, warnings] of [
    ['email', 'asha@example.com', []],
    ['phone', 'after six', [messages.warnings.noDigits]],
    ['phone', '98765 43210', []],
    ['email', answers.email, [messages.warnings.noDot]],
    ['wedding_date', '2001-02-14', [messages.warnings.noDot, messages.warnings.inThePast]],
  ] as const) {
    const before = await place()
    await field(page, name).fill(answer)
    // A doubt goes while its answer is corrected.
    if (warnings.length > 0) await field(page, name).blur()
    await expect(question).toHaveText([...warnings])
    expect(await place()).toBe(before)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'false')
  }
  await page.setViewportSize({ width: 320, height: 900 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const below = await page.getByText(inquiryForm.labels.location, { exact: true }).boundingBox()
  const end = await question
    .last()
    .evaluate(element => element.getBoundingClientRect().top + element.scrollHeight)
  expect(end, 'with large letters no question is on other words').toBeLessThan(below!.y + 1)
  await sendForm(page, homeForm)
  await expectSent(page, homeForm)
  expect(await storedRows(sql, homeForm, answers)).toMatchObject([{ wedding_date: '2001-02-14' }])
})
