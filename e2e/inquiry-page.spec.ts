import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { emails } from '@/content/emails'
import { inquiryPageError } from '@/content/errors'
import { inquiryPage } from '@/content/inquiry-page'
import { navigation } from '@/content/studio'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { expectHydrated } from './page-state'

const id = '69510001-2222-4333-8444-555555555555'
const reference = '6951 0001'
const { buttons } = inquiryPage
const button = (page: Page, name: string) => page.getByRole('button', { name })

test.beforeEach(({ sql }) => sql`delete from inquiries where id = ${id}`)

for (const scripts of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts })

    test(`scripts ${scripts ? 'on' : 'off'}: staff read an inquiry from an email, mark it and undo it`, async ({
      page,
      sql,
      traffic,
    }) => {
      const token = randomUUID()
      await sql`insert into inquiries (id, names, email, token) values (${id}, 'Asha', 'asha@example.org', ${token})`
      const row = async () =>
        (await sql`select opened_at, answered_at from inquiries where id = ${id}`)[0]!
      const response = await page.goto(`/inquiry/6951-0001/${token}`)
      expect(response!.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
      })
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference)
      await expect(page.getByRole('link', { name: navigation.begin.label })).toHaveCount(0)
      expect(await page.content()).not.toContain('Asha')
      expect(await row()).toEqual({ opened_at: null, answered_at: null })

      await button(page, buttons.show).click()
      await expect(page.getByRole('main')).toContainText('Asha')
      await expect(page.getByRole('link', { name: emails.buttons.write })).toHaveAttribute(
        'href',
        /^mailto:asha@/,
      )
      expect(await row()).toEqual({ opened_at: expect.any(Date), answered_at: null })
      if (scripts) expect.soft(await axeViolations(page)).toEqual([])

      await button(page, buttons.mark).dblclick()
      const status = page.getByRole('status')
      await expect(status).toContainText(/arked as answered today at \d\d:\d\d/)
      expect((await row()).answered_at).toBeInstanceOf(Date)
      if (scripts) await button(page, buttons['take back']).dispatchEvent('click', { detail: 2 })
      await button(page, buttons['take back']).click()
      await expect(status).toContainText('No longer marked as answered.')
      if (scripts) expect(traffic.posts, 'three posts in all').toHaveLength(3)
      expect((await row()).answered_at).toBeNull()
      expect(traffic.console).toEqual([])
    })
  })

test('an inquiry’s link that was cut or changed is not found, in words', async ({ page }) => {
  const token = randomUUID()
  const whole = `/inquiry/6951-0001/${token}`
  for (const path of [
    whole.slice(0, -1),
    '/inquiry/6951-0001',
    `${whole}/more`,
    `/inquiry/6951-0001/${token.toUpperCase()}`,
  ]) {
    const response = await page.goto(path)
    expect.soft(response!.status(), path).toBe(404)
    await expect.soft(page.locator('body'), path).toContainText('This link leads to no inquiry.')
  }
})

test('the answers are gone from the page once it is left', async ({ page, sql }) => {
  const token = randomUUID()
  await sql`insert into inquiries (id, names, email, token) values (${id}, 'Asha', 'asha@example.org', ${token})`
  await page.goto(`/inquiry/6951-0001/${token}`)
  await expectHydrated(page)
  await button(page, buttons.show).click()
  await expect(page.getByRole('main')).toContainText('Asha')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(page.getByRole('main')).not.toContainText('Asha')
  await button(page, buttons.show).click()
  await expect(page.getByRole('main')).toContainText('Asha')
})

test('if the connection breaks, staff are told that their click may have counted', async ({
  page,
  sql,
}) => {
  const token = randomUUID()
  await sql`insert into inquiries (id, names, email, token) values (${id}, 'Asha', 'asha@example.org', ${token})`
  await page.goto(`/inquiry/6951-0001/${token}`)
  await expectHydrated(page)
  await page.route('**/*', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort() // the site has recorded the answer, but its reply is lost
  })
  await button(page, buttons.mark).click()
  await expect(page.getByRole('main')).toContainText('What you pressed may be recorded or not.')
  const [row] = await sql`select answered_at from inquiries where token = ${token}`
  expect(row!.answered_at).toBeInstanceOf(Date)
  await page.unrouteAll()
  await button(page, inquiryPageError.again).click()
  await button(page, buttons.mark).click()
  await expect(page.getByRole('status')).toContainText(
    /arked (as answered|by somebody) today at \d\d:\d\d/, // "Already marked" only after half a minute
  )
})
