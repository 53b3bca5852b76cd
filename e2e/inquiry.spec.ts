import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { home } from '@/content/home'
import { detailedInquiryNotice, inquiryForm, inquiryNotice, messages } from '@/content/inquiry'
import { screens } from '@/content/screens'
import { honeypot } from '@/lib/inquiry'
import { expect, test } from './fixtures'
import * as inquiry from './inquiry-form'
import { detailedForm, email, send, sendAndExpectStored, shortForm, stored, withEmail, write } from './inquiry-form'
import { expectAtRest } from './navigation'

/*
 * What both forms do by the same code is tested with the short one; what depends on their fields or their page, with both.
 */

const form = shortForm
const name = form.name

for (const form of [shortForm, detailedForm])
  for (const scripts of [true, false])
    test.describe(`${form.path}, scripts ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts })

      test('a couple answers everything, reads another page, mistypes an address, corrects it and is thanked: nothing is lost', async ({
        page,
        sql,
        traffic,
      }) => {
        const wrong = withEmail(form.full, `asha at ${randomUUID()}`)
        const kept = await write(page, form, wrong, { scripts })
        await page.goto('/process')
        await page.goBack()
        if (scripts) await inquiry.formHydrated(page)
        expect(await inquiry.typed(page)).toEqual(kept)
        await page.getByRole('contentinfo').getByRole('link', { name: screens.journal.label }).click()
        await expect(page).toHaveURL(/journal/)
        await page.goBack()
        await expect.poll(() => inquiry.typed(page)).toEqual(kept)

        if (scripts) await inquiry.formHydrated(page)
        // Like a browser that does not validate.
        await page.locator('main form').evaluate(element => ((element as HTMLFormElement).noValidate = true))
        await send(page, form)
        await inquiry.expectFieldError(page, email, messages.rules.email)
        expect(await inquiry.typed(page)).toEqual(kept)
        expect((await stored(sql, form, wrong[email])).answers).toEqual([])

        const corrected = withEmail(form.full)
        await inquiry.fill(page, { [email]: corrected[email] })
        await sendAndExpectStored(page, sql, form, corrected)
        await expect(page.getByRole('status', { name: form.sent.title })).toBeFocused()
        if (scripts) await inquiry.expectToast(page, form.sent)
        await expect.poll(async () => Object.values(await inquiry.typed(page)).join('')).toBe('')
        if (!scripts) {
          // Reloading the thanks sends nothing again.
          await page.reload()
          await inquiry.expectSent(page, form)
        }
        expect(traffic.posts).toHaveLength(scripts ? 1 : 2) // without scripts the server refuses the first
        expect(traffic.console).toEqual([])
      })
    })

test('the scripts come late, and what was typed before is kept, and sent once', async ({ page, sql, traffic }) => {
  const release = await holdScripts(page)
  const answers = withEmail(detailedForm.full)
  await page.goto(detailedForm.path, { waitUntil: 'commit' })
  await inquiry.fill(page, answers)
  const kept = await inquiry.typed(page)
  release()
  await inquiry.formHydrated(page)
  expect(await inquiry.typed(page)).toEqual(kept)
  await sendAndExpectStored(page, sql, detailedForm, answers)
  expect(traffic.posts).toHaveLength(1)
})

test('an answer that was refused before the scripts came is not marked once it is corrected', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(form.path, { waitUntil: 'commit' })
  const answers = withEmail(form.full)
  await inquiry.fill(page, { ...answers, [email]: 'nobody@nowhere..example' })
  await page.locator('main form').evaluate(element => ((element as HTMLFormElement).noValidate = true))
  await inquiry.button(page, form).click({ noWaitAfter: true })
  await inquiry.expectFieldError(page, email, messages.rules.email)
  release()
  await inquiry.formHydrated(page)
  await inquiry.expectFieldError(page, email, messages.rules.email)
  await inquiry.fill(page, { [email]: answers[email]! })
  await expect(inquiry.field(page, email)).toHaveAttribute('aria-invalid', 'false')
})

const long = 'Asha '.repeat(60).trim()
const tooLong = messages.rules.long.replace('{max}', '200')

test('a couple who answers nothing, too much or half a day sees an error beside each answer, and a summary with links to them', async ({
  page,
  traffic,
}) => {
  await write(page, form, {})
  const day = inquiry.field(page, inquiryForm.labels.wedding_date)
  await expect(day).toHaveAccessibleDescription(`${inquiryForm.required} ${inquiryForm.hints.wedding_date}`)
  await expect(day).toHaveAttribute('aria-invalid', 'false')
  await send(page, form)
  await inquiry.expectFieldError(page, name, messages.rules.blank)
  await inquiry.expectFieldError(page, inquiryForm.labels.wedding_date, new RegExp(`^${messages.rules.noDay}`))
  const many = Object.keys(form.least).length + 1
  const summary = page.getByRole('group', { name: messages.check.many.replace('{n}', `${many}`) })
  await expect(summary).toBeFocused()
  await page.locator('main form').getByRole('link', { name, exact: true }).click()
  await expect(inquiry.field(page, name)).toBeFocused()

  await inquiry.fill(page, withEmail({ ...form.least, [name]: long }))
  await day.fill('')
  await day.focus()
  await page.keyboard.type('3') // a month or a day, and no year
  await send(page, form)
  await inquiry.expectFieldError(page, name, tooLong)
  await expect(inquiry.field(page, name)).toHaveValue(long)
  await inquiry.expectFieldError(page, inquiryForm.labels.wedding_date, new RegExp(`^${messages.rules.day}`))
  expect(traffic.posts).toEqual([])
})

test('the story begins with the collection that a couple begins with, and the first window says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const story = inquiry.field(page, inquiryForm.labels.message)
  const { begin, collections } = home.investment
  const { chosen } = home.connect
  const line = page.locator('#connect').getByRole('status').first()
  const beginWith = (name: string) => page.getByRole('link', { name: `${begin.label}: ${name}` }).click()
  await page.goto('/')
  await inquiry.formHydrated(page)
  for (const { name } of collections) {
    await beginWith(name)
    await expect(story).toHaveValue(`${begin.line.replace('{name}', name)}\n`)
    await expect(line).toHaveText(`${chosen.begun.replace('{name}', name)} ${chosen.story}`)
    await expect(line.getByRole('link', { name: chosen.story })).toBeInViewport({ ratio: 1 })
    await expectAtRest(page)
  }
  await line.getByRole('link', { name: chosen.story }).click()
  await expect(story).toBeFocused()
  await expect(story).toBeInViewport()
  await story.fill('We met in the rain.')
  await story.blur()
  await expect(line).toBeEmpty()
  await beginWith(collections[0]!.name)
  await expect(story).toHaveValue('We met in the rain.')
  await expect(line).toContainText(chosen.kept.replace('{name}', collections[0]!.name))
})

test('a day that can hardly be meant is asked about when it is left, moves nothing, and is stored the first time', async ({
  page,
  sql,
}) => {
  const { wedding_date: label } = inquiryForm.labels
  const { passed, far } = messages.doubts
  await page.goto('/')
  await inquiry.formHydrated(page)
  const [day, question] = [inquiry.field(page, label), page.locator('#inquiry-wedding_date-doubt')]
  const place = async () => (await inquiry.button(page, form).boundingBox())!.y
  for (const [date, asked] of [
    ['2099-12-31', ''],
    ['2100-01-01', far],
    ['2001-02-14', passed],
  ] as const) {
    await day.fill(date)
    const before = await place()
    await day.blur()
    await expect(question).toHaveText(asked)
    expect(await place()).toBe(before)
    await expect(day).toHaveAttribute('aria-invalid', 'false')
  }
  await expect(day).toHaveAccessibleDescription(new RegExp(passed.replace('?', '\\?')))
  const answers = withEmail({ ...form.full, [label]: '2001-02-14' })
  await inquiry.fill(page, answers)
  await day.focus()
  await send(page, form)
  await inquiry.expectSent(page, form)
  expect((await stored(sql, form, answers[email])).answers).toMatchObject([{ wedding_date: '2001-02-14' }])
  await expect(question).toBeEmpty()
})

test('who reads the answers, and for how long, stands above the button, and leads to the rest below it', async ({
  page,
}) => {
  for (const [{ path }, { inShort, title, text }] of [
    [shortForm, inquiryNotice],
    [detailedForm, detailedInquiryNotice],
  ] as const) {
    await page.goto(path)
    const top = async (found: Locator) => (await found.boundingBox())!.y
    const form = page.locator('main form')
    const button = await top(form.locator('button').last())
    expect(await top(form.getByText(inShort)), path).toBeLessThan(button)
    expect(await top(form.getByText(text)), path).toBeGreaterThan(button)
    await form.getByRole('link', { name: title }).click()
    await expect(form.getByText(text), path).toBeInViewport()
  }
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a couple is led to the first field left empty, and to what is blank or too long; a filled honeypot is flagged', async ({
    page,
    sql,
    traffic,
  }) => {
    await write(page, form, {}, { scripts: false })
    await send(page, form)
    await expect(inquiry.field(page, name)).toBeFocused()
    expect(traffic.posts).toEqual([])

    const answers = withEmail({ ...form.least, [name]: '   ' })
    await inquiry.fill(page, answers)
    await send(page, form)
    await inquiry.expectFieldError(page, name, messages.rules.blank)
    const summary = page.getByRole('group', { name: messages.check.one })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(/\/#inquiry-outcome$/)
    await page.locator('main form').getByRole('link', { name, exact: true }).click()
    await expect(inquiry.field(page, name)).toBeFocused()

    await inquiry.fill(page, { [name]: long })
    await send(page, form)
    await inquiry.expectFieldError(page, name, tooLong)
    await expect(inquiry.field(page, name)).toHaveValue(long)
    expect((await stored(sql, form, answers[email])).answers).toEqual([])

    await inquiry.fill(page, { [name]: 'Asha' })
    const honeypotInput = page.locator(`main form [name="${honeypot}"]`)
    await expect(honeypotInput).not.toBeInViewport()
    await honeypotInput.evaluate(element => ((element as HTMLInputElement).value = 'https://example.com'))
    await send(page, form)
    await inquiry.expectSent(page, form)
    expect((await stored(sql, form, answers[email])).flags).toEqual([['honeypot']])
  })
})

/** Holds the page's scripts back. Resolves with a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const arrival = new Promise<void>(resolve => (release = resolve))
  await page.route('**/_next/static/**/*.js', async route => {
    await arrival
    await route.continue()
  })
  return release
}
