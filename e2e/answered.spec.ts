import { randomUUID } from 'node:crypto'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { expectHydrated } from './page-state'

for (const scripts of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts })

    test(`scripts ${scripts ? 'on' : 'off'}: staff mark an inquiry as answered from an email and undo it`, async ({
      page,
      sql,
      traffic,
    }) => {
      const id = randomUUID()
      const token = randomUUID()
      await sql`insert into inquiries (id, names, email, token) values (${id}, 'Asha', 'asha@example.org', ${token})`
      const answeredAt = async () =>
        (await sql`select answered_at from inquiries where id = ${id}`)[0]!.answered_at as Date
      const reference = `${id.slice(0, 4)} ${id.slice(4, 8)}`
      const response = await page.goto(`/answered/${token}`)
      expect(response!.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
      })
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
      expect(await page.locator('main').innerText()).not.toContain('Asha')
      await expect(page.locator('main')).toContainText('Opening this page records nothing.')
      expect(await answeredAt()).toBeNull()
      await page.getByRole('button', { name: 'Yes, mark as answered' }).dblclick()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(reference)
      await expect(page.getByRole('status')).toHaveText(
        /Recorded, \w{3} \d+ \w+, \d\d:\d\d\. You may close this page\.$/,
      )
      expect(await answeredAt()).toBeInstanceOf(Date)
      if (scripts) expect.soft(await axeViolations(page)).toEqual([])
      const takeBack = page.getByRole('button', { name: 'Take back' })
      if (scripts) await takeBack.dispatchEvent('click', { detail: 2 }) // the second click of two
      await takeBack.click()
      await expect(page.getByRole('status')).toHaveText(`${reference}No longer marked as answered.`)
      if (scripts) expect(traffic.posts, 'two posts in all').toHaveLength(2)
      expect(await answeredAt()).toBeNull()
      expect(traffic.console).toEqual([])
    })
  })

test('if the connection breaks, staff are told that their click may have counted', async ({
  page,
  sql,
}) => {
  const token = randomUUID()
  await sql`insert into inquiries (id, names, email, token) values (${randomUUID()}, 'Asha', 'asha@example.org', ${token})`
  await page.goto(`/answered/${token}`)
  await expectHydrated(page)
  await page.route('**/*', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort() // the site has recorded the answer, but its reply is lost
  })
  const record = page.getByRole('button', { name: 'Yes, mark as answered' })
  await record.click()
  await expect(page.getByRole('main')).toContainText('What you pressed may be recorded or not.')
  const [row] = await sql`select answered_at from inquiries where token = ${token}`
  expect(row!.answered_at).toBeInstanceOf(Date)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await record.click()
  await expect(page.getByRole('status')).toContainText(
    /[Rr]ecorded, \w{3} \d+ \w+, \d\d:\d\d\./, // "Already recorded" only after half a minute
  )
})
