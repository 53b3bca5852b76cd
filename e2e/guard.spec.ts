import type { Sql } from 'postgres'
import { inquiryPlace } from '@/lib/form-state'
import { expect, test } from './fixtures'
import { actionIds } from './action-ids'
import { malformedRequests, wholePost } from './malformed-requests'
import { sendRaw } from './raw-request'

test('every malformed request has a title of its own', () => {
  expect(new Set(malformedRequests.map(({ title }) => title)).size).toBe(malformedRequests.length)
  expect(malformedRequests.length).toBeGreaterThanOrEqual(120)
})

for (const { title, bytes, status, hangUp } of malformedRequests) {
  test(`a stranger sends ${title}: it is refused in words`, async ({ site, sql }) => {
    const before = await count(sql)
    const answer = await sendRaw(site.url, bytes(new URL(site.url).host, actionIds()), { hangUp })
    expect([status].flat()).toContain(answer.status)
    expect(answer.body).not.toMatch(/Internal Server Error|\bat .*\.js:\d+/)
    expect(await count(sql)).toBe(before)
  })
}

test('after all of them the site still takes an inquiry', async ({ site, sql }) => {
  const before = await count(sql)
  const answer = await sendRaw(site.url, wholePost(new URL(site.url).host, actionIds()))
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe(inquiryPlace.sent)
  expect(await count(sql)).toBe(before + 1)
})

async function count(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from inquiries`
  return row!.count
}
