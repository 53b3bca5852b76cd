import type { Sql } from 'postgres'
import { inquiryPlace } from '@/lib/form-state'
import { actionIds } from './action-ids'
import { expect, test } from './fixtures'
import { malformedBodies } from './malformed-bodies'
import { malformedForms } from './malformed-forms'
import { malformedHeads } from './malformed-requests'
import { call, post, wholeForm, wholePost, type Headers } from './posts'
import { sendRaw } from './raw-request'

for (const { title, bytes, status, hangUp } of [...malformedHeads, ...malformedBodies, ...malformedForms])
  test(`a stranger sends ${title}, and is refused`, async ({ site, sql }) => {
    const before = await stored(sql)
    const answer = await sendRaw(site.url, bytes(new URL(site.url).host, actionIds()), { hangUp })
    expect([status].flat()).toContain(answer.status)
    expect(await stored(sql)).toBe(before)
  })

/** A file is read in parts only where that can be. */
for (const range of ['bytes=99999999999-', 'bytes=5-2', 'bytes=-0', 'bytes=x', 'lines=1-2', 'bytes=0-1,3-4'])
  for (const path of ['/icon.svg', '/film/hero.mp4'])
    test(`a browser asks for the part "${range}" of ${path}, and gets the whole`, async ({ request }) => {
      const answer = await request.get(path, { headers: { Range: range } })
      expect([path, answer.status()]).toEqual([path, 200])
    })

const vouched: Record<string, (host: string) => Headers> = {
  'its origin': host => ({ Origin: `http://${host}` }),
  'its origin in other letters': host => ({ Origin: `http://${host}`, Host: host.toUpperCase() }),
  'a hidden origin, and its browser': () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }),
  'no origin, and its browser': () => ({ Origin: undefined, 'Sec-Fetch-Site': 'same-origin' }),
  'no origin, and the page before': host => ({ Origin: undefined, Referer: `http://${host}/` }),
}
for (const [voucher, headersFor] of Object.entries(vouched))
  test(`a couple vouched for by ${voucher} is heard`, async ({ site, sql }) => {
    const { host } = new URL(site.url)
    await sql`truncate inquiries`
    const answer = await sendRaw(site.url, post(host, wholeForm(actionIds()), headersFor(host)))
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe(inquiryPlace.sent)
    expect(await stored(sql)).toBe(1)
  })

test('after all of this the site takes an inquiry, without scripts and with them', async ({ site, sql }) => {
  const { host } = new URL(site.url)
  await sql`truncate inquiries`
  expect(await sendRaw(site.url, wholePost(host, actionIds()))).toMatchObject({ status: 303 })
  expect(await sendRaw(site.url, call(host, actionIds().send))).toMatchObject({ status: 200 })
  expect(await stored(sql)).toBe(1)
})

async function stored(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from inquiries`
  return row!.count
}
