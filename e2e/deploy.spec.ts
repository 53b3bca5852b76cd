import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { refusalPage, refusals } from '@/content/refusals'
import { keptActionKey } from '@/lib/action-key'
import { expect, test } from './fixtures'
import { expectFailed, expectKept, expectSent, fill, send, shortForm, waysOut } from './inquiry-form'
import { comeAlive } from './screen'

const answers = {
  'Your Names': 'आशा & "Kabir" <b>',
  'Email Address': 'older-page@example.com',
  'Phone Number': '+91 98765 43210',
  'Wedding Date': '2027-02-14',
  Location: 'Jaipur',
  'Tell Us Your Story': 'In the rain.\nTwice. क्‍या $ACTION_ </form> 👨‍👩‍👧‍👦',
}
/** Of an action that no build has. */
const unknown = '60'.padEnd(42, '0')

test('the build makes the ids of its actions with the key that is kept, so that a page outlives a rebuild', () => {
  const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
  const key = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY || keptActionKey(process.env.DATA_DIR || '.data')
  expect(manifest.encryptionKey).toBe(key)
})

test.describe('a couple sends a page older than the site, with scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('/', route => {
      const headers = route.request().headers()
      return route.continue({ headers: headers['next-action'] ? { ...headers, 'next-action': unknown } : headers })
    })
    await page.goto('/')
    await comeAlive(page)
  })

  test('it is sent by the form of a fresh page, and every character arrives', async ({ page, sql }) => {
    const email = 'scripted-older-page@example.com'
    await fill(page, { ...answers, 'Email Address': email })
    await send(page, shortForm)
    await expectSent(page, shortForm)
    const stored = await sql`select names, location, message from inquiries where email = ${email}`
    expect([...stored]).toEqual([
      { names: answers['Your Names'], location: answers.Location, message: answers['Tell Us Your Story'] },
    ])
  })

  test('no fresh page is to be had: they are told, and nothing typed is lost', async ({ page }) => {
    await fill(page, answers)
    await page.route('/', route =>
      route.request().resourceType() === 'fetch' && route.request().method() === 'GET'
        ? route.fulfill({ status: 502, body: 'Bad gateway' })
        : route.fallback(),
    )
    await send(page, shortForm)
    await expectFailed(page, 'An unexpected error occurred. Please try again.')
    await expectKept(page, answers)
  })
})

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a couple sends a page older than the site: they send it again with one click, and every character arrives', async ({
    page,
    sql,
  }) => {
    await page.goto('/')
    await fill(page, answers)
    await renameAction(page)
    const answer = page.waitForResponse(response => response.request().method() === 'POST')
    await send(page, shortForm)
    expect((await answer).status()).toBe(409)
    await expect(page.getByRole('heading', { level: 1, name: refusals.outdated.title })).toBeVisible()
    for (const href of waysOut) await expect(page.locator(`a[href^="${href}"]`)).toBeVisible()
    expect(await sql`select 1 from inquiries where email = ${answers['Email Address']}`).toHaveLength(0)

    await page.getByRole('button', { name: refusalPage.again }).click()
    await expectSent(page, shortForm)
    const stored = await sql`select names, location, message from inquiries where email = ${answers['Email Address']}`
    expect([...stored]).toEqual([
      { names: answers['Your Names'], location: answers.Location, message: answers['Tell Us Your Story'] },
    ])
  })
})

/** As the page of another build would have it. */
async function renameAction(page: Page) {
  await page
    .locator('input[name="$ACTION_1:0"]')
    .evaluate((input, id) => input.setAttribute('value', `{"id":"${id}","bound":"$@1"}`), unknown)
}
