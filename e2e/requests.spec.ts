import { type ClientRequest, request as ask } from 'node:http'
import type { Sql } from 'postgres'
import { messages } from '@/content/inquiry'
import { expect, test } from './fixtures'
import { isThanked, post, shortForm } from './posts'

type Strange = (url: string, form: FormData) => Promise<Response>

// Requests that are refused by their headers are in proxy.test.ts.

const boundary = '-'.repeat(30)
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const asForm = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const call = (url: string, id: string, argument: string) =>
  post(url, field('1_names', 'Asha') + field('0', argument) + `--${boundary}--`, { ...asForm, 'Next-Action': id })
const changed = (form: FormData, name: string, value: string) => (form.set(name, value), form)
const anyId = '6'.padEnd(42, '0')

/** The longest that a couple waits. */
const answerMs = 6_000

/** Bodies that reach React's parser. */
const notForms: Record<string, Strange> = {
  'an empty body': url => post(url, '', asForm),
  'no form at all': url => post(url, 'names=Asha', asForm),
  'a form without an end': url => post(url, field('names', 'Asha'), asForm),
  'an action that no build has': (url, form) =>
    post(url, changed(form, '$ACTION_1:0', `{"id":"${anyId}","bound":"$@1"}`)),
  'an action that is none': (url, form) => post(url, changed(form, '$ACTION_1:0', '{"id":"__proto__","bound":"$@1"}')),
  'a state that points elsewhere': (url, form) =>
    post(url, changed(form, '$ACTION_1:1', '["$1:__proto__:constructor:constructor"]')),
  'a call of an action that no build has': url => call(url, anyId, '["$K1"]'),
  'a call that points elsewhere': url => call(url, anyId, '["$1:__proto__:then"]'),
}
test('malformed requests store and reveal nothing, and the next inquiry is stored', async ({ site, sql }) => {
  await sql`truncate inquiries`
  for (const [title, send] of Object.entries(notForms)) {
    const form = await shortForm(site.url, { email: 'x' })
    const asked = Date.now()
    const answer = await send(site.url, form)
    expect(Date.now() - asked, title).toBeLessThan(answerMs)
    // An error of Next's, never thanks.
    expect([400, 409, 500], title).toContain(answer.status)
    expect(await answer.text(), title).not.toMatch(/node_modules|\.next\/|at \w+ \(|DATABASE|postgres/)
  }
  const long = await shortForm(site.url, { email: 'x' })
  for (let n = 0; n < 1000; n++) long.append('a', '')
  expect(await (await post(site.url, long)).text(), '1,000 fields').toContain(messages.rules.email)
  expect(await sendPart(site.url, asForm, sent => sent.end())).toBe(411)
  expect(await sendPart(site.url, { ...asForm, 'Content-Length': '900' }, sent => sent.destroy())).toBe(0)
  expect(await stored(sql)).toBe(0)
  expect(isThanked(await (await post(site.url, await shortForm(site.url))).text())).toBe(true)
  expect(await stored(sql)).toBe(1)
})

/** Sends a form without a length, or an incomplete one. Resolves with the status, 0 for no answer. */
function sendPart(
  url: string,
  headers: Record<string, string>,
  finish: (sent: ClientRequest) => unknown,
): Promise<number> {
  return new Promise(resolve => {
    const sent = ask(url, { method: 'POST', agent: false, headers: { Origin: new URL(url).origin, ...headers } })
    sent.on('response', answer => resolve(answer.resume().statusCode ?? 0)).on('error', () => resolve(0))
    sent.write(field('names', 'Asha'), () => finish(sent))
  })
}

async function stored(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from inquiries`
  return row!.count
}
