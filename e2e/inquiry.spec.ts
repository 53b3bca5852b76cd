import { type Collection, home } from '@/content/home'
import { detailedInquiryForm, inquiryForm, messages, nextSteps } from '@/content/inquiry'
import { fillSentence } from '@/lib/fill-sentence'
import { longDay } from '@/lib/india'
import { formatReference } from '@/lib/inquiry/id'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import {
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
  openAndFill,
  receiptCard,
  sendAndExpectStored,
  sendForm,
  submitButton,
  typedAnswers,
  withEmail,
} from './inquiry-form'
import { expectNothingSkipped, holdScripts } from './page-state'

for (const { form, scripts } of [
  { form: shortForm, scripts: true },
  { form: detailedForm, scripts: false },
])
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts })
    const where = `${form.path}, scripts ${scripts ? 'on' : 'off'}`

    test(`${where}: every answer survives Back and a correction and is stored`, async ({
      page,
      sql,
      traffic,
    }) => {
      const wrong = withEmail(form.full, 'nobody@nowhere..example')
      const formValues = await openAndFill(page, form, wrong, { scripts })
      await page.goto('/process')
      await page.goBack()
      if (scripts) await expectFormHydrated(page)
      await expect.poll(() => typedAnswers(page)).toEqual(formValues)

      await disableBrowserValidation(page)
      await sendForm(page, form)
      await expectFieldError(page, 'email', inquiryForm.field.rules.email)
      const summary = page.getByRole('group', { name: messages.check.one })
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: inquiryForm.labels.email }).click()
      await expect(field(page, 'email')).toBeFocused()
      expect(await typedAnswers(page)).toEqual(formValues)
      const { email } = withEmail({})
      await fillIn(page, { email })
      await sendAndExpectStored(page, sql, form, { email })
      expect(traffic.console).toEqual([])
    })

    test(`${where}: a receipt stays, and the browser stores no answer`, async ({ page, sql }) => {
      const answers = withEmail(form.full)
      await openAndFill(page, form, answers, { scripts })
      await sendForm(page, form)
      if (scripts) await expectToast(page, form.sent) // check it first, because it closes by itself
      const receipt = await expectSent(page, form)
      const card = receiptCard(page, form.sent.title)
      await expect(card).toBeFocused()
      if (scripts) expect.soft(await axeViolations(page)).toEqual([])
      await expectNothingSkipped(page, 'in a receipt')
      expect(Object.values(await typedAnswers(page)).join('')).toBe('')
      const { email } = answers
      const [row] = await sql`select id from ${sql(form.table)} where email = ${email}`
      const reference = `Your reference is ${formatReference(row!.id as string)}.`
      await expect(card).toHaveAccessibleDescription(`${form.sent.description} ${reference}`)
      const replyAddress = fillSentence(inquiryForm.receipt.replyAddress, { email })
      for (const words of [replyAddress, nextSteps[0].text])
        await expect(receipt).toContainText(words)
      const family = receipt.getByRole('link', { name: inquiryForm.receipt.family })
      await expect(family).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(formatReference(row!.id as string))),
      )
      await expect(receipt.locator('dd')).toHaveCount(Object.keys(answers).length)

      if (scripts) {
        await followLinkTo(page, 'process')
        await page.goBack()
      } else {
        await expect(receipt).toContainText(inquiryForm.receipt.reloadNote)
        await page.reload()
      }
      await expect(receipt).toContainText(reference)
      const browserState = () =>
        JSON.stringify([location, history.state, localStorage, sessionStorage, document.cookie])
      expect(await page.evaluate(browserState)).not.toContain(email)
    })
  })

test('the receipt says when the sun sets on their day, and so does the message to the family', async ({
  page,
}) => {
  const day = new Date(Date.UTC(new Date().getFullYear() + 1, 11, 4))
  const wedding = { wedding_date: day.toISOString().slice(0, 10), location: 'Bombay' }
  await openAndFill(page, shortForm, withEmail({ ...shortForm.least, ...wedding }))
  await sendForm(page, shortForm)
  const receipt = await expectSent(page, shortForm)
  await expect(receipt).toContainText(
    `On ${longDay(wedding.wedding_date)} the sun sets in Mumbai at 18:00.`,
  )
  const family = receipt.getByRole('link', { name: inquiryForm.receipt.family })
  const message = new URL((await family.getAttribute('href'))!).searchParams.get('text')
  expect(message).toContain('The sun sets in Mumbai at 18:00 that day.')
})

test('answers typed before scripts load survive hydration, links, Back and a failure', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page)
  await page.goto(shortForm.path, { waitUntil: 'commit' })
  const early = { names: 'Asha', wedding_date: '2027-02-14', budget: '5-8' }
  await fillIn(page, early)
  release()
  await expectFormHydrated(page)
  expect(await typedAnswers(page)).toMatchObject(early)
  await followLinkTo(page, 'journal')
  await followLinkTo(page, 'home')
  expect(await typedAnswers(page)).toMatchObject(early)
  await followLinkTo(page, 'journal')
  await page.goBack()
  await expect.poll(() => typedAnswers(page)).toMatchObject(early)

  const later = withEmail({ phone: '+91 98765 43210', location: 'Jaipur' })
  await fillIn(page, later)
  await context.setOffline(true)
  await sendForm(page, shortForm)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    messages.offline.description,
  )
  expect(await typedAnswers(page)).toMatchObject({ ...early, ...later })
})

test('the error summary leads to each missing or overlong answer', async ({ page }) => {
  const day = field(page, 'wedding_date')
  await openAndFill(page, shortForm, {})
  await expect(day).toHaveAccessibleDescription(
    `${inquiryForm.field.required} ${inquiryForm.hints.wedding_date}`,
  )
  await sendForm(page, shortForm)
  await expectFieldError(page, 'names', inquiryForm.field.rules.blank)
  await expectFieldError(page, 'wedding_date', new RegExp(`^${inquiryForm.field.rules.noDay}`))
  expect.soft(await axeViolations(page)).toEqual([])
  await expectNothingSkipped(page, 'in a form with errors')
  // As in Firefox, where following a fragment does not focus a date field.
  await page.evaluate(() =>
    addEventListener('click', event => event.preventDefault(), { once: true, capture: true }),
  )
  const summary = page.getByRole('group', { name: fillSentence(messages.missing.many, { n: 5 }) })
  await summary.getByRole('link', { name: inquiryForm.labels.wedding_date }).click()
  await expect(day).toBeFocused()

  const names = 'Asha '.repeat(60).trim()
  await fillIn(page, withEmail({ ...shortForm.full, names, wedding_date: '' }))
  await day.focus()
  await page.keyboard.type('3') // a month or a day without a year
  await sendForm(page, shortForm)
  await expectFieldError(page, 'names', fillSentence(inquiryForm.field.rules.long, { max: 200 }))
  await expectFieldError(page, 'wedding_date', new RegExp(`^${inquiryForm.field.rules.day}`))
})

test('a sent inquiry can be corrected, and what was typed since stays', async ({ page }) => {
  const answers = withEmail(shortForm.full)
  await openAndFill(page, shortForm, answers)
  await sendForm(page, shortForm)
  const receipt = await expectSent(page, shortForm)
  await expect(field(page, 'message')).toBeHidden()
  await page.getByText(inquiryForm.receipt.nextForm).click()
  const message = 'One thing more.\nAnd another.'
  await fillIn(page, { message })
  await expect(receipt).toContainText('we go by the later one')
  const correct = receipt.getByRole('link', { name: inquiryForm.receipt.correct })
  await correct.click()
  await expect(field(page, 'names')).toBeFocused()
  expect(await typedAnswers(page)).toMatchObject({ ...answers, message })

  await sendForm(page, shortForm)
  await expect(receipt).toContainText('And another.')
  await correct.click()
  expect(await typedAnswers(page)).toMatchObject({ ...answers, message })
  await fillIn(page, { phone: '+91 98765 00000' })
  await sendForm(page, shortForm)
  await expect(receipt).toContainText('+91 98765 00000')
  await expect(field(page, 'message'), 'what is stored leaves the form').toBeHidden()
})

test('a receipt can be shared as text and printed on its own', async ({ page }) => {
  const shared: ShareData[] = []
  await page.exposeFunction('record', (data: ShareData) => void shared.push(data))
  await page.addInitScript('navigator.share = record')
  const answers = withEmail(shortForm.full)
  await openAndFill(page, shortForm, answers)
  await sendForm(page, shortForm)
  const receipt = await expectSent(page, shortForm)
  await receipt.getByRole('button', { name: inquiryForm.receipt.share }).click()
  const text = expect.stringContaining(`${inquiryForm.labels.names}: ${shortForm.full.names}`)
  await expect.poll(() => shared).toEqual([{ title: inquiryForm.receipt.title, text }])
  await page.emulateMedia({ media: 'print' })
  const card = await receipt.locator('.receipt-card').boundingBox()
  const sheetHeight = (190 / 25.4) * 96 // in px: A5 without its margins
  expect(card!.height, 'the card fits on one sheet').toBeLessThanOrEqual(sheetHeight + 1)
  await expect(receipt.getByText(/^Received on \d+ \w+ \d{4}, \d\d:\d\d IST/m)).toBeVisible()
  await expect(receipt.getByText(answers.email).first()).toBeVisible()
  for (const other of ['#hero', '#investment', 'main form', 'footer', 'header'])
    await expect(page.locator(other).first()).toBeHidden()
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a receipt can be copied if the browser neither prints nor shares', async ({ page }) => {
    const copies: string[] = []
    await page.exposeFunction('record', (text: string) => {
      if (copies.push(text) > 1) throw new Error('this browser does not allow copying')
    })
    await page.addInitScript('delete Navigator.prototype.share')
    await page.addInitScript('navigator.clipboard.writeText = record')
    await openAndFill(page, shortForm, withEmail(shortForm.full))
    await sendForm(page, shortForm)
    const receipt = await expectSent(page, shortForm)
    const { copyAnswers, isCopied, isSelected, share, print } = inquiryForm.receipt
    for (const name of [share, print])
      await expect(receipt.getByRole('button', { name })).toBeHidden()
    const feedback = receipt.locator('[aria-live=polite]')
    await receipt.getByRole('button', { name: copyAnswers }).click()
    await expect(feedback).toHaveText(isCopied)
    expect(copies[0]).toMatch(/^Your reference is .{9}\.$/m)
    expect(copies[0]).toContain(`${inquiryForm.labels.names}: ${shortForm.full.names}`)
    await receipt.getByRole('button', { name: copyAnswers }).click()
    await expect(feedback).toHaveText(isSelected)
    expect(await page.evaluate(() => String(getSelection()))).toContain(shortForm.full.names)
  })
})

test('the detailed form can be sent after its first section', async ({ page }) => {
  await openAndFill(page, detailedForm, {})
  const first = page.locator('main form').getByRole('button').first()
  await expect(page.locator('main form').getByText(detailedInquiryForm.earlyNote)).toBeVisible()
  await first.click()
  const summary = page.getByRole('group', { name: fillSentence(messages.missing.many, { n: 2 }) })
  await expect(summary).toBeFocused()
  const [above, button] = await Promise.all([summary.boundingBox(), first.boundingBox()])
  expect(above!.y + above!.height).toBeLessThan(button!.y)

  await fillIn(page, withEmail(detailedForm.least))
  await page.route('**/*', async route => {
    if (route.request().method() === 'POST') await expect(first).toHaveText(inquiryForm.submitting)
    await route.continue()
  })
  await first.click()
  await expectSent(page, detailedForm)
})

test('a chosen collection fills story and range unless a couple edited them', async ({ page }) => {
  const { begin, collections } = home.investment
  const first = collections[0]!
  const last = collections.at(-1)!
  const story = field(page, 'message')
  const range = field(page, 'budget')
  const lineOf = ({ name }: Collection) => fillSentence(begin.line, { name })
  const choose = ({ name }: Collection) =>
    page.getByRole('link', { name: `${begin.label}: ${name}` }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await openAndFill(page, shortForm, { names: 'Asha' })
  await choose(first)
  await expect(range).toHaveValue(first.budget)
  const price = fillSentence(home.connect.chosenPrice, first)
  await expect(page.locator('#connect').getByText(price)).toBeInViewport()
  await expect(story).toHaveValue(`${lineOf(first)}\n`)
  await story.fill(`${lineOf(first)}\nWe met in the rain.`)
  await choose(last)
  await expect(story).toHaveValue(`${lineOf(last)}\nWe met in the rain.`)
  await story.fill('We met in the rain.')
  await range.selectOption('5-8')
  await choose(first)
  await expect(story).toHaveValue('We met in the rain.')
  await expect(range).toHaveValue('5-8')
  await expect(field(page, 'names')).toHaveValue('Asha')
})

test('the link for couples without a date takes their answers to the detailed form', async ({
  page,
}) => {
  const kept = { email: 'asha@example.com', phone: '+91 98765 43210' }
  await openAndFill(page, detailedForm, { guestCount: '20' })
  await followLinkTo(page, 'home')
  await fillIn(page, {
    ...kept,
    names: 'Asha',
    wedding_date: '2027-02-14',
    location: 'Jaipur',
    budget: '3-5', // the detailed form does not offer it
    message: 'We met in the rain.',
  })
  await page.getByRole('link', { name: inquiryForm.noDate.label }).click()
  await expect(page.locator('main form')).toBeFocused()
  expect(await typedAnswers(page)).toMatchObject({
    ...kept,
    name: 'Asha',
    weddingDate: '2027-02-14',
    venue: 'Jaipur',
    guestCount: '20',
  })
  const story = 'Investment Range: ₹3–5 lakhs.\nWe met in the rain.'
  await expect(field(page, 'story')).toHaveValue(story)
  await followLinkTo(page, 'home')
  await expect(field(page, 'names')).toHaveValue('Asha')
  await page.getByRole('link', { name: home.privacy.gallery.label }).click()
  await expect(page.locator('#private-gallery p')).toBeInViewport()
  await expect(field(page, 'story')).toHaveValue(story)
})

test('a form questions a doubtful answer and still accepts it', async ({ page }) => {
  await openAndFill(page, shortForm, withEmail(shortForm.full))
  const doubts = page.locator('main form [id$="-doubt"]:not(:empty)')
  const announcements = page.locator('main form [aria-live]:not(:empty)')
  const buttonTop = async () => (await submitButton(page, shortForm).boundingBox())!.y
  const before = await buttonTop()
  await fillIn(page, { phone: 'after six', wedding_date: '2001-02-14' })
  await field(page, 'wedding_date').blur()
  const { labels, field: words } = inquiryForm
  const { noDigits, inThePast } = words.doubts
  await expect(doubts).toHaveText([noDigits, inThePast])
  await expect(announcements, 'each announcement names its field').toHaveText([
    `${labels.phone}: ${noDigits}`,
    `${labels.wedding_date}: ${inThePast}`,
  ])
  await expect(field(page, 'phone')).toHaveAccessibleDescription(noDigits)
  await fillIn(page, { wedding_date: '2027-02-14' })
  await expect(doubts, 'a corrected answer loses its doubt').toHaveCount(1)
  expect(await buttonTop()).toBe(before)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const below = await page.getByText(labels.wedding_date, { exact: true }).boundingBox()
  const doubt = await doubts.boundingBox()
  expect(doubt!.y + doubt!.height, 'the doubt does not cover the next label').toBeLessThan(
    below!.y + 1,
  )
  await sendForm(page, shortForm)
  await expectSent(page, shortForm)
})
