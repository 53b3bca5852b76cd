import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { submitDetailedInquiry, submitInquiry } from './actions'
import { handleInquiry, type InquiryState } from './inquiry/actions'
import { emails } from '@/content/emails'
import { inquiryForm } from '@/content/inquiry'
import { inquiryPage } from '@/content/inquiry-page'
import { detailedInquiry, inquiry, shortestDetailedInquiry, shortestInquiry } from '@/db/samples'
import { formatReference } from '@/lib/inquiry/id'
import { freshDatabase } from '@/db/test/database'
import { recentFailure } from '@/db/health'
import { admissions } from '@/lib/inquiry/admission'
import { readForwardedFor } from '@/lib/client-address'
import { honeypot } from '@/lib/inquiry/fields'
import type { Outcome } from '@/lib/inquiry/outcome'
import { setEnv } from '@/lib/test/env'

interface Request {
  headers: Headers
  afterResponse: (() => void)[]
}
const requests = vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  return new AsyncLocalStorage<Request>()
})
vi.mock('next/headers', () => ({
  headers: async () => (await requests).getStore()!.headers,
}))
vi.mock('next/server', async () => {
  const { getStore } = await requests.then(storage => ({ getStore: () => storage.getStore()! }))
  return { after: (task: () => void) => getStore().afterResponse.push(task) }
})

let clientHeaders: HeadersInit
/** Calls an action, and runs its `after` tasks once it has returned. */
async function call<T>(action: () => Promise<T>, headers = clientHeaders): Promise<T> {
  const request = { headers: new Headers(headers), afterResponse: [] as (() => void)[] }
  const outcome = await (await requests).run(request, action)
  for (const task of request.afterResponse) task()
  await new Promise(setImmediate) // the queue learns that the turn has ended
  return outcome
}
const sendInquiry = (data: FormData, headers?: HeadersInit) =>
  call(() => submitInquiry(null, data), headers)
const sendDetailedInquiry = (data: FormData) => call(() => submitDetailedInquiry(null, data))
const link: InquiryState = { status: 'ready', reference: '6951 0001' }
const pressLink = (data: FormData) => call(() => handleInquiry(link, data))

const database = await freshDatabase({ emptyEachTest: true })
// The process keeps the counts, so each test has its own addresses.
let tests = 0
beforeEach(() => {
  tests += 1
  clientHeaders = { 'X-Forwarded-For': `192.0.2.${tests}` }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function formDataOf(answers: Record<string, string | null>) {
  const data = new FormData()
  for (const [name, answer] of Object.entries(answers))
    data.append(name, (answer ?? '').replaceAll('\n', '\r\n'))
  return data
}
const asTyped = (answers: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer ?? '']))
const storedNames = async () => {
  const rows =
    await database.owner`select names from inquiries union all select name from detailed_inquiries`
  return rows.map(row => row.names as string)
}
const numbers = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
const loggedLines = () => vi.mocked(console.error).mock.calls.flat().map(String)
const logEntries = () => loggedLines().map(line => JSON.parse(line) as Record<string, string>)

it('an inquiry is confirmed with its reference and answers, even when sent twice', async () => {
  const outcomes = [
    await sendInquiry(formDataOf(inquiry)),
    await call(() => submitInquiry({} as Outcome, formDataOf(inquiry))),
  ]
  const [{ id } = {}] = await database.owner`select id from inquiries`
  expect(outcomes).toEqual(
    Array(2).fill({
      status: 'sent',
      reference: formatReference(id as string),
      receivedAt: expect.stringContaining('+05:30'),
      values: asTyped(inquiry),
      confirmation: 'none',
    }),
  )
  expect(await sendDetailedInquiry(formDataOf(detailedInquiry))).toMatchObject({
    status: 'sent',
    values: asTyped(detailedInquiry),
  })
  const onOneLine = [detailedInquiry.name, inquiry.names].map(name => name.replace('\n', ' '))
  expect((await storedNames()).sort()).toEqual(onOneLine.sort())
  expect(loggedLines()).toEqual([])
})

it('the receipt announces a confirmation where they are on, and never for a full NDA', async () => {
  setEnv('CONFIRMATIONS', 'on')
  const sendDetailed = (nda: string) =>
    sendDetailedInquiry(formDataOf({ ...shortestDetailedInquiry, nda }))
  expect(await sendInquiry(formDataOf(inquiry))).toMatchObject({ confirmation: 'usual' })
  expect(await sendDetailed('standard')).toMatchObject({ confirmation: 'usual' })
  expect(await sendDetailed('nda')).toMatchObject({ confirmation: 'fullNda' })
})

it('an invalid inquiry returns its answers and an error for each wrong field', async () => {
  const wrong = { ...inquiry, names: ' ', email: 'asha', wedding_date: '2027-02-30', budget: '99' }
  const errorOf = (message: string) => ({ type: expect.any(String), message })
  expect(await sendInquiry(formDataOf(wrong))).toEqual({
    status: 'invalid',
    errors: {
      names: errorOf('blank'),
      email: errorOf('email'),
      wedding_date: errorOf('date'),
      budget: errorOf('choice'),
    },
    values: asTyped(wrong),
  })
  expect(await storedNames()).toHaveLength(0)
})

async function sendWithoutInsertRight() {
  await database.owner`revoke insert on inquiries from web`
  const state = await sendInquiry(formDataOf(inquiry))
  await database.owner`grant insert on inquiries to web`
  return state
}

it('an inquiry that cannot be stored returns its answers and the logged reference', async () => {
  const state = await sendWithoutInsertRight()
  const [{ reference } = {}] = logEntries()
  expect(state).toEqual({
    status: 'failed',
    reason: 'not-stored',
    values: asTyped(inquiry),
    reference,
  })
  expect(reference).toMatch(/^F-\d{4}-\d{4}$/)
})

it('the log of a failed inquiry has a reference and a code, and no answer', async () => {
  await sendWithoutInsertRight()
  const reference = expect.stringMatching(/^F-\d{4}-\d{4}$/)
  expect(logEntries()).toEqual([{ event: 'inquiry not stored', reference, code: '42501' }])
})

it('the log has only the name of an unexpected error', async () => {
  const data = formDataOf(inquiry)
  vi.spyOn(data, 'get').mockImplementation(() => {
    throw new RangeError(inquiry.names)
  })
  const state = await sendInquiry(data)
  const [{ code, reference } = {}] = logEntries()
  expect(state).toEqual({ status: 'failed', reason: 'unexpected', values: {}, reference })
  expect(code).toBe('RangeError')
  expect(loggedLines().join()).not.toContain('Meera')
})

it('the answers come back even if the rate limit throws', async () => {
  const outsideRequest = () => submitInquiry(null, formDataOf(inquiry)) // headers() throws
  expect(await outsideRequest()).toMatchObject({
    status: 'failed',
    reason: 'unexpected',
    values: asTyped(inquiry),
  })
})

it('an inquiry that looks like spam is stored with flags', async () => {
  const offer = {
    ...shortestDetailedInquiry,
    story: '[url=http://a.b]backlinks[/url]',
    [honeypot]: 'x',
  }
  expect(await sendDetailedInquiry(formDataOf(offer))).toMatchObject({ status: 'sent' })
  const flags = await database.owner`select flags from detailed_inquiries`
  expect([...flags]).toEqual([{ flags: ['a hidden field', 'markup'] }])
})

describe('the rate limit', () => {
  const send = (n: number, forwardedFor: string, answers = {}) =>
    sendInquiry(formDataOf({ ...shortestInquiry, names: `Asha ${n}`, ...answers }), {
      'X-Forwarded-For': forwardedFor,
    })

  it('stores 30 of 40 inquiries and returns the answers of the other ten', async () => {
    setEnv('TRUSTED_PROXY_HOPS', '2')
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
    const outcomes: Outcome[] = []
    for (const first of [1, 9, 17, 25, 33])
      outcomes.push(
        ...(await Promise.all(
          numbers(8).map(n =>
            send(first + n, `203.0.113.${first + n}, 198.51.100.1, 203.0.113.255`),
          ),
        )),
      )
    expect(outcomes.filter(({ status }) => status === 'sent')).toHaveLength(30)
    expect(await storedNames()).toHaveLength(30)
    const failures = outcomes.filter(({ status }) => status !== 'sent')
    const values = { ...asTyped(shortestInquiry), names: expect.stringMatching(/^Asha /) }
    const reference = expect.stringMatching(/^F-\d{4}-\d{4}$/)
    expect(failures).toEqual(
      Array(10).fill({ status: 'failed', reason: 'too-many', values, reference }),
    )
    expect(logEntries()).toEqual(
      Array(10).fill({ event: 'inquiry not stored', reference, code: 'TOO_MANY' }),
    )
    expect(await send(41, '198.51.100.2, 203.0.113.255')).toMatchObject({ status: 'sent' })
  })

  it('does not count invalid inquiries', async () => {
    for (const n of numbers(35))
      expect((await send(n, '198.51.100.4', { email: 'asha' })).status).toBe('invalid')
    expect(await send(1, '198.51.100.4')).toMatchObject({ status: 'sent' })
  })

  it('flags the sixth inquiry from one address', async () => {
    for (const n of numbers(6)) await send(10 + n, '198.51.100.20')
    const flaggedRows =
      await database.owner`select names, flags from inquiries where flags <> '{}' order by names`
    expect([...flaggedRows]).toEqual([{ names: 'Asha 16', flags: ['many from one address'] }])
  })
})

describe('admission control', () => {
  const { submissions, links } = admissions
  const withScripts = () => ({ ...clientHeaders, 'Next-Action': '60' })
  const redirectTo = (path: string) => ({ digest: expect.stringContaining(`;${path};`) })
  async function occupy(control: typeof links, count: number) {
    const turns = numbers(count).map(() =>
      control.takeTurn(readForwardedFor(`192.0.2.${tests}`, 1)),
    )
    return () => Promise.all(turns.map(async turn => (await turn)?.()))
  }

  it('reports busy to an address’s ninth concurrent submission, without counting it', async () => {
    const release = await occupy(submissions, 8)
    const earlierFailure = recentFailure()
    expect(await sendInquiry(formDataOf(inquiry), withScripts())).toEqual({
      status: 'failed',
      reason: 'busy',
      reference: expect.stringMatching(/^F-/),
      values: asTyped(inquiry),
    })
    expect(logEntries()).toMatchObject([{ event: 'inquiry not stored', code: 'BUSY' }])
    await expect(sendInquiry(formDataOf(inquiry))).rejects.toMatchObject(redirectTo('/busy'))
    expect(await storedNames()).toHaveLength(0)
    expect(recentFailure()).toEqual(earlierFailure)
    await release()
    for (const n of numbers(30))
      expect(await sendInquiry(formDataOf({ ...inquiry, names: `A ${n}` }))).toMatchObject({
        status: 'sent',
      })
  })

  it('releases an action’s place when its response is sent', async () => {
    const data = formDataOf(inquiry)
    const broken = formDataOf(inquiry)
    vi.spyOn(broken, 'get').mockImplementation(name => {
      if (name === honeypot || name === 'token') throw new RangeError('oh') // read after the admission
      return null
    })
    let insideBeforeResponse = NaN
    await call(async () => {
      await submitInquiry(null, data)
      insideBeforeResponse = submissions.countInside()
    })
    expect(insideBeforeResponse).toBe(1)
    await sendInquiry(broken)
    await sendDetailedInquiry(undefined as unknown as FormData)
    await pressLink(broken)
    await vi.waitFor(() => expect([submissions.countInside(), links.countInside()]).toEqual([0, 0]))
  })

  it('a third concurrent link is asked to try again', async () => {
    const release = await occupy(links, 2)
    const data = formDataOf({ token: randomUUID(), press: 'show' })
    expect(await call(() => handleInquiry(link, data), withScripts())).toEqual({
      ...link,
      status: 'busy',
    })
    await expect(pressLink(data)).rejects.toMatchObject(redirectTo('/busy-link'))
    await release()
    expect(await pressLink(data)).toMatchObject({ status: 'unknown' })
  })
})

it.each(['show', 'mark', 'take back'])('an unknown link, pressed to %s, says so', async press => {
  const state = await pressLink(formDataOf({ token: randomUUID(), press }))
  expect(state).toEqual({ ...link, status: 'unknown' })
})

const storeWithLink = async (answers: object = {}) => {
  const row = { names: 'Asha', email: 'asha@example.org', ...answers }
  const [{ id, token } = {}] = await database.owner`
    insert into inquiries ${database.owner({ id: randomUUID(), ...row })} returning id, token`
  return {
    reference: formatReference(id),
    token: token as string,
    press: (press: string) => pressLink(formDataOf({ token, press })),
  }
}

it('the page of an inquiry shows its answers under the form’s labels', async () => {
  const { labels } = inquiryForm
  const { reference, press } = await storeWithLink({
    phone: '+91 98765 43210',
    wedding_date: '2027-02-14',
    budget: '12+',
  })
  expect(await press('show')).toMatchObject({
    status: 'waiting',
    reference,
    due: expect.stringMatching(/^tomorrow at \d\d:\d\d$/),
    received: expect.stringMatching(/^today at \d\d:\d\d$/),
    opened: expect.stringMatching(/^today at \d\d:\d\d$/),
    links: [
      { label: emails.buttons.write },
      { label: emails.buttons.whatsApp },
      { label: emails.buttons.call, href: 'tel:+919876543210' },
    ],
    answers: [
      { label: labels.names, text: 'Asha' },
      { label: labels.email, text: 'asha@example.org' },
      { label: labels.phone, text: '+91 98765 43210' },
      { label: labels.wedding_date, text: 'Sunday, 14 February 2027' },
      { label: labels.budget, text: '₹12 lakhs and above' },
    ],
  })
})

it('couple and studio learn when the sun sets on their day, also after a full NDA', async () => {
  const day = `${new Date().getFullYear() + 1}-12-04`
  const wedding = { weddingDate: day, venue: 'The Lake Palace, Udaipur', nda: 'nda' }
  const sent = await sendDetailedInquiry(formDataOf({ ...shortestDetailedInquiry, ...wedding }))
  expect(sent).toMatchObject({ status: 'sent', sunset: { place: 'Udaipur', time: '17:46' } })
  const [{ token } = {}] = await database.owner`select token from detailed_inquiries`
  const page = await pressLink(formDataOf({ token: token as string, press: 'show' }))
  const answers = 'answers' in page ? page.answers : []
  const place = answers.findIndex(({ text }) => text === wedding.venue)
  expect(answers[place + 1]).toEqual({ label: inquiryPage.sunset, text: '17:46' })
})

it('where perhaps the same couple wrote before, the page offers only to write', async () => {
  const before = await storeWithLink({ email: 'same@example.org', phone: '98765 11111' })
  const { press } = await storeWithLink({ email: 'SAME@example.org', phone: '98765 11111' })
  expect(await press('show')).toMatchObject({
    advice: [expect.stringContaining(before.reference)],
    links: [{ label: emails.buttons.write }],
  })
})

it('pressing a link again later says when the answer was recorded', async () => {
  const { press, token, reference } = await storeWithLink({ wedding_date: '2027-02-14' })
  const couple = 'Asha, Sun 14 Feb 2027'
  const first = await press('mark')
  expect(first).toEqual({
    status: 'marked',
    reference,
    answered: expect.stringMatching(/^today at \d\d:\d\d$/),
    couple,
  })
  expect(await press('mark'), 'the second click of a double click').toEqual(first)
  await database.owner`update inquiries set answered_at = now() - interval '3 days' where token = ${token}`
  const answered = expect.stringMatching(/^on \w{3} \d+ \w+ at \d\d:\d\d$/)
  expect(await press('mark')).toEqual({ status: 'already marked', reference, answered, couple })
  expect(await press('show')).toMatchObject({ status: 'answered', reference, answered })
  expect(await press('take back')).toEqual({ status: 'taken back', reference })
})

it('a week after its answer, an inquiry’s page says only when it was answered', async () => {
  const { press, token, reference } = await storeWithLink()
  await database.owner`update inquiries set answered_at = now() - interval '8 days' where token = ${token}`
  const state = await press('show')
  expect(state).toEqual({ status: 'closed', reference, answered: expect.stringMatching(/^on /) })
  for (const name of ['mark', 'take back']) expect(await press(name)).toEqual(state)
})

it('60 days after an unanswered inquiry, its page only lets staff mark it', async () => {
  const { press, token, reference } = await storeWithLink()
  await database.owner`update inquiries set created_at = now() - interval '61 days' where token = ${token}`
  expect(await press('show')).toEqual({ status: 'closed unanswered', reference })
  const answered = expect.stringMatching(/^today /)
  expect(await press('mark')).toEqual({ status: 'closed', reference, answered })
  expect(await press('show')).toEqual({ status: 'closed', reference, answered })
})

it('if marking as answered fails, the log has a code and not the link’s token', async () => {
  const token = randomUUID()
  await database.owner`revoke execute on function mark_answered from web`
  const state = await pressLink(formDataOf({ token, press: 'take back' }))
  await database.owner`grant execute on function mark_answered to web`
  expect(state).toEqual({ ...link, status: 'failed', press: 'take back' })
  const reference = expect.stringMatching(/^F-\d{4}-\d{4}$/)
  expect(logEntries()).toEqual([{ event: 'inquiry not shown or marked', reference, code: '42501' }])
})
