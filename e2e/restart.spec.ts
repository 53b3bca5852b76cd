import { startFreshSite } from '@/e2e/fresh-site'
import { startDatabaseGate } from '@/db/testing-gate'
import { expect, test } from './fixtures'
import { alone, answers, post, shortForm } from './posts'

test('an inquiry that is being sent when the site shuts down is answered and stored', async ({ database, sql }) => {
  const gate = await startDatabaseGate(database.webUrl)
  const site = await startFreshSite(gate.url)
  const form = await shortForm(site.url, { ...answers, email: 'on-its-way@example.com' })
  gate.freeze()
  const answer = post(site.url, form)
  await expect.poll(() => gate.asked(), 'the site asks the database').toBe(true)
  const ended = site.drain()
  const visit = () => fetch(site.url, { headers: alone }).catch(() => 'refused')
  await expect.poll(visit, 'the site takes nothing new').toBe('refused')
  gate.open()
  expect((await answer).status).toBe(303)
  await ended
  await gate.close()
  expect(await sql`select 1 from inquiries where email = 'on-its-way@example.com'`).toHaveLength(1)
})
