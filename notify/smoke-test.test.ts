import { expect, it, vi } from 'vitest'
import { messages } from '@/content/inquiry'
import { connectFor } from '@/db/connect'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { closeSmokeTest, lockOutbox, readInquiries, readRelated } from '@/db/outbox'
import { freshDatabase } from '@/db/test/database'
import { detailedForm, readAnswers, shortForm } from '@/lib/inquiry/fields'
import { formatReference } from '@/lib/inquiry/id'
import { setEnv } from '@/lib/test/env'
import { runSmokeTest } from './smoke-test'

const { owner, staffUrl } = await freshDatabase({ emptyEachTest: true })
const asStaff = <T>(work: Parameters<typeof connectFor<T>>[0]) =>
  connectFor(work, undefined, staffUrl)
const unanswered = () => owner`select from inquiries where answered_at is null`
const run = () => asStaff(runSmokeTest)

/** Every page has the words of all messages in a script. */
const pageData = `<script>self.__next_f.push([1,${JSON.stringify(JSON.stringify(messages))}])</script>`

/** @param daysAhead where its day is from ours */
function site(daysAhead: number) {
  setEnv('DATABASE_STAFF_URL', staffUrl)
  setEnv('SITE_URL', 'https://site.example')
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body } = {}) => {
    const isShort = (url as URL).pathname === '/'
    const { fields } = isShort ? shortForm : detailedForm
    if (!body)
      return new Response(
        Object.keys(fields)
          .map(name => `<input name="${name}"/>`)
          .join(),
      )
    const save = isShort ? saveInquiry : saveDetailedInquiry
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + daysAhead * 86_400_000 })
    const id = await save(readAnswers(fields, body as FormData) as never)
    vi.useRealTimers()
    return new Response(`Your reference is ${formatReference(id)}.${pageData}`)
  })
}

/** The second form's answer, where `fault` gives one. */
function siteWith(fault: (isPost: boolean) => unknown) {
  const fetched = site(0)
  const answer = fetched.getMockImplementation()!
  fetched.mockImplementation(async (url, request) => {
    const right = await answer(url, request)
    const wrong = await fault(request?.method === 'POST')
    return wrong instanceof Response ? wrong : right
  })
}

it.each([-1, 1])('both forms pass if the site’s date differs from ours by %i', async days => {
  site(days)
  expect(await run()).toEqual({ outcome: 'passed' })
  expect(await unanswered()).toEqual([])
  for (const table of ['inquiries', 'detailed_inquiries'])
    await owner`update ${owner(table)} set answered_at = null, notified_at = null`
  await owner`insert into inquiries (id, names, email)
      values (gen_random_uuid(), 'Asha', 'smoke-test@site.invalid')`
  const outbox = await asStaff(db => lockOutbox(db, new Date()))
  const tokens = outbox!.queue.map(({ token }) => token)
  const [stored, ...more] = await asStaff(db => readInquiries(db, tokens))
  expect([stored!.name, more]).toEqual(['Asha', []])
  expect(await asStaff(db => readRelated(db, stored!))).toBeUndefined()
})

const refused = new TypeError('', { cause: { code: 'ECONNREFUSED' } })
const timeout = new DOMException('', 'TimeoutError')
it.each<[string, (isPost: boolean) => unknown]>([
  ['502', isPost => !isPost && new Response('', { status: 502 })],
  ['ECONNREFUSED', isPost => !isPost && Promise.reject(refused)],
  ['the form is not there', isPost => !isPost && new Response('Under maintenance')],
  ['ETIMEDOUT', isPost => isPost && Promise.reject(timeout)],
  [
    'an inquiry is not stored (F-1234-5678)',
    isPost => isPost && new Response(`F-1234-5678${pageData}`),
  ],
  ['an inquiry is not thanked for', isPost => isPost && new Response('Thanks')],
  ['receipt shown, row missing', isPost => isPost && owner`truncate inquiries`],
  ['42501', isPost => isPost || owner`revoke update on notify_state from staff`],
])('a failed smoke test leaves nothing to answer: %s', async (detail, fault) => {
  siteWith(fault)
  expect(await run()).toEqual({ outcome: 'failed', page: '/', detail })
  await owner`grant update on notify_state to staff`
  await asStaff(closeSmokeTest)
  expect(await unanswered()).toEqual([])
})

it.each([
  ['busy', 200, `<div role="alert"><p>${messages.busy.description}</p></div>`],
  ['too busy for one connection', 200, `<div role="alert">${messages.tooMany.description}</div>`],
  ['too busy for all', 200, `<div role="alert">${messages.tooManyInAll.description}</div>`],
  ['busy, by a redirect', 303, ''],
])('a site that is %s does not fail the smoke test', async (_, status, words) => {
  siteWith(isPost => isPost && new Response(`${words} F-1234-5678`, { status }))
  expect(await run()).toEqual({ outcome: 'busy' })
})
