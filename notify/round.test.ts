import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import path from 'node:path'
import { statfsSync, type StatsFs, utimesSync, writeFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { firstResponseMs } from '@/db/connect'
import { markAnswered, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry } from '@/db/samples'
import { freshDatabase, open } from '@/db/test/database'
import { startDatabaseGate } from '@/db/test/gate'
import { formatReference } from '@/lib/inquiry/id'
import { setEnv } from '@/lib/test/env'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import { certificate } from '@/notify/test/certificate'
import { type MailServer, openMailServer } from '@/notify/test/mail-server'
import * as single from './emails/inquiry'
import { type Mailer, openMailer } from './mailer'
import { findBackupFaults } from './observe'
import { todayHour } from './plan'
import { runRound } from './round'
import { runSmokeTest } from './smoke-test'
import { createState, type State } from './state'

vi.mock('node:fs', async importOriginal => {
  const original = await importOriginal<typeof import('node:fs')>()
  return { ...original, statfsSync: vi.fn(original.statfsSync) }
})
vi.mock('./smoke-test', () => ({ runSmokeTest: vi.fn() }))

const { owner, ownerUrl, staffUrl } = await freshDatabase({ emptyEachTest: true })
const nowhere = 'postgres://staff:x@127.0.0.1:1/x'
let server: MailServer
let mailer: Mailer
let state: State
let stop: AbortController

const ready = JSON.stringify({ reason: 'ready', at: '2026-11-25T00:00:00.000Z' })
const site = { status: 200, text: ready, asked: [] as string[] }
const answerForSite: RequestListener = async (request, response) => {
  const { url, method } = request
  let body = ''
  for await (const part of request) body += part
  site.asked.push(`${method} ${url} ${body}`.trim())
  const isReadiness = url === '/api/ready'
  response.writeHead(isReadiness ? site.status : 200)
  response.end(isReadiness ? site.text : '')
}
const siteServers = [
  createServer(answerForSite),
  createTlsServer(certificate, answerForSite),
] as const
for (const each of siteServers) await once(each.listen(0, '127.0.0.1'), 'listening')
const [sitePort, tlsSitePort] = siteServers.map(each => (each.address() as AddressInfo).port)
const siteUrl = `http://127.0.0.1:${sitePort}`
afterAll(() => siteServers.forEach(each => each.close()))

function useTlsSite() {
  setEnv('SITE_URL', `https://127.0.0.1:${tlsSitePort}`)
  setEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.mocked(runSmokeTest).mockReset()
  await owner`update notify_state set today_sent_on = '-infinity', list_sent_at = null, alarms = '[]',
    smoke_test_ids = '{}'`
  server = await openMailServer()
  Object.assign(site, { status: 200, text: ready, asked: [] })
  setEnv('DATABASE_STAFF_URL', staffUrl)
  setEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  setEnv('SMTP_TO', 'studio@example.com')
  setEnv('SITE_URL', siteUrl)
  restart()
  return () => server.close()
})

/** What a process remembers is lost. The mailer reads its environment. */
function restart() {
  state = createState()
  mailer = openMailer()
  stop = new AbortController()
}

const at = (time: string) => new Date(`2026-11-${time}+05:30`)
const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)
const before = (time: Date, hours: number) => after(time, -60 * hours)
/** A Wednesday. No reminder is due, and no email of the morning. */
const night = at('25T05:00')
const noon = at('25T12:00')
/** Today has been due for a minute. */
const morning = after(at('25T00:00'), todayHour * 60 + 1)

/** A clock that tells two recordings of a round apart. */
function clockFrom(time: Date) {
  let ticks = 0
  return () => new Date(time.getTime() + ticks++)
}
const round = (time = night) =>
  runRound(state, { mailer, stop: stop.signal, clock: clockFrom(time) })
async function rounds(start: Date, ...minutes: number[]) {
  for (const minute of minutes) await round(after(start, minute))
}
const noToday = () => owner`update notify_state set today_sent_on = '2026-11-25'`

const emails = async (recipient = '') => {
  const parsed = await Promise.all(server.mails.map(email => PostalMime.parse(email)))
  return parsed.filter(({ to }) => to![0]!.address!.startsWith(recipient))
}
const subjects = async (recipient?: string) =>
  (await emails(recipient)).map(({ subject }) => subject!)
/** Every subject begins with its email's kind. */
const kinds = async (recipient?: string) =>
  (await subjects(recipient)).map(subject => subject.split(':')[0])
const tokensIn = (text = '') => [
  ...new Set([...text.matchAll(/\/inquiry\/[\w-]+\/([\da-f-]{36})/g)].map(([, token]) => token!)),
]

const asha = { ...inquiry, names: 'Asha & Kabir', email: 'asha@example.org', message: 'A story.' }
const couples = (many: number) =>
  Promise.all(
    Array.from({ length: many }, (_, n) =>
      saveInquiry({ ...asha, names: `couple ${n}`, email: `c${n}@example.org`, phone: `98${n}` }),
    ),
  )
const rows = () => owner`select * from inquiries order by created_at, names`
const unrecorded = () => owner`select from inquiries where notified_at is null`
const insert = (many: number, created_at: Date, columns: object = {}) => {
  const row = { names: 'couple', email: 'c@example.org', created_at, ...columns }
  const all = Array.from({ length: many }, () => ({ id: crypto.randomUUID(), ...row }))
  return owner`insert into inquiries ${owner(all)}`
}
const flagged = { flags: ['markup'] }

/** A full disk. @returns what ends it */
async function refuseRecords() {
  await owner`create function fail() returns trigger language plpgsql as
    $$ begin raise 'no space left' using errcode = '53100'; end $$`
  await owner`create trigger fail before update on inquiries for each row execute function fail()`
  const accept = async () => void (await owner`drop function if exists fail cascade`)
  onTestFinished(accept)
  return accept
}

/* Inquiries */

it('an inquiry is emailed once, and a Reply to it reaches the studio', async () => {
  await saveInquiry(asha)
  await rounds(night, 0, 1)
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email).toMatchObject({
    subject: expect.stringContaining('Asha & Kabir'),
    replyTo: [{ address: 'studio@example.com' }],
    text: expect.stringContaining('A story.'),
  })
  expect((await rows())[0]!.notified_at).toEqual(expect.any(Date))
})

it('each round logs how many emails of each kind it sent, and names nobody', async () => {
  await couples(2)
  await rounds(morning, 0, 1)
  expect(vi.mocked(console.log).mock.calls).toEqual([['Sent: today 1, inquiry 2']])
})

it('the email about a second inquiry names the first by its reference alone', async () => {
  await saveInquiry({ ...asha, phone: '+91 98765 43210', email: 'asha@exmaple.org' })
  await round()
  await saveDetailedInquiry({ ...detailedInquiry, phone: '098765-43210', nda: 'standard' })
  await round(after(night, 1))
  const [, second] = await emails()
  expect(second!.text).not.toMatch(/Asha|exmaple|wa\.me|tel:/)
  expect(second!.text).toContain(formatReference((await rows())[0]!.id as string))
})

it('an inquiry that is erased and sent again on the same day is emailed again', async () => {
  const ids = []
  for (let time = 0; time < 2; time++) {
    ids.push(await saveInquiry(asha))
    await round(after(night, time))
    await owner`delete from inquiries`
  }
  expect(ids[0]).toBe(ids[1])
  expect(new Set((await emails()).map(({ messageId }) => messageId)).size).toBe(2)
})

it('an inquiry answered or erased before its email is not emailed', async () => {
  await couples(3)
  await owner`update inquiries set answered_at = now() where names = 'couple 0'`
  await owner`update inquiries set created_at = now() - interval '1 hour' where names = 'couple 1'`
  const { send } = mailer
  vi.spyOn(mailer, 'send').mockImplementationOnce(async email => {
    await owner`delete from inquiries where names = 'couple 2'`
    return send(email)
  })
  await round()
  expect(await subjects()).toEqual([expect.stringContaining('couple 1')])
})

it('staff can mark an inquiry while its email is being sent', async () => {
  await saveInquiry(asha)
  const [{ token } = {}] = await rows()
  const { send } = mailer
  let marked: unknown
  vi.spyOn(mailer, 'send').mockImplementationOnce(async email => {
    marked = await markAnswered(token as string, true)
    return send(email)
  })
  await round()
  expect(marked).toMatchObject({ is_new: true })
  expect(await rows()).toMatchObject([{ notified_at: expect.any(Date) }])
})

it('of 35 inquiries in an hour, ten get an email each and a list has the rest', async () => {
  await couples(35)
  await insert(40, before(night, 1), flagged)
  await rounds(night, 0, 1, 59)
  expect(await kinds()).toEqual([...Array<string>(10).fill('Inquiry'), 'More inquiries'])
  await rounds(night, 61)
  const named = (await emails()).flatMap(({ text }) => tokensIn(text))
  const unflagged = (await rows()).filter(({ names }) => names !== 'couple')
  expect(named).toEqual(expect.arrayContaining(unflagged.map(({ token }) => token as string)))
  expect(await unrecorded()).toEqual([])
})

it('seventy thousand flagged inquiries are listed in batches of five thousand', async () => {
  await owner`insert into inquiries (id, names, email, flags, created_at)
    select gen_random_uuid(), 'flood', 'a@b.example', '{markup}', ${before(night, 1)}
    from generate_series(1, 70000)`
  expect(await round()).toBe(true)
  expect(await kinds()).toEqual(['More inquiries'])
  const [{ emailed } = {}] = await owner`select count(notified_at)::int as emailed from inquiries`
  expect(emailed).toBe(5_000)
})

/* Reminders */

it('under what to do, a reminder is the whole first email, and belongs to it', async () => {
  await noToday()
  await saveInquiry(asha)
  await owner`update inquiries set created_at = ${before(noon, 19)}`
  await rounds(before(noon, 6), 0)
  await rounds(noon, 0, 1)
  const [first, reminder, ...more] = await emails()
  expect(more).toEqual([])
  expect(reminder!.subject).toMatch(/^Reminder: Asha & Kabir/)
  expect(reminder!.text!.split('\n').slice(4)).toEqual(first!.text!.split('\n').slice(2))
  expect(reminder!.references).toBe(first!.messageId)
})

it('twelve reminders that are due together are ten emails in an hour and two in the next', async () => {
  await noToday()
  await insert(12, before(noon, 19), { notified_at: before(noon, 18) })
  await rounds(noon, 0, 1, 59)
  expect(await kinds()).toEqual(Array(10).fill('Reminder'))
  await rounds(noon, 61)
  const named = (await emails()).flatMap(({ text }) => tokensIn(text))
  expect(new Set(named).size).toBe(12)
})

it('whoever gets alarms and no inquiries gets an Overdue with references and no link', async () => {
  setEnv('ALERT_TO', 'studio@example.com, engineer@example.com')
  restart()
  await noToday()
  await saveInquiry(asha)
  await owner`update inquiries set created_at = ${before(noon, 25)}, notified_at = ${noon}`
  await round(noon)
  expect(await kinds('studio')).toEqual(['Overdue'])
  const [email, ...more] = await emails('engineer')
  expect(more).toEqual([])
  expect(email!.text).toContain(formatReference((await rows())[0]!.id as string))
  expect([email!.text, email!.html].join()).not.toMatch(/Asha|https?:|mailto/)
})

/* Full NDA */

it('no email shows anything of a couple who want a full NDA', async () => {
  setEnv('ALERT_TO', 'studio@example.com, engineer@example.com')
  restart()
  await saveDetailedInquiry({ ...detailedInquiry, nda: 'nda' })
  await owner`update detailed_inquiries set created_at = ${before(noon, 19)}`
  await round(noon)
  // Ten others came, so that it stands in a list as well.
  await owner`update detailed_inquiries set notified_at = null`
  await insert(10, before(noon, 2), { notified_at: noon, answered_at: noon })
  await round(after(noon, 1))
  await saveInquiry({ ...asha, email: detailedInquiry.email })
  await owner`update detailed_inquiries set created_at = ${before(noon, 25)}`
  await round(after(noon, 70))
  expect(await kinds()).toEqual([
    'Reminder',
    'Today',
    'Full NDA',
    'More inquiries',
    'Overdue',
    'Overdue',
    'Inquiry',
  ])
  const [row] = await owner`select id, token from detailed_inquiries`
  for (const raw of server.mails) {
    const { subject, text, html, headers } = await PostalMime.parse(raw)
    const said = [subject, text, html, ...headers.map(({ value }) => value)].join()
    if (subject!.startsWith('Inquiry')) {
      expect(said).not.toContain(formatReference(row!.id as string))
      continue
    }
    // Without ids: random digits may be those of the telephone.
    expect(said.replace(/[\da-f-]{16,}/g, '')).not.toMatch(/Meera|meera|wa\.me|mailto|98765|Lake/)
    expect(said).toContain(formatReference(row!.id as string))
    expect(said).not.toContain(row!.id)
  }
})

/* Confirmations */

const confirm = () => setEnv('CONFIRMATIONS', 'on')

it('a couple gets one confirmation after the studio’s email, without a word of the form', async () => {
  confirm()
  const id = await saveDetailedInquiry({ ...detailedInquiry, name: 'Asha Rao', nda: 'standard' })
  await rounds(night, 0, 1)
  restart()
  await rounds(night, 2)
  expect((await subjects())[0]).toMatch(/: Asha Rao/)
  const [confirmation, ...more] = await emails(detailedInquiry.email)
  expect(more).toEqual([])
  const [row] = await owner`select token, notified_at, confirmed_at from detailed_inquiries`
  expect(row!.confirmed_at).toEqual(row!.notified_at)
  const raw = server.mails[1]!
  for (const secret of [id, row!.token as string, 'Asha', 'Udaipur', '98765', 'studio@example.com'])
    expect(raw.replace(/^From:.*/m, '')).not.toContain(secret)
  expect(confirmation!.subject).toBe(`We have your letter, ${formatReference(id)}`)
  expect(server.envelopes[1]).toMatchObject({ mailFrom: server.envelopes[0]!.mailFrom })
  expect(vi.mocked(console.log).mock.calls).toEqual([['Sent: inquiry 1, confirmation 1']])
})

it('no confirmation leaves before the database has recorded it', async () => {
  confirm()
  await couples(1)
  const accept = await refuseRecords()
  await round()
  await accept()
  await rounds(night, 1, 2)
  expect(await kinds()).toEqual(['Inquiry'])
  expect(await rows()).toMatchObject([{ notified_at: expect.any(Date), confirmed_at: null }])
})

it('of 300 inquiries with one address, one is confirmed', async () => {
  confirm()
  await insert(300, night)
  await rounds(night, 0, 59)
  expect(await emails('c@')).toHaveLength(1)
})

it('300 strangers’ addresses get five confirmations, and the studio’s emails come meanwhile', async () => {
  confirm()
  await owner`insert into inquiries (id, names, email, created_at)
    select gen_random_uuid(), 'couple', 'c' || n || '@example.org', ${night}
    from generate_series(1, 300) as n`
  await insert(3, night, { ...flagged, email: 'c-honeypot@example.org' })
  await rounds(night, 0, 59)
  expect(await kinds('studio')).toEqual([...Array<string>(10).fill('Inquiry'), 'More inquiries'])
  expect(await emails('c')).toHaveLength(5)
})

it('a confirmation that is refused or cut off is no fault and is never repeated', async () => {
  confirm()
  for (const [index, name] of ['refused', 'spam', 'dropped', 'accepted'].entries())
    await insert(1, after(morning, index), { names: name, email: `c-${name}@example.org` })
  server.refusals = { 'c-refused@example.org': '550 5.1.1 unknown' }
  const isTo = (name: string, email: string) => email.includes(`To: c-${name}@example.org`)
  server.judge = email => {
    if (isTo('spam', email)) return '554 5.7.1 spam'
    if (isTo('dropped', email)) return 'drop'
    return undefined
  }
  await noToday()
  expect(await round(morning)).toBe(true)
  server.refusals = {}
  server.judge = () => undefined
  expect(state.refusing).toEqual(new Set())
  expect(state.refusedConfirmations).toHaveLength(2) // whether the third arrived is unknown
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    'Confirmation not sent: EENVELOPE 550',
    'Confirmation not sent: EMESSAGE 554',
    expect.stringMatching(/^Confirmation not sent: E\w+$/),
  ])
  await rounds(morning, 1, 2)
  restart()
  await rounds(morning, 3, 4)
  expect((await emails('c-')).map(({ to }) => to![0]!.address)).toEqual([
    'c-dropped@example.org',
    'c-accepted@example.org',
  ])
})

it('Today names the confirmations that were refused, once', async () => {
  confirm()
  await noToday()
  await insert(1, morning, { email: 'c@example.org' })
  server.refusals = { 'c@example.org': '550 5.1.1 unknown' }
  await round(morning)
  await rounds(after(morning, 24 * 60), 0)
  await rounds(after(morning, 48 * 60), 0)
  const texts = (await emails()).filter(({ subject }) => subject!.startsWith('Today'))
  const reference = formatReference((await rows())[0]!.id as string)
  const isNamed = new RegExp(`refused: 1\\..* ${reference}`)
  expect(texts.map(({ text }) => isNamed.test(text!))).toEqual([true, false])
})

/* A mail server that refuses */

const isAbout = (name: string) => (email: string) => email.includes(name)
/** A valid address whose local part every spam filter must refuse. */
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X@example.org'
const beats = () => site.asked.filter(asked => asked.includes('/beat'))

it('an email of any kind refused for its content is sent at once with references alone', async () => {
  setEnv('HEARTBEAT_URL', `${siteUrl}/beat?id=1`)
  await saveInquiry({ ...asha, names: 'Refused', email: gtube })
  await owner`update inquiries set created_at = ${before(noon, 19)}`
  await insert(1, before(noon, 18.5), { notified_at: before(noon, 18) })
  await couples(11)
  server.judge = email =>
    isAbout('GTUBE')(email) || isAbout('Refused')(email) ? '554 5.7.1 spam' : undefined
  await round(noon)
  // The list of the next hour has it as well.
  await owner`update inquiries set notified_at = null where names = 'Refused'`
  await insert(10, after(noon, 59), { notified_at: after(noon, 59), answered_at: noon })
  await rounds(noon, 61)
  await owner`update inquiries set created_at = ${before(noon, 25)} where names = 'Refused'`
  await rounds(noon, 62, 71, 72)
  expect(await kinds()).toEqual([
    'Reminder',
    'Reminder',
    'Today',
    ...Array<string>(10).fill('Inquiry'),
    'More inquiries',
    'More inquiries',
    'Overdue',
  ])
  const [refused] = await owner`select id, token from inquiries where names = 'Refused'`
  const about = (await emails()).filter(({ text }) => text!.includes(refused!.token as string))
  expect(about.map(({ subject }) => subject!.split(':')[0])).toEqual([
    'Reminder',
    'Today',
    'Inquiry',
    'More inquiries',
    'Overdue',
  ])
  for (const { text } of about) expect(text).not.toMatch(/^\||mailto:|wa\.me|tel:/m)
  expect(await unrecorded()).toEqual([])
  expect(beats()).toEqual(Array(5).fill('GET /beat?id=1'))
})

it('an inquiry whose email cannot be made is sent with its reference, and stops no other', async () => {
  await couples(2)
  const { inquiryEmail } = single
  vi.spyOn(single, 'inquiryEmail').mockImplementation((kind, about, context) => {
    if (about.name === 'couple 0' && !context.isRefused) throw new RangeError('invalid')
    return inquiryEmail(kind, about, context)
  })
  await round()
  expect(await kinds()).toEqual(['Inquiry', 'Inquiry'])
  expect(await unrecorded()).toEqual([])
})

it('an inquiry of which no email can be made stops no other and is named in Today', async () => {
  await couples(2)
  const { inquiryEmail } = single
  vi.spyOn(single, 'inquiryEmail').mockImplementation((kind, about, context) => {
    if (about.name === 'couple 0') throw new RangeError('invalid')
    return inquiryEmail(kind, about, context)
  })
  await rounds(before(morning, 0.5), 0, 5, 10, 32)
  expect(await kinds()).toEqual(['Inquiry', 'Alarm', 'Today'])
  const [, alarm, today] = await emails()
  expect(alarm!.subject).toContain('emails may be missing')
  expect(today!.text).toMatch(/No email about it has come[^]*couple 0/)
})

it('a stalled mail server costs one timeout per round', async () => {
  await couples(6)
  const minute = new AbortController()
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms =>
    ms === 60_000 ? minute.signal : timeout.call(AbortSignal, ms),
  )
  let asked = 0
  server.judge = () => {
    asked++
    minute.abort()
    return 'ignore'
  }
  await round()
  expect([asked, server.mails.length]).toEqual([1, 0])
  vi.mocked(AbortSignal.timeout).mockRestore()
  server.judge = () => undefined
  await round(after(night, 1))
  expect(server.mails).toHaveLength(6)
})

it('an email that the server always defers ends its round and blocks no other', async () => {
  await couples(3)
  server.judge = email => (isAbout('couple 0')(email) ? '451 4.7.0 later' : undefined)
  await rounds(night, 0, 1, 2)
  expect((await subjects()).toSorted()).toEqual([
    expect.stringContaining('couple 1'),
    expect.stringContaining('couple 2'),
  ])
})

it('a deferred email arrives later and raises no alarm', async () => {
  server.refusals = { 'studio@example.com': '451 4.7.1 later' }
  await couples(1)
  await rounds(night, 0, 1, 5)
  server.refusals = {}
  await rounds(night, 6, 16, 30)
  expect(await subjects()).toEqual([expect.stringContaining('couple 0')])
})

it('a mail server away fails the heartbeat, and All works again comes with the late inquiries', async () => {
  setEnv('HEARTBEAT_URL', `${siteUrl}/beat`)
  await couples(1)
  server.judge = () => '451 4.3.0 no'
  await rounds(night, 0, 9, 10)
  expect(beats()).toEqual(['GET /beat', 'GET /beat', 'POST /beat/fail mail server'])
  server.judge = () => undefined
  await rounds(night, 11, 19, 20, 21)
  expect(await kinds()).toEqual(['Inquiry', 'All works again'])
})

it('no alarm comes in the round in which site and mail server are back', async () => {
  await noToday()
  Object.assign(site, { status: 502, text: '' })
  server.judge = () => '451 4.3.0 no'
  await rounds(night, 0, 5, 10, 11, 15, 20, 25, 29)
  Object.assign(site, { status: 200, text: ready })
  server.judge = () => undefined
  await rounds(night, 30, 39, 40)
  expect(await kinds()).toEqual(['All works again'])
})

it('a refused recipient alarms nobody, and Today says it; the others get every email', async () => {
  setEnv('SMTP_TO', 'studio@example.com, left@example.com')
  restart()
  server.refusals = { 'left@example.com': '550 5.1.1 unknown' }
  await couples(1)
  await rounds(before(morning, 0.5), 0, 1, 15, 32)
  expect(await kinds()).toEqual(['Inquiry', 'Today'])
  expect((await emails())[1]!.text).toContain(
    'an address that should get these emails refuses them',
  )
})

it('an alarm that every address of ALERT_TO refuses goes to the studio', async () => {
  setEnv('ALERT_TO', 'engineer@example.com')
  restart()
  Object.assign(site, { status: 502, text: '' })
  server.refusals = { 'engineer@example.com': '550 5.1.1 unknown' }
  await rounds(night, 0, 5, 10, 11)
  expect(await kinds('studio')).toEqual(['Alarm'])
})

/* Today */

it('Today comes once a day, even after a restart', async () => {
  for (let time = 0; time < 2; time++) {
    restart()
    await rounds(morning, 0, 1)
  }
  expect(await subjects()).toEqual(['Today: nobody waits'])
})

it('Today comes once the database can be read', async () => {
  await insert(1, before(morning, 2), { notified_at: morning })
  setEnv('DATABASE_STAFF_URL', nowhere)
  await rounds(morning, 0, 1)
  expect(server.mails).toEqual([])
  setEnv('DATABASE_STAFF_URL', staffUrl)
  await round(after(morning, 2))
  expect(await subjects()).toEqual(['Today: 1 waiting'])
})

it('Today counts all, names who may be a couple first, and says what was marked', async () => {
  const sent = { notified_at: night }
  await insert(30, before(morning, 2), sent)
  await insert(3, before(morning, 25), { ...sent, overdue_at: night })
  await insert(12, before(morning, 9), { ...sent, ...flagged })
  await insert(1, before(morning, 3), { ...sent, flags: ['many from one address'], names: 'hotel' })
  await insert(1, before(morning, 40), { ...sent, answered_at: before(morning, 12) })
  await insert(1, before(morning, 60), { ...sent, answered_at: before(morning, 40) })
  await insert(1, before(morning, 60), { ...sent, answered_at: morning })
  await round(morning)
  const [{ subject, text = '' } = {}] = await emails()
  expect(subject).toBe('Today: 33 waiting (3 overdue), 13 may be advertising')
  expect(tokensIn(text)).toHaveLength(25 + 10)
  // Who waits longest comes first.
  expect(text.match(/Was due/g)).toHaveLength(3)
  expect(text).toMatch(/And 8 more,[^]*May be advertising[^]*hotel[^]*And 3 more/)
  const marked = await owner`select id from inquiries where answered_at = ${before(morning, 12)}`
  const reference = formatReference(marked[0]!.id as string)
  expect(text.match(/^\| couple \(.*/gm)).toEqual([`| couple (${reference})`])
})

/* Faults */

it('a site that is not ready causes one alarm and one All works again, despite a restart', async () => {
  Object.assign(site, { status: 503, text: '' })
  await rounds(night, 0, 9)
  expect(server.mails).toEqual([])
  await rounds(night, 10, 11)
  restart()
  await rounds(night, 12, 20)
  site.status = 200
  await rounds(night, 25, 29, 30, 31)
  expect(await subjects()).toEqual(['Alarm: couples may not reach us', 'All works again'])
})

it('the log says when a fault begins and when it has ended, also after an alarm', async () => {
  Object.assign(site, { status: 503, text: '' })
  await rounds(night, 0, 9, 10)
  site.status = 200
  await rounds(night, 11, 19, 20, 21)
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual(['Problem: site, 503', 'Over: site'])
})

it('a database that is away is told once, although nothing can be recorded', async () => {
  setEnv('DATABASE_STAFF_URL', nowhere)
  await rounds(night, 0, 9, 10, 11, 20, 29, 30)
  expect(await subjects()).toEqual(['Alarm: couples may not reach us'])
  setEnv('DATABASE_STAFF_URL', staffUrl)
  await couples(1)
  await rounds(night, 31, 40, 41)
  expect(await kinds()).toEqual(['Alarm', 'Inquiry', 'All works again'])
  restart()
  await rounds(night, 42, 60)
  expect(server.mails).toHaveLength(3)
})

it('a database that closes every connection is told like one that is away', async () => {
  const closing = createTcpServer(socket => socket.end())
  await once(closing.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void closing.close())
  const { port } = closing.address() as AddressInfo
  setEnv('DATABASE_STAFF_URL', `postgres://staff:x@127.0.0.1:${port}/x`)
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms =>
    timeout.call(AbortSignal, ms === firstResponseMs ? 50 : ms),
  )
  await rounds(night, 0, 9, 10)
  expect(await subjects()).toEqual(['Alarm: couples may not reach us'])
})

it('a read-only database raises an alarm and holds back every other email', async () => {
  const name = new URL(ownerUrl).pathname.slice(1) // other tests have the same role
  await owner.unsafe(`alter role staff in database ${name} set default_transaction_read_only = on`)
  await couples(1)
  await rounds(night, 0, 1, 10)
  await owner.unsafe(`alter role staff in database ${name} reset all`)
  expect(await kinds()).toEqual(['Alarm'])
  await rounds(night, 11, 19, 20)
  expect(await kinds()).toEqual(['Alarm', 'Inquiry', 'All works again'])
})

it('a database that takes no record for 70 minutes alarms, and no email comes twice', async () => {
  await couples(3)
  const accept = await refuseRecords()
  for (let minute = 0; minute <= 70; minute += 5) await round(after(night, minute))
  expect((await kinds()).toSorted()).toEqual(['Alarm', 'Inquiry', 'Inquiry', 'Inquiry'])
  await accept()
  await rounds(night, 71, 79, 80, 81)
  expect(server.mails).toHaveLength(5)
  expect((await kinds()).at(-1)).toBe('All works again')
  expect(await unrecorded()).toEqual([])
})

it('a row that somebody locks for ten minutes alarms, and the emails come afterwards', async () => {
  const psql = open(ownerUrl)
  onTestFinished(() => psql.end())
  await psql`begin`
  await psql`select from notify_state for update`
  await couples(2)
  await rounds(night, 0, 9)
  expect(server.mails).toEqual([])
  await rounds(night, 10, 11)
  expect(await kinds()).toEqual(['Alarm'])
  await psql`rollback`
  await rounds(night, 12, 20, 21)
  expect(await kinds()).toEqual(['Alarm', 'Inquiry', 'Inquiry', 'All works again'])
})

it('each round looks at the certificate of the site anew', async () => {
  useTlsSite()
  vi.mocked(runSmokeTest).mockResolvedValue({ outcome: 'passed' })
  const resumed: boolean[] = []
  siteServers[1].on('secureConnection', socket => resumed.push(socket.isSessionReused()))
  await rounds(night, 0, 1, 2)
  expect(resumed).toEqual([false, false, false])
})

it('a smoke test that fails twice alarms, and ends when it passes', async () => {
  useTlsSite()
  vi.mocked(runSmokeTest).mockResolvedValue({ outcome: 'failed', page: '/contact', detail: '500' })
  await rounds(night, 0, 1, 9)
  expect([vi.mocked(runSmokeTest).mock.calls.length, server.mails.length]).toEqual([1, 0])
  await rounds(night, 10)
  expect(await subjects()).toEqual(['Alarm: couples may not reach us'])
  vi.mocked(runSmokeTest).mockResolvedValue({ outcome: 'passed' })
  await rounds(night, 20, 29, 30)
  expect(await kinds()).toEqual(['Alarm', 'All works again'])
})

it('an old backup and a full disk wait for Today', async () => {
  const folder = temporaryFolder()
  setEnv('BACKUPS_DIR', folder)
  const hours = (many: number) => new Date(Date.now() + many * 3_600_000)
  vi.mocked(statfsSync).mockReturnValue({ bavail: 2_000, bsize: 1e6 } as StatsFs)
  expect(findBackupFaults(hours(25))).toEqual([])
  expect(findBackupFaults(hours(27))).toEqual(['backup']) // since the folder was made
  const verified = path.join(folder, 'verified')
  writeFileSync(verified, '')
  utimesSync(verified, hours(10), hours(10))
  expect(findBackupFaults(hours(27))).toEqual([])
  utimesSync(verified, before(morning, 27), before(morning, 27))
  vi.mocked(statfsSync).mockReturnValue({ bavail: 1_999, bsize: 1e6 } as StatsFs)
  await rounds(before(morning, 0.5), 0, 20, 32)
  expect(await kinds()).toEqual(['Today'])
  expect((await emails())[0]!.text).toMatch(/backup is old[^]*disk is nearly full/)
})

it('a late smoke-test inquiry is marked as answered and not emailed', async () => {
  await couples(1)
  await owner`update notify_state set smoke_test_ids = array(select id from inquiries)`
  await round()
  expect(server.mails).toEqual([])
  expect(await rows()).toMatchObject([
    { answered_at: expect.any(Date), notified_at: expect.any(Date) },
  ])
})

it('a round at rest opens one connection to the database', async () => {
  const gate = await startDatabaseGate(staffUrl)
  onTestFinished(gate.close)
  setEnv('DATABASE_STAFF_URL', gate.url)
  await round()
  expect(gate.connections()).toBe(1)
})

/* Processes and time */

it('a crash between send and record repeats one email under the same Message-ID', async () => {
  await couples(3)
  await insert(1, before(night, 1), flagged)
  await rounds(night, 0)
  const before12 = await emails()
  // What was sent last was not recorded.
  await owner`update inquiries set notified_at = null where flags <> '{}'`
  await owner`update inquiries set notified_at = null where names = 'couple 2'`
  await owner`update notify_state set list_sent_at = null`
  restart()
  await round(after(night, 1))
  const ids = (sent: { messageId?: string }[]) => sent.map(({ messageId }) => messageId)
  const repeated = ids((await emails()).slice(before12.length))
  expect(repeated).toHaveLength(2)
  expect(ids(before12)).toEqual(expect.arrayContaining(repeated))
})

it('a database that freezes around an email causes no second email', async () => {
  const gate = await startDatabaseGate(staffUrl)
  onTestFinished(gate.close)
  setEnv('DATABASE_STAFF_URL', gate.url)
  await couples(2)
  const late = new AbortController()
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms =>
    ms === 150_000 ? late.signal : timeout.call(AbortSignal, ms),
  )
  server.judge = () => {
    gate.freeze()
    setImmediate(() => setTimeout(() => late.abort(), 100))
    return undefined
  }
  await round()
  expect(server.mails).toHaveLength(1)
  vi.mocked(AbortSignal.timeout).mockRestore()
  server.judge = () => undefined
  gate.open()
  await rounds(night, 1, 2)
  expect(await kinds()).toEqual(['Inquiry', 'Inquiry'])
  expect(new Set(await subjects()).size).toBe(2)
  expect(await unrecorded()).toEqual([])
})

it('two rounds at once send each email once', async () => {
  for (const hours of [25, 20]) {
    const created_at = before(morning, hours)
    await insert(1, created_at, { names: `${hours}`, notified_at: created_at })
  }
  const clock = clockFrom(morning)
  const tools = () => ({ mailer: openMailer(), stop: stop.signal, clock })
  await Promise.all([runRound(createState(), tools()), runRound(createState(), tools())])
  expect((await kinds()).toSorted()).toEqual(['Overdue', 'Reminder', 'Today'])
})

it('a process stopped during an email loses no email and repeats none', async () => {
  await couples(3)
  server.judge = () => {
    stop.abort()
    return undefined
  }
  await round()
  expect([server.mails.length, (await unrecorded()).length]).toEqual([1, 2])
  restart()
  server.judge = () => undefined
  await round(after(night, 1))
  expect(new Set(await subjects()).size).toBe(3)
  expect(server.mails).toHaveLength(3)
})
