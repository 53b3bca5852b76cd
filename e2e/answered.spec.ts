import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { expect, test } from './fixtures'

/** Stores an inquiry as its owner. Resolves with its link and its reference. */
async function stored(sql: Sql) {
  const [id, token] = [randomUUID(), randomUUID()]
  await sql`insert into inquiries (id, names, email, token) values (${id}, 'Asha', 'asha@example.org', ${token})`
  const answeredAt = async () => (await sql`select answered_at from inquiries where id = ${id}`)[0]!.answered_at as Date
  return { link: `/answered/${token}`, reference: `${id.slice(0, 4)} ${id.slice(4, 8)}`, answeredAt }
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('staff record an answer by the one button behind the mail, and take it back', async ({
      page,
      sql,
      traffic,
    }) => {
      const { link, reference, answeredAt } = await stored(sql)
      const opened = await page.goto(link)
      expect(opened!.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') })
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
      expect(await page.locator('main').innerText()).not.toContain('Asha')
      expect(await answeredAt()).toBeNull()
      await page.getByRole('button', { name: 'Answered' }).dblclick()
      const recorded = new RegExp(`^${reference} is recorded as answered, \\d+ \\w+, \\d\\d:\\d\\d IST$`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(recorded)
      expect(await answeredAt()).toBeInstanceOf(Date)
      await page.getByRole('button', { name: 'Take back' }).click()
      await expect(page.getByRole('status')).toHaveText(`${reference} is no longer recorded as answered.`)
      expect(await answeredAt()).toBeNull()
      expect(traffic.console).toEqual([])
    })

    test('an unknown link records nothing and says so', async ({ page }) => {
      await page.goto(`/answered/${randomUUID()}`)
      await page.getByRole('button', { name: 'Answered' }).click()
      await expect(page.getByRole('status')).toHaveText('This link is not known. Nothing was recorded.')
      await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    })
  })

test('while the database is away nothing is recorded, which is said within six seconds', async ({
  page,
  gated,
  sql,
}) => {
  const { link, answeredAt } = await stored(sql)
  await page.goto(gated.site.url + link)
  gated.gate.freeze()
  await page.getByRole('button', { name: 'Answered' }).click()
  await expect(page.getByRole('status')).toHaveText('Not recorded. Try again.', { timeout: 6_000 })
  gated.gate.open()
  expect(await answeredAt()).toBeNull()
})

test('what is no link of a mail is the Not-found page', async ({ page }) => {
  for (const path of ['/answered', '/answered/asha', `/answered/${randomUUID()}/more`]) {
    expect((await page.goto(path))!.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  }
})
