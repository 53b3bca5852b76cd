import { expect, it, vi } from 'vitest'
import { connectFor } from '@/db/connect'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { referenceOf } from '@/lib/inquiry/id'
import { readOpenInquiries, readOthers, recordProofsAsAnswered } from '@/db/outbox'
import { freshDatabase } from '@/db/test/database'
import { detailedForm, shortForm } from '@/lib/inquiry/fields'
import { readAnswers } from '@/lib/inquiry/schema'
import { proveForms } from './smoke-test'
import { setEnv } from '@/lib/test/env'

const { owner, staffUrl } = await freshDatabase({ emptied: true })
const asStaff = <T>(work: Parameters<typeof connectFor<T>>[0]) =>
  connectFor(work, undefined, staffUrl)
const unanswered = () => owner`select from inquiries where answered_at is null`

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
    return new Response(`Your reference is ${referenceOf(id)}.`)
  })
}

it.each([-1, 1])(
  'both forms are proved where the site’s day is %i from ours; mails tell of nobody but a stranger with its address',
  async days => {
    site(days)
    expect(await proveForms()).toBeUndefined()
    expect(await unanswered()).toEqual([])
    for (const table of ['inquiries', 'detailed_inquiries'])
      await owner`update ${owner(table)} set answered_at = null`
    await owner`insert into inquiries (id, names, email) values (gen_random_uuid(), 'Asha', 'proof@site.invalid')`
    const open = await asStaff(readOpenInquiries)
    expect(open.map(({ name }) => name)).toEqual(['Asha'])
    expect(await asStaff(db => readOthers(db, open[0]!))).toEqual([])
  },
)

const refused = new TypeError('', { cause: { code: 'ECONNREFUSED' } })
const timeout = new DOMException('', 'TimeoutError')
it.each<[string, (isPost: boolean) => unknown]>([
  ['502', isPost => !isPost && new Response('', { status: 502 })],
  ['ECONNREFUSED', isPost => !isPost && Promise.reject(refused)],
  ['it is not there', isPost => !isPost && new Response('Under maintenance')],
  ['ETIMEDOUT', isPost => isPost && Promise.reject(timeout)],
  ['an inquiry is not thanked for', isPost => isPost && new Response('Thanks')],
  ['an inquiry is thanked for and not stored', isPost => isPost && owner`truncate inquiries`],
  ['something failed (42501)', isPost => isPost || owner`revoke update on morning_mail from staff`],
])('what is wrong is said, and nobody need answer it: %s', async (problem, fault) => {
  const fetched = site(0)
  const answer = fetched.getMockImplementation()!
  fetched.mockImplementation(async (url, request) => {
    const right = await answer(url, request)
    const wrong = await fault(request?.method === 'POST' && !!request.signal)
    return wrong instanceof Response ? wrong : right
  })
  expect(await proveForms()).toMatchObject({ subject: `the form of / fails: ${problem}` })
  await asStaff(recordProofsAsAnswered)
  expect(await unanswered()).toEqual([])
})
