import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { unexpectedError } from '@/content/errors'
import { home } from '@/content/home'
import { messages } from '@/content/inquiry'
import { navigation } from '@/content/studio'
import { inquiryPage } from '@/content/inquiry-page'
import * as samples from '@/db/samples'
import { inquiryPath } from '@/lib/inquiry/id'
import { expect, test } from './fixtures'
import { accessibilityTree, describeElements, expectGolden } from './golden'
import {
  detailedForm,
  expectSent,
  field,
  fillIn,
  expectFormHydrated,
  shortForm,
  type InquiryForm,
  openAndFill,
  sendForm,
} from './inquiry-form'
import { expectHydrated } from './page-state'

const email = 'asha@example.com'
const failure = (page: Page) => page.getByRole('main').getByRole('alert')
const toast = (page: Page) => page.locator('[data-sonner-toast]:visible').last()

/** The lines of a tree that an earlier tree lacks, wherever they were. */
function addedLines(before: string, after: string): string {
  const known = new Set(before.split('\n').map(line => line.trim()))
  const added = after.split('\n').filter(line => !known.has(line.trim()))
  return added.join('\n')
}

async function expectReceipt(page: Page, form: InquiryForm, name: string) {
  await sendForm(page, form)
  const receipt = await expectSent(page, form)
  expectGolden(await accessibilityTree(receipt), name)
}

test('the short form’s states match their golden files', async ({ page, gate, context }) => {
  await openAndFill(page, shortForm, {})
  const connect = page.locator('#connect')
  const empty = await accessibilityTree(connect)
  await sendForm(page, shortForm)
  await expect(page.getByRole('main').getByRole('group').first()).toBeFocused()
  expectGolden(addedLines(empty, await accessibilityTree(connect)), 'short-form-invalid-aria.yml')

  await fillIn(page, { ...shortForm.full, email })
  gate.refuse()
  await sendForm(page, shortForm)
  await expect(failure(page)).toContainText(/F-\d{4}-\d{4}/)
  await expect(toast(page)).toBeVisible()
  const failed = await accessibilityTree(failure(page))
  expectGolden(`${failed}\n${await toast(page).innerText()}`, 'short-form-failed.txt')
  gate.open()

  await context.setOffline(true)
  await sendForm(page, shortForm)
  await expect(failure(page)).toContainText(messages.offline.description)
  expectGolden(await accessibilityTree(failure(page)), 'offline-aria.yml')
  await context.setOffline(false)
  await expectReceipt(page, shortForm, 'short-form-receipt-aria.yml')
})

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the films of the home page match their golden file', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('video').first()).toBeAttached()
    expectGolden(await describeElements(page, 'video, video > source'), 'home-films-attributes.txt')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the detailed form’s failure and receipt match their golden files', async ({
    page,
    gate,
  }) => {
    await openAndFill(page, detailedForm, { ...detailedForm.full, email }, { scripts: false })
    gate.refuse()
    await sendForm(page, detailedForm)
    await expect(failure(page)).toBeVisible()
    expectGolden(await accessibilityTree(failure(page)), 'detailed-form-failed-aria.yml')
    gate.open()
    await expectReceipt(page, detailedForm, 'detailed-form-receipt-aria.yml')
  })
})

test('forms prefilled by a link match their golden file', async ({ page }) => {
  await page.goto('/')
  await expectFormHydrated(page)
  const connect = page.locator('#connect')
  const empty = await accessibilityTree(connect)
  await page.getByRole('link', { name: home.investment.begin.label }).first().click()
  await expect(field(page, 'message')).not.toHaveValue('')
  const chosen = addedLines(empty, await accessibilityTree(connect))
  const trees = [chosen]
  for (const { label } of [home.privacy.gallery, home.privacy.consultation]) {
    await page.goto('/')
    await expectHydrated(page)
    await page.getByRole('link', { name: label }).click()
    const story = field(page, 'story')
    await expect(story).not.toHaveValue('')
    const { hash } = new URL(page.url())
    trees.push(await accessibilityTree(page.locator(hash)), await accessibilityTree(story))
  }
  expectGolden(trees.join('\n\n'), 'prefilled-aria.yml')
})

test('the open menu matches its golden file', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/process')
  await expectHydrated(page)
  const body = page.locator('body')
  const closed = await accessibilityTree(body)
  await page.getByRole('button', { name: navigation.menu.open }).click()
  const menu = page.getByRole('navigation', { name: navigation.menu.open })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('listitem')).toHaveText(navigation.links.map(({ label }) => label))
  expectGolden(addedLines(closed, await accessibilityTree(body)), 'menu-aria.yml')
})

test('the page of an inquiry matches its golden file in each state', async ({ page, sql }) => {
  const { buttons } = inquiryPage
  const main = page.getByRole('main')
  const ids = [
    '69510001-2222-4333-8444-555555555555',
    '69510002-2222-4333-8444-555555555555',
    '69510003-2222-4333-8444-555555555555',
  ] as const
  const [short, detailed, nda] = ids
  const tokens = Object.fromEntries(ids.map(id => [id, randomUUID()]))
  await sql`insert into inquiries ${sql({ ...samples.inquiry, email: 'page@example.com', phone: '+91 98765 00001', id: short, token: tokens[short]! })}`
  for (const [id, more] of [
    [detailed, { nda: 'standard', email: 'meera@example.org', phone: '0141 223344' }],
    [nda, { nda: 'nda', email: 'nda@example.org', phone: '+91 98765 00003' }],
  ] as const)
    await sql`insert into detailed_inquiries ${sql({ name: 'Meera', wedding_date: '2027-02-14', multi_day: '2-3', story: 'We would like a private consultation.', ...more, id, token: tokens[id]! })}`
  const states: string[] = []
  const open = (id: string, token = tokens[id]!) =>
    page.goto(inquiryPath({ id, token })).then(() => expectHydrated(page))
  async function press(name: string, expected: string | RegExp) {
    await page.getByRole('button', { name }).click()
    await expect(main).toContainText(expected)
    states.push(`${name}\n${await accessibilityTree(main)}`)
  }
  await open(short)
  states.push(await accessibilityTree(main))
  await press(buttons.show, 'First opened')
  await press(buttons.mark, 'Marked as answered')
  await press(buttons['take back'], 'No longer marked')
  await sql`update inquiries set answered_at = '2026-11-01' where id = ${short}`
  await press(buttons.show, 'This page is closed.')
  for (const id of [detailed, nda]) {
    await open(id)
    await press(buttons.show, 'First opened')
  }
  await open(short, randomUUID())
  await press(buttons.mark, 'This link leads to no inquiry.')
  expectGolden(states.join('\n\n'), 'inquiry-page-aria.yml')
})

test('the error page matches its golden file', async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('this browser has failed')
    }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unexpectedError.title)
  const tree = await accessibilityTree(page.locator('body'))
  expectGolden(`${tree}\n\n${await describeElements(page, 'html, title')}`, 'error.txt')
})
