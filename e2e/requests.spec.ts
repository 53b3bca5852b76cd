import type { Sql } from 'postgres'
import { inquiryPlace } from '@/lib/form-state'
import { actionIds, type ActionIds } from './action-ids'
import { expect, test } from './fixtures'
import { call, form, head, marks, post, wholeForm, wholePost, type Headers } from './posts'
import { sendRaw } from './raw-request'

/** What no page of this site sends. proxy.test.ts has the rest of what is refused by its head alone. */
interface Stranger {
  status: number
  bytes(host: string, ids: ActionIds): string
  /** Says that nothing more will come. */
  hangUp?: boolean
}

const chunked = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }
const tooMuch = 300 * 1024
const refused: Record<string, Stranger> = {
  'a form from another page': {
    status: 403,
    bytes: (host, ids) => post(host, wholeForm(ids), { Origin: 'https://evil.example' }),
  },
  'a hidden origin': { status: 403, bytes: (host, ids) => post(host, wholeForm(ids), { Origin: 'null' }) },
  'a forwarded host of its own': {
    status: 403,
    bytes: (host, ids) =>
      post(host, wholeForm(ids), { Origin: 'https://evil.example', 'X-Forwarded-Host': `evil.example, ${host}` }),
  },
  'a form to a page without one': { status: 405, bytes: (host, ids) => post(host, wholeForm(ids), {}, '/process') },
  'another method': { status: 405, bytes: host => head('DELETE', '/', host) },
  'a form of no stated length': { status: 411, bytes: host => post(host, '5\r\nhello\r\n0\r\n\r\n', chunked) },
  'more than a form holds': { status: 413, bytes: host => post(host, 'a'.repeat(tooMuch)) },
  'another type': {
    status: 415,
    bytes: host => post(host, 'names=Asha', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  },
}
for (const [title, { status, bytes }] of Object.entries(refused))
  test(`a stranger sends ${title}, and is refused in words`, async ({ site, sql }) => {
    const before = await stored(sql)
    const answer = await sendRaw(site.url, bytes(new URL(site.url).host, actionIds()))
    expect(answer).toMatchObject({ status, headers: { 'cache-control': 'no-store' } })
    expect(answer.body).toContain('href="tel:')
    expect(await stored(sql)).toBe(before)
  })

/** What React's own parser meets: its answer is Next's affair, as long as there is one. */
const notForms: Record<string, Stranger['bytes']> = {
  'an empty body': host => post(host, ''),
  'no form at all': host => post(host, 'names=Asha'),
  'a cut in the middle': (host, ids) => post(host, wholeForm(ids).slice(0, -120)),
  'another boundary': (host, ids) => post(host, wholeForm(ids).replaceAll('AbCd', 'dCbA')),
  '1,000 fields': (host, ids) => post(host, form([...marks(ids.post), ...Array(1000).fill(['a', ''])])),
  'an action that no build has': host => post(host, form([...marks('6'.padEnd(42, '0')), ['names', 'Asha']])),
  'an action that is no action': host => post(host, form(marks('__proto__'))),
  'a state that points elsewhere': (host, ids) =>
    post(host, form(marks(ids.post, '["$1:__proto__:constructor:constructor"]'))),
  'a call of an action that no build has': host => call(host, '6'.padEnd(42, '0')),
  'a call with another argument': (host, ids) => call(host, ids.send, '["names"]'),
  'a call that points elsewhere': (host, ids) => call(host, ids.send, '["$1:__proto__:then"]'),
}
test('a stranger sends what no page of this site sends: nothing is stored, nothing is told, the site lives', async ({
  site,
  sql,
}) => {
  const { host } = new URL(site.url)
  const before = await stored(sql)
  for (const [title, bytes] of Object.entries(notForms)) {
    const answer = await sendRaw(site.url, bytes(host, actionIds()))
    expect(answer.status, title).toBeGreaterThanOrEqual(200)
    expect(answer.body, title).not.toMatch(/node_modules|\.next\/|at \w+ \(|DATABASE|postgres/)
  }
  const half = post(host, wholeForm(actionIds()).slice(0, 200), { 'Content-Length': '900' })
  await sendRaw(site.url, half, { hangUp: true })
  expect(await stored(sql)).toBe(before)

  await sql`truncate inquiries`
  expect(await sendRaw(site.url, wholePost(host, actionIds()))).toMatchObject({ status: 303 })
  expect(await sendRaw(site.url, call(host, actionIds().send))).toMatchObject({ status: 200 })
  expect(await stored(sql)).toBe(1)
})

const vouched: Record<string, (host: string) => Headers> = {
  'its origin': host => ({ Origin: `http://${host}` }),
  'its origin in other letters': host => ({ Origin: `http://${host}`, Host: host.toUpperCase() }),
  'a hidden origin, and its browser': () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }),
  'no origin, and its browser': () => ({ Origin: undefined, 'Sec-Fetch-Site': 'same-origin' }),
  'no origin, and the page before': host => ({ Origin: undefined, Referer: `http://${host}/` }),
  'the host that the proxy in front names': () => ({
    Origin: 'https://noorvista.example',
    'X-Forwarded-Host': 'noorvista.example',
  }),
}
for (const [voucher, headersFor] of Object.entries(vouched))
  test(`a couple vouched for by ${voucher} is heard`, async ({ site, sql }) => {
    const { host } = new URL(site.url)
    await sql`truncate inquiries`
    const answer = await sendRaw(site.url, post(host, wholeForm(actionIds()), headersFor(host)))
    expect(answer).toMatchObject({ status: 303, headers: { location: inquiryPlace.sent } })
    expect(await stored(sql)).toBe(1)
  })

async function stored(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from inquiries`
  return row!.count
}
