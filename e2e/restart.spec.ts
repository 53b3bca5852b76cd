import { startFreshSite } from '@/scripts/fresh-site'
import { startDatabaseGate } from '@/db/testing-gate'
import { expect, ownAddress, test } from './fixtures'
import { alone, post, shortForm } from './posts'

/** An inquiry that no other test sends, from an address of its own: one that sends them all would be a flood. */
const sendInquiry = (url: string, form: FormData, email: string) => {
  form.set('email', email)
  return post(url, form, { 'X-Forwarded-For': ownAddress() }).catch(() => undefined)
}

test('an inquiry that is being sent when the site shuts down is answered and stored', async ({ database, sql }) => {
  const gate = await startDatabaseGate(database.webUrl)
  const site = await startFreshSite(gate.url)
  const form = await shortForm(site.url)
  gate.freeze()
  const answer = sendInquiry(site.url, form, 'on-its-way@example.com')
  await expect.poll(() => gate.asked(), 'the site asks the database').toBe(true)
  const ended = site.drain()
  const visit = () => fetch(site.url, { headers: alone }).catch(() => 'refused')
  await expect.poll(visit, 'the site takes nothing new').toBe('refused')
  gate.open()
  expect((await answer)?.status).toBe(303)
  await ended
  await gate.close()
  expect(await sql`select 1 from inquiries where email = 'on-its-way@example.com'`).toHaveLength(1)
})

test('the site is replaced by another while inquiries are sent: each is stored once', async ({
  database,
  site,
  sql,
}) => {
  const [old, fresh] = [await startFreshSite(database.webUrl), site]
  let now = old
  const couples = Array.from({ length: 8 }, async (_, couple) => {
    const form = await shortForm(fresh.url)
    for (let i = 0; i < 12; i++) {
      const email = `couple-${couple}-${i}@restart.example`
      // As a proxy in front does: what the old one does not take, the new one gets.
      const answer = (await sendInquiry(now.url, form, email)) ?? (await sendInquiry(fresh.url, form, email))
      expect(answer?.status).toBe(303)
    }
  })
  await expect
    .poll(() => sql`select 1 from inquiries where email like '%@restart.example'`.then(rows => rows.length))
    .toBeGreaterThan(8)
  now = fresh
  await Promise.all([old.drain(), ...couples])
  expect(await sql`select 1 from inquiries where email like '%@restart.example'`).toHaveLength(96)
})
