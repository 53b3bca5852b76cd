import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { statfsSync, statSync, type StatsFs, utimesSync, writeFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { queriesMs } from '@/db/connect'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/test/database'
import { startDatabaseGate } from '@/db/test/gate'
import { referenceOf } from '@/lib/inquiry/id'
import { setEnv } from '@/lib/test/env'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import { certificate } from '@/notify/test/certificate'
import { type MailServer, openMailServer } from '@/notify/test/mail-server'
import { type Mailer, openMailer } from './mailer'
import { firstState, runRound, type State } from './notify'
import { observe } from './observe'
import { summaryHour } from './plan'
import { runSmokeTest } from './smoke-test'
import { noResults } from './facts'

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
const answerForSite: RequestListener = ({ url }, response) => {
  site.asked.push(url!)
  const isReadiness = url === '/api/ready'
  response.writeHead(isReadiness ? site.status : 200, { location: '/' })
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
  vi.mocked(runSmokeTest).mockReset()
  await owner`update sent_emails set sent_on = '-infinity', list_sent_at = null,
    reminder_sent_at = null, overdue_sent_at = null, alarms = '[]', smoke_test_ids = '{}'`
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
  state = firstState
  mailer = openMailer()
  stop = new AbortController()
}

const at = (time: string) => new Date(`2026-11-${time}+05:30`)
const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)
const before = (time: Date, hours: number) => after(time, -60 * hours)
/** A Wednesday. No reminder and no summary is due. */
const night = at('25T05:00')
/** The summary has been due for a minute. */
const morning = after(at('25T00:00'), summaryHour * 60 + 1)

/** A clock that tells two recordings apart. */
function clockFrom(time: Date) {
  let ticks = 0
  return () => new Date(time.getTime() + ticks++)
}
async function round(time = night) {
  const tools = { mailer, stop: stop.signal, clock: clockFrom(time) }
  const { isWell, ...next } = await runRound(state, tools)
  state = next
  return isWell
}
async function rounds(start: Date, ...minutes: number[]) {
  for (const minute of minutes) await round(after(start, minute))
}
const noSummaryToday = () => owner`update sent_emails set sent_on = '2026-11-25'`

const emails = async (recipient = '') => {
  const parsed = await Promise.all(server.mails.map(email => PostalMime.parse(email)))
  return parsed.filter(({ to }) => to![0]!.address!.startsWith(recipient))
}
const subjects = async (recipient?: string) =>
  (await emails(recipient)).map(({ subject }) => subject!)
/** Every subject begins with its email's kind. */
const kinds = async (recipient?: string) =>
  (await subjects(recipient)).map(subject => subject.split(':')[0])
const tokensIn = (text = '') => [...text.matchAll(/\/answered\/([\da-f-]{36})/g)].map(([, t]) => t)

const asha = {
  ...inquiry,
  names: 'Asha & Kabir',
  email: 'asha@example.org',
  location: 'Udaipur',
  message: 'A story.',
}
const couples = (many: number) =>
  Promise.all(
    Array.from({ length: many }, (_, n) => saveInquiry({ ...asha, names: `couple ${n}` })),
  )
const rows = () => owner`select * from inquiries order by created_at, names`
const unrecorded = () => owner`select from inquiries where notified_at is null`
const insertNotified = (created_at: Date, answered_at: Date | null = null) =>
  owner`insert into inquiries (id, names, email, created_at, notified_at, answered_at)
    values (gen_random_uuid(), 'Asha', 'a@b.example', ${created_at}, ${created_at}, ${answered_at})`
const insertFlagged = (many: number, created_at: Date) =>
  owner`insert into inquiries (id, names, email, flags, created_at)
    select gen_random_uuid(), 'flood', 'a@b.example', '{markup}', ${created_at}
    from generate_series(1, ${many})`

/* Inquiries */

it('an inquiry is emailed once, and a reply reaches the couple', async () => {
  await saveInquiry(asha)
  await rounds(night, 0, 1)
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email).toMatchObject({
    subject: expect.stringContaining('Asha & Kabir'),
    replyTo: [{ name: 'Asha & Kabir', address: 'asha@example.org' }],
    text: expect.stringContaining('A story.'),
  })
  expect((await rows())[0]!.notified_at).toEqual(expect.any(Date))
})

it('the email about a second inquiry shows no address or telephone of the first', async () => {
  await saveInquiry({ ...asha, email: 'asha@exmaple.org' })
  await saveDetailedInquiry({
    ...shortestDetailedInquiry,
    name: 'asha & kabir',
    email: 'other@example.org',
    phone: '098765-43210',
  })
  await round()
  const [first, second] = await emails()
  expect(first!.text).not.toMatch(/other@example\.org|098765/)
  expect(second!.text).not.toContain('asha@exmaple.org')
  expect(second!.text).toContain(referenceOf((await rows())[0]!.id as string))
})

it.each([
  ['NOTICE_DETAILS=no', 'no', 'standard', ['studio@example.com']],
  ['Full NDA required', '', 'nda', ['studio@example.com', 'engineer@example.com']],
] as const)('with %s no email says who wrote', async (_, details, nda, recipients) => {
  setEnv('ALERT_TO', 'engineer@example.com')
  setEnv('NOTICE_DETAILS', details)
  restart()
  await saveDetailedInquiry({ ...detailedInquiry, nda })
  const day = at('25T12:00')
  await owner`update detailed_inquiries set created_at = ${before(day, 19)}`
  await round(day)
  const received = await emails()
  const single = received.filter(({ subject }) => !/^(Reminder|Summary)/.test(subject!))
  expect(single.map(({ to }) => to![0]!.address)).toEqual(recipients)
  for (const { subject, text, html, replyTo } of received) {
    // Without ids: random digits may be those of the telephone.
    const said = [subject, text, html, replyTo].join().replace(/[\da-f-]{16,}/g, '')
    expect(said).not.toMatch(/Meera|meera@|wa\.me|mailto|98765/)
  }
})

it('an inquiry that is erased and sent again on the same day is emailed again', async () => {
  const ids = []
  for (let time = 0; time < 2; time++) {
    ids.push(await saveInquiry(asha))
    await round(after(night, time))
    expect(await unrecorded()).toEqual([])
    await owner`delete from inquiries`
  }
  const received = await emails()
  expect(ids[0]).toBe(ids[1])
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(2)
})

it('an inquiry answered or erased before its email is not emailed', async () => {
  await couples(3)
  await owner`update inquiries set answered_at = now() where names = 'couple 0'`
  await owner`update inquiries set created_at = now() - interval '1 hour' where names = 'couple 1'`
  const { send } = mailer
  let isFirst = true
  vi.spyOn(mailer, 'send').mockImplementation(async email => {
    if (isFirst) await owner`delete from inquiries where names = 'couple 2'`
    isFirst = false
    return send(email)
  })
  await round()
  expect(await subjects()).toEqual([expect.stringContaining('couple 1')])
})

it('sixty flagged inquiries hide no couple and cause no reminder', async () => {
  const day = at('25T12:00')
  await noSummaryToday()
  for (let n = 0; n < 10; n++) await insertNotified(before(day, 0.5), day)
  await insertFlagged(60, before(day, 25))
  await saveInquiry(asha)
  await owner`update inquiries set created_at = ${before(day, 1)} where names = ${asha.names}`
  await rounds(day, 0, 1)
  const [list, ...more] = await emails()
  expect(more).toEqual([])
  expect(list!.text).toMatch(/Asha & Kabir[^]*flood/)
  expect(await unrecorded()).toEqual([])
  expect(await owner`select from inquiries where overdue_at is not null`).toEqual([])
})

it('of 35 inquiries in an hour, ten get an email each and a list has the rest', async () => {
  await couples(35)
  await rounds(night, 0, 1, 59)
  expect(await kinds()).toEqual([...Array<string>(10).fill('Inquiry'), 'New inquiries'])
  const received = await emails()
  const named = received.flatMap(({ text }) => tokensIn(text))
  expect(new Set(named).size).toBe(35)
  expect(await unrecorded()).toEqual([])
})

it('seventy thousand waiting inquiries are listed in batches', async () => {
  await insertFlagged(70_000, before(night, 1))
  expect(await round()).toBe(true)
  expect(await kinds()).toEqual(['Check'])
  const [{ emailed } = {}] = await owner`select count(notified_at)::int as emailed from inquiries`
  expect(emailed).toBe(5_000)
})

/* A mail server that refuses */

const isAbout = (name: string) => (email: string) => email.includes(name)
const beats = () => site.asked.filter(url => url === '/beat').length

it('an inquiry refused as spam is emailed without its answers and blocks no other', async () => {
  setEnv('HEARTBEAT_URL', `${siteUrl}/beat`)
  await saveInquiry({ ...asha, names: 'Refused', message: 'cheap watches' })
  await owner`update inquiries set created_at = now() - interval '1 hour'`
  await couples(1)
  server.judge = email =>
    isAbout('cheap watches')(email) ? '554 5.7.1 Message rejected as spam' : undefined
  await rounds(night, 0, 1, 2)
  const [id] = (await rows()).map(row => row.id as string)
  expect(await subjects()).toEqual([
    expect.stringContaining('couple 0'),
    expect.stringContaining(referenceOf(id!)),
  ])
  expect((await emails())[1]!.text).not.toContain('watches')
  expect(await unrecorded()).toEqual([])
  expect(beats()).toBe(3)
})

it('with NOTICE_DETAILS=no a refused email waits, and no other shows a couple’s address', async () => {
  setEnv('NOTICE_DETAILS', 'no')
  await saveInquiry({ ...asha, names: 'Refused' })
  server.judge = email => (isAbout('its text is missing')(email) ? undefined : '554 5.7.1 no')
  await rounds(night, 0, 1, 2)
  expect(await emails()).toEqual([])
  expect(await unrecorded()).toHaveLength(1)
})

it('if the mail server refuses everything, no email is recorded and no heartbeat sent', async () => {
  setEnv('HEARTBEAT_URL', `${siteUrl}/beat`)
  await couples(1)
  server.judge = () => '554 5.7.1 no'
  await round()
  const first = beats()
  expect(await round(after(night, 1))).toBe(false)
  expect(await round(after(night, 2))).toBe(false)
  expect(beats()).toBe(first)
  expect(await unrecorded()).toHaveLength(1)
})

it('a list refused as spam is sent without the couples’ answers', async () => {
  await owner`insert into inquiries (id, names, email, flags, message)
    values (gen_random_uuid(), 'cheap watches', 'a@b.example', '{markup}', 'cheap watches')`
  server.judge = email => (isAbout('cheap watches')(email) ? '554 5.7.1 spam' : undefined)
  await rounds(night, 0, 1)
  expect(await kinds()).toEqual(['Check'])
  expect(await unrecorded()).toEqual([])
})

it('a stalled mail server costs one timeout per round', async () => {
  await couples(6)
  const minute = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(minute.signal)
  let asked = 0
  server.judge = () => {
    asked++
    minute.abort()
    return 'ignore'
  }
  expect(await round()).toBe(false)
  expect([asked, server.mails.length]).toEqual([1, 0])
  timeout.mockRestore()
  server.judge = () => undefined
  await round(after(night, 1))
  expect(server.mails).toHaveLength(6)
})

it('a rate limit at the mail server ends the round, after alarms and reminders', async () => {
  const day = at('25T12:00')
  await noSummaryToday()
  await insertNotified(before(day, 19))
  await couples(3)
  Object.assign(site, { status: 502, text: '' })
  await rounds(before(day, 1), 0)
  let tries = 0
  server.judge = email => {
    if (!/^Subject: Inquiry/m.test(email)) return undefined
    tries++
    return '450 4.7.0 too many'
  }
  server.mails.length = 0
  await owner`update inquiries set notified_at = null where names like 'couple%'`
  await owner`update inquiries set reminded_at = null`
  await owner`update sent_emails set reminder_sent_at = null`
  await round(day)
  expect(tries).toBe(1)
  expect(await kinds()).toEqual(['Alarm', 'Reminder'])
})

it('a deferred email arrives later and raises no alarm', async () => {
  server.refusals = { 'studio@example.com': '451 4.7.1 later' }
  await couples(1)
  await rounds(night, 0, 1, 5)
  server.refusals = {}
  await rounds(night, 6, 16, 30)
  expect(await subjects()).toEqual([expect.stringContaining('couple 0')])
})

it('a refused recipient raises an alarm, and the others get every email', async () => {
  setEnv('SMTP_TO', 'studio@example.com, left@example.com')
  restart()
  server.refusals = { 'left@example.com': '550 5.1.1 unknown' }
  await couples(1)
  await rounds(night, 0, 1, 15, 16)
  expect(await kinds()).toEqual(['Inquiry', 'Alarm'])
  expect((await emails())[1]!.text).toContain('left@example.com')
})

it('an alarm that ALERT_TO refuses goes to the studio', async () => {
  setEnv('ALERT_TO', 'engineer@example.com')
  restart()
  Object.assign(site, { status: 502, text: '' })
  server.refusals = { 'engineer@example.com': '550 5.1.1 unknown' }
  await rounds(night, 0, 5)
  expect(await kinds('studio')).toEqual(['Alarm'])
})

it('the studio’s full mailbox alarms the colleague and stops the heartbeat', async () => {
  setEnv('ALERT_TO', 'engineer@example.com')
  setEnv('HEARTBEAT_URL', `${siteUrl}/beat`)
  restart()
  server.refusals = { 'studio@example.com': '552 5.2.2 full' }
  await couples(1)
  await rounds(night, 0, 1, 16)
  expect(await kinds('engineer')).toEqual(['Alarm'])
  expect(beats()).toBe(0)
})

it('a mail server on another machine gets no email without TLS', async () => {
  const elsewhere = await openMailServer('127.0.0.2')
  setEnv('SMTP_URL', `smtp://127.0.0.2:${elsewhere.port}`)
  restart()
  await couples(1)
  await round()
  await elsewhere.close()
  expect(state.results.mailServer).toContain('ETLS')
  expect(elsewhere.mails).toEqual([])
})

/* Reminders */

it('staff are reminded once before an answer is due and once after', async () => {
  const day = at('25T12:00')
  setEnv('ALERT_TO', 'studio@example.com, engineer@example.com')
  restart()
  await noSummaryToday()
  for (const answered_at of [null, null, day]) await insertNotified(before(day, 19), answered_at)
  server.judge = () => '552 5.2.2 full'
  await round(day)
  expect(await owner`select from inquiries where reminded_at is not null`).toEqual([])
  server.judge = () => undefined
  await rounds(day, 1, 2, 3, 5 * 60, 5 * 60 + 1, 7 * 60)
  expect(await kinds('studio')).toEqual(['Reminder', 'Overdue'])
  expect(await kinds('engineer')).toEqual(['Reminder', 'Overdue'])
  expect(new Set(tokensIn((await emails('studio'))[0]!.text)).size).toBe(2)
  const [byReference] = await emails('engineer')
  expect(byReference!.html).not.toMatch(/Asha|\/answered\//)
  expect(await owner`select from inquiries where reminded_at < overdue_at`).toHaveLength(2)
})

it('a reminder names an inquiry of the same couple that is not due yet', async () => {
  const day = at('25T12:00')
  await noSummaryToday()
  await insertNotified(before(day, 19))
  await insertNotified(before(day, 2))
  await round(day)
  const [{ text = '' } = {}, ...more] = await emails()
  expect(more).toEqual([])
  expect(tokensIn(text)).toHaveLength(1)
  expect(text).toContain('the same address, received Wed 25 Nov, 10:00')
})

/* Summary */

it('the summary comes once a day, even after a restart', async () => {
  for (let time = 0; time < 2; time++) {
    restart()
    await rounds(morning, 0, 1)
  }
  expect(await kinds()).toEqual(['Summary'])
})

it.each([
  ['six seconds late at 15:00', at('25T15:00'), 0.1],
  ['away in the morning for a minute', after(morning, 1), 1],
])('a database that is %s causes no false summary', async (_, start, minutesAway) => {
  await insertNotified(before(start, 1))
  setEnv('DATABASE_STAFF_URL', nowhere)
  await round(start)
  expect(server.mails).toEqual([])
  setEnv('DATABASE_STAFF_URL', staffUrl)
  await round(after(start, minutesAway))
  expect(await kinds()).toEqual(['Summary'])
  expect(tokensIn((await emails())[0]!.text)).toHaveLength(1)
})

it('the summary counts as today what is due before the next one', async () => {
  const late = at('25T15:00')
  for (const hours of [1, 6.9, 7, 12, 25]) await insertNotified(before(late, hours))
  await round(late)
  const summary = (await emails()).find(({ subject }) => subject!.startsWith('Summary'))
  expect(summary!.text).toContain('Overdue 1 · Today 2 · Later 2')
})

it('a summary sent while the database is away is followed by one with the list', async () => {
  setEnv('DATABASE_STAFF_URL', nowhere)
  await rounds(before(morning, 0.5), 0, 14, 31, 32)
  expect(await kinds()).toEqual(['Alarm', 'Summary'])
  await insertNotified(night)
  setEnv('DATABASE_STAFF_URL', staffUrl)
  await rounds(morning, 60, 61)
  expect(await kinds()).toEqual(['Alarm', 'Summary', 'Over', 'Summary'])
  const received = await emails()
  expect(tokensIn(received[3]!.text)).toHaveLength(1)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(4)
})

it('a read-only database raises an alarm and holds back every other email', async () => {
  const name = new URL(ownerUrl).pathname.slice(1) // other tests have the same role
  await owner.unsafe(`alter role staff in database ${name} set default_transaction_read_only = on`)
  await couples(1)
  await rounds(night, 0, 1, 16)
  await owner.unsafe(`alter role staff in database ${name} reset all`)
  expect(await kinds()).toEqual(['Alarm'])
  await rounds(night, 17, 18)
  expect(await kinds()).toEqual(['Alarm', 'Inquiry', 'Over'])
})

it('on Mondays the summary reports answer times and warns of a shared address', async () => {
  const monday = after(morning, 5 * 24 * 60)
  for (const hours of [2, 5, 30])
    await insertNotified(before(monday, 50), before(monday, 50 - hours))
  await insertNotified(before(monday, 400), before(monday, 300))
  await round(monday)
  const [{ text = '' } = {}] = await emails()
  expect(text).toMatch(/3 answered, half of them within 5 hours; the slowest took 30 hours\./)
  expect(text).toContain('SMTP_FROM is also a recipient')
})

/* Alarms */

it('a site that is not ready causes one Alarm and one Over, despite a restart', async () => {
  const refusedAt = '2026-11-25T08:32:00.000Z'
  const text = JSON.stringify({ reason: 'inquiry refused', at: refusedAt })
  Object.assign(site, { status: 503, text })
  await rounds(night, 0, 4)
  expect(server.mails).toEqual([])
  await rounds(night, 5, 6)
  restart()
  await rounds(night, 7, 20)
  site.status = 200
  await rounds(night, 25, 26)
  const [alarm, over, ...more] = await emails()
  expect(more).toEqual([])
  expect(alarm).toMatchObject({
    subject: expect.stringMatching(/^Alarm/),
    text: expect.stringMatching(/inquiry refused[^]*14:02/),
  })
  expect(over).toMatchObject({
    subject: expect.stringMatching(/^Over/),
    text: expect.stringMatching(/25 minutes/),
  })
})

it('each round looks at the certificate of the site anew', async () => {
  useTlsSite()
  const resumed: boolean[] = []
  siteServers[1].on('secureConnection', socket => resumed.push(socket.isSessionReused()))
  await rounds(night, 0, 1, 2)
  expect(resumed).toEqual([false, false, false])
})

it('a proxy’s error page raises an alarm with its status', async () => {
  Object.assign(site, { status: 502, text: '<h1>Bad gateway</h1>' })
  await rounds(night, 0, 5)
  expect((await emails())[0]!.text).toContain('502')
})

it('only good rounds send a heartbeat, and a quiet night logs in once an hour', async () => {
  setEnv('HEARTBEAT_URL', `${siteUrl}/beat`)
  const logins = vi.spyOn(mailer, 'logIn')
  await rounds(night, 0, 1, 60, 61)
  expect(logins).toHaveBeenCalledTimes(2)
  expect(beats()).toBe(4)
  setEnv('DATABASE_STAFF_URL', nowhere)
  await round(after(night, 62))
  expect(beats()).toBe(4)
  setEnv('DATABASE_STAFF_URL', staffUrl)
  setEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  mailer = openMailer()
  await rounds(night, 122, 123)
  expect(beats()).toBe(4)
  expect(server.mails).toEqual([])
})

it('the backup’s time and the free disk space come from the backup folder', async () => {
  const folder = temporaryFolder()
  setEnv('BACKUPS_DIR', folder)
  vi.mocked(statfsSync).mockReturnValue({ bavail: 1_999, bsize: 1e6 } as StatsFs)
  const backups = async () => (await observe(night, mailer, noResults)).backups
  const { birthtimeMs, birthtime } = statSync(folder)
  // A file system that keeps no such time has 1970.
  const folderCreatedAt = birthtimeMs > 0 ? birthtime : undefined
  expect(await backups()).toEqual({ verifiedAt: null, freeGigabytes: 1.999, folderCreatedAt })
  writeFileSync(path.join(folder, 'verified'), '')
  utimesSync(path.join(folder, 'verified'), night, night)
  expect(await backups()).toMatchObject({ verifiedAt: night })
})

it('a failed smoke test raises an alarm that names the page', async () => {
  useTlsSite()
  const failed = { outcome: 'failed', page: '/contact', detail: '500', at: night } as const
  vi.mocked(runSmokeTest).mockImplementation(async clock => ({ ...failed, at: clock() }))
  await rounds(night, 0, 1, 16)
  expect(runSmokeTest).toHaveBeenCalledTimes(2)
  await rounds(night, 17)
  expect((await emails())[0]!.text).toContain('/contact')
  vi.mocked(runSmokeTest).mockImplementation(async clock => ({ outcome: 'passed', at: clock() }))
  await rounds(night, 77, 78)
  expect(await kinds()).toEqual(['Alarm', 'Over'])
})

it('a late smoke-test inquiry is marked as answered and not emailed', async () => {
  await couples(1)
  await owner`update sent_emails set smoke_test_ids = array(select id from inquiries)`
  await round()
  expect(server.mails).toEqual([])
  expect(await rows()).toMatchObject([
    { answered_at: expect.any(Date), notified_at: expect.any(Date) },
  ])
})

/* Processes and time */

/** Against hanging: a busy machine takes seconds to open a connection again. */
const hangs = { timeout: 60_000 }

it('a database that freezes around an email causes no second email', async () => {
  const gate = await startDatabaseGate(staffUrl)
  onTestFinished(gate.close)
  setEnv('DATABASE_STAFF_URL', gate.url)
  const { setTimeout } = globalThis
  /** @param which of the limits of a round: 2 begins before its first email, 3 after it */
  const freezeAtLimit = (which: number) => {
    let limits = 0
    const atOnce = (work: () => void, ms: number, ...more: []) => {
      if (ms === queriesMs) limits++
      const isNow = ms === queriesMs && limits === which
      if (isNow) gate.freeze()
      return setTimeout(work, isNow ? 0 : ms, ...more)
    }
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(atOnce as typeof setTimeout)
  }
  await couples(1)
  for (const [emailed, limit] of [2, 3].entries()) {
    freezeAtLimit(limit)
    await round(after(night, emailed))
    expect(state.results.database).toBe('TIMEOUT')
    expect(server.mails).toHaveLength(emailed)
    vi.mocked(globalThis.setTimeout).mockRestore()
    gate.open()
  }
  await vi.waitFor(async () => {
    await round(after(night, 3))
    expect(await unrecorded()).toEqual([])
  }, hangs)
  expect(await kinds()).toEqual(['Inquiry'])
})

it('two processes email each inquiry of an hour exactly once', async () => {
  const start = at('25T12:00')
  await noSummaryToday()
  const states = [firstState, firstState]
  const mailers = [openMailer(), openMailer()]
  for (let minute = 0; minute <= 122; minute += minute < 60 ? 3 : 31) {
    const time = after(start, minute)
    if (minute < 60)
      await owner`insert into inquiries (id, names, email, flags, created_at)
        select gen_random_uuid(), 'couple ' || n, 'a@b.example',
          case n when 1 then '{markup}' else '{}' end::text[], ${time} from generate_series(1, 3) n`
    const next = states.map((before, index) =>
      runRound(before, { mailer: mailers[index]!, stop: stop.signal, clock: clockFrom(time) }),
    )
    for (const [index, result] of (await Promise.all(next)).entries()) states[index] = result
  }
  const all = (await rows()).map(({ token }) => token as string)
  const received = await emails()
  const named = received.flatMap(({ text }) => tokensIn(text))
  expect(named.toSorted()).toEqual(all.toSorted())
  expect(await unrecorded()).toEqual([])
})

it('a process stopped during an email loses no email and repeats none', async () => {
  await couples(3)
  server.judge = () => {
    stop.abort()
    return undefined
  }
  await round()
  expect(server.mails).toHaveLength(1)
  expect(await unrecorded()).toHaveLength(2)
  restart()
  server.judge = () => undefined
  await round(after(night, 1))
  expect(new Set(await subjects()).size).toBe(3)
  expect(server.mails).toHaveLength(3)
})

it('a second process repeats neither the hour’s list nor an alarm', async () => {
  Object.assign(site, { status: 502, text: '' })
  await insertFlagged(3, before(night, 1))
  const states = [firstState, firstState]
  for (const minute of [0, 5, 6])
    for (const index of [0, 1]) {
      const clock = clockFrom(after(night, minute))
      states[index] = await runRound(states[index]!, { mailer, stop: stop.signal, clock })
    }
  expect(await kinds()).toEqual(['Check', 'Alarm'])
})
