import { beforeEach, expect, it, vi } from 'vitest'
import { connectFor } from '@/db/connection'
import { referenceOf, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { readOpenInquiries, readOthers, recordProofsAsAnswered } from '@/db/mail-queue'
import { freshDatabase } from '@/db/testing'
import { detailedForm, shortForm } from '@/lib/inquiry'
import { readAnswers } from '@/lib/inquiry-schema'
import { proveForms } from './proof'

const { owner, staffUrl } = await freshDatabase({ emptied: true })
const asStaff = <T>(work: Parameters<typeof connectFor<T>>[0]) =>
  connectFor(work, undefined, staffUrl)
const unanswered = () => owner`select from inquiries where answered_at is null`

let daysAhead: number
async function site(url: URL, data?: FormData): Promise<string> {
  const isShort = url.pathname === '/'
  const { fields } = isShort ? shortForm : detailedForm
  if (!data) return Object.keys(fields).reduce((html, name) => `${html}<input name="${name}"/>`, '')
  const save = isShort ? saveInquiry : saveDetailedInquiry
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + daysAhead * 86_400_000 })
  const id = await save(readAnswers(fields, data) as never)
  vi.useRealTimers()
  return `Your reference is ${referenceOf(id)}.`
}
type Fault = (html: string) => unknown
let faults: { page?: Fault; form?: Fault }
beforeEach(() => {
  vi.stubEnv('DATABASE_STAFF_URL', staffUrl)
  vi.stubEnv('SITE_URL', 'https://site.example')
  daysAhead = 0
  faults = {}
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body } = {}) => {
    const html = await site(url as URL, body as FormData)
    const fault = body ? faults.form : faults.page
    const answer = fault ? await fault(html) : html
    return answer instanceof Response ? answer : new Response(answer as string)
  })
})

it.each([-1, 1])(
  'both forms are proved where the site’s day is %i from ours; mails tell of nobody but a stranger with its address',
  async days => {
    daysAhead = days
    expect(await proveForms()).toBeUndefined()
    expect(await unanswered()).toEqual([])
    for (const table of ['inquiries', 'detailed_inquiries'])
      await owner`update ${owner(table)} set answered_at = null`
    await owner`insert into inquiries (id, names, email) values (gen_random_uuid(), 'Asha', 'proof@site.invalid')`
    const open = await asStaff(readOpenInquiries)
    expect(open.map(({ names }) => names)).toEqual(['Asha'])
    expect(await asStaff(db => readOthers(db, open[0]!))).toEqual([])
  },
)

const fail = (error: Error) => () => Promise.reject(error)
it.each<[string, typeof faults]>([
  ['502', { page: () => new Response('', { status: 502 }) }],
  ['it is not there', { page: () => 'Under maintenance' }],
  ['ETIMEDOUT', { form: fail(new DOMException('', 'TimeoutError')) }],
  ['an inquiry is not stored: F-1234-5678', { form: () => 'F-1234-5678.' }],
  ['an inquiry is not thanked for', { form: () => 'Thanks' }],
  [
    'an inquiry is thanked for and not stored',
    { form: html => owner`truncate inquiries`.then(() => html) },
  ],
])('what is wrong is said, and nobody need answer it: %s', async (problem, ofToday) => {
  faults = ofToday
  expect(await proveForms()).toMatchObject({ subject: `the form of / fails (${problem})` })
  await asStaff(recordProofsAsAnswered)
  expect(await unanswered()).toEqual([])
})
