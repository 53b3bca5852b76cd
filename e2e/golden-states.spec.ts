import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { unexpectedError } from '@/content/errors'
import { home } from '@/content/home'
import { messages } from '@/content/inquiry'
import { navigation } from '@/content/studio'
import { expect, test } from './fixtures'
import { accessibilityTree, addedLines, describeElements, expectGolden } from './golden'
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

test('the page behind an email’s link matches its golden file', async ({ page, sql }) => {
  const token = randomUUID()
  await sql`insert into inquiries (id, names, email, token) values (${randomUUID()}, 'Asha', ${email}, ${token})`
  const text = page.locator('main p').first()
  const button = page.getByRole('main').getByRole('button')
  const states: string[] = []
  async function recordState(before = '') {
    await expect(text).not.toHaveText(before)
    states.push(await accessibilityTree(page.locator('main')))
    return text.innerText()
  }
  await page.goto(`/answered/${token}`)
  const question = await recordState()
  await button.click()
  const recorded = await recordState(question)
  await button.click()
  await recordState(recorded)
  await page.goto(`/answered/${randomUUID()}`)
  await button.click()
  await recordState(question)
  expectGolden(states.join('\n\n'), 'answered-aria.yml')
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
