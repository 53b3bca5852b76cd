import { once } from 'node:events'
import { statfsSync, type StatsFs, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { referenceOf, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { type ListedInquiry, reminderDue } from '@/db/mail-queue'
import { detailedInquiry, inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { startDatabaseGate } from '@/db/testing-gate'
import { temporaryFolder } from '@/lib/testing'
import { type Mailer, openMailer } from './notify/mailer'
import { proveForms } from './notify/proof'
import { emptyMemory } from './notify/round'
import { runRound } from './notify/run-round'
import { type MailServer, openMailServer } from './notify/testing-mail'

vi.mock('node:fs', async importOriginal => {
  const original = await importOriginal<typeof import('node:fs')>()
  return { ...original, statfsSync: vi.fn(original.statfsSync) }
})

vi.mock('./notify/proof', () => ({ proveForms: vi.fn().mockRejectedValue(0) }))

const { owner, ownerUrl, staffUrl } = await freshDatabase({ emptied: true })
const nowhere = 'postgres://staff:x@127.0.0.1:1/x'
let server: MailServer
let mailer: Mailer | undefined
let memory: ReturnType<typeof emptyMemory>
const site = { status: 200, words: '', asked: [] as string[] }
const siteServer = createServer(({ url }, response) => {
  site.asked.push(url!)
  const status = url === '/api/ready' ? site.status : 200
  response.writeHead(status, { location: '/' }).end(site.words)
})
await once(siteServer.listen(0, '127.0.0.1'), 'listening')
const siteUrl = `http://127.0.0.1:${(siteServer.address() as AddressInfo).port}`
afterAll(() => void siteServer.close())
beforeEach(async () => {
  await owner`update morning_mail set sent_on = '-infinity'`
  server = await openMailServer()
  mailer = undefined
  memory = emptyMemory(night)
  Object.assign(site, { status: 200, words: '', asked: [] })
  vi.stubEnv('DATABASE_STAFF_URL', staffUrl)
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  vi.stubEnv('SMTP_TO', 'studio@example.com')
  vi.stubEnv('SITE_URL', siteUrl)
  return () => server.close()
})

/** An hour without mails of its own. */
const night = new Date('2026-11-24T23:00:00Z') // 04:30 in India
const morning = new Date('2026-11-25T02:31:00Z') // 08:01
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * 3_600_000)
const after = (time: Date, minutes: number) => before(time, -minutes / 60)
const round = (now = night) => {
  mailer ??= openMailer()
  return runRound({ mailer, memory, stop: new AbortController().signal }, now)
}
const mails = async (recipient = '') => {
  const parsed = await Promise.all(server.mails.map(mail => PostalMime.parse(mail)))
  return parsed.filter(({ to }) => to![0]!.address!.startsWith(recipient))
}
const subjects = async (recipient?: string) =>
  (await mails(recipient)).map(({ subject }) => subject)

const asha = {
  ...inquiry,
  names: 'Asha & Kabir',
  email: 'asha@example.org',
  location: 'Udaipur',
}
const couples = (many: number) =>
  Promise.all(
    Array.from({ length: many }, (_, n) => saveInquiry({ ...asha, names: `couple ${n}` })),
  )
const rows = () => owner`select * from inquiries order by created_at`
const insertNotified = (created_at: Date, answered_at: Date | null = null) =>
  owner`insert into inquiries (id, names, email, created_at, notified_at, answered_at)
    values (gen_random_uuid(), 'Asha', 'a@b.example', ${created_at}, now(), ${answered_at})`

it('the mail about an inquiry is recorded, replies to the couple, and tells a correction from the wrong one, each in its own mail', async () => {
  await saveInquiry({ ...asha, email: 'asha@exmaple.org' })
  await owner`update inquiries set created_at = now() - interval '3 minutes'`
  await saveDetailedInquiry({
    ...shortestDetailedInquiry,
    name: 'asha & kabir',
    email: 'ASHA@example.org',
    phone: '098765-43210',
  })
  await saveDetailedInquiry({ ...shortestDetailedInquiry, weddingDate: asha.wedding_date })
  for (let time = 0; time < 2; time++) await round()
  const [row] = await rows()
  expect(row!.notified_at).toBeInstanceOf(Date)
  const [wrong, right, other] = await mails()
  expect([wrong!.subject, right!.subject, other!.subject]).toEqual([
    'Asha & Kabir, 14 Feb 2027, Udaipur',
    'Again: asha & kabir',
    'Meera, 14 Feb 2027',
  ])
  expect(wrong!.from).toEqual({ name: 'Noor Vista site', address: 'studio@example.com' })
  const headers = Object.fromEntries(wrong!.headers.map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'All',
  })
  expect(right!.replyTo).toEqual([{ name: 'asha & kabir', address: 'ASHA@example.org' }])
  expect(right!.text).toContain(
    `3 minutes after ${referenceOf(row!.id as string)}, with another e-mail (asha@exmaple.org)`,
  )
  expect(wrong!.text).toMatch(/3 minutes before .*, with another e-mail \(ASHA@example\.org\)/)
  expect(other!.text).toContain(
    `Others with the same day or names: ${referenceOf(row!.id as string)}.`,
  )
  expect(other!.text).not.toMatch(/asha|kabir/i)
})

it.each([
  ['NOTICE_DETAILS=no', 'no', 'standard', ['studio@example.com']],
  ['Full NDA required', '', 'nda', ['studio@example.com', 'engineer@example.com']],
] as const)(
  'mails leave out who wrote by %s, and a colleague who may read it is told',
  async (_, details, nda, recipients) => {
    vi.stubEnv('ALERT_TO', 'engineer@example.com')
    vi.stubEnv('NOTICE_DETAILS', details)
    await saveDetailedInquiry({ ...detailedInquiry, nda })
    await saveDetailedInquiry({ ...detailedInquiry, nda, story: null })
    await owner`update detailed_inquiries set created_at = ${before(morning, 19)}`
    await round(morning)
    const received = await mails()
    expect(received[2]!.to!.map(({ address }) => address)).toEqual(recipients)
    const links = received.map(({ text }) => text!.match(/\/answered\//g)?.length)
    expect(links).toEqual([undefined, 2, 1, 1, 2])
    for (const { subject, text, html, replyTo } of received) {
      // Without ids: random digits may be those of the telephone.
      const told = [subject, text, html, replyTo].join().replace(/[\da-f-]{16,}/g, '')
      expect(told).not.toMatch(/Meera|meera@|wa\.me|mailto|2027|98765/)
    }
  },
)

it('a reminder comes once six hours before an answer is due and once when it is over, later where it fails, to ALERT_TO by reference; none of what is answered', async () => {
  vi.stubEnv('ALERT_TO', 'studio@example.com, engineer@example.com')
  for (const answered_at of [null, null, morning])
    await insertNotified(before(morning, 19), answered_at)
  server.judge = () => '552 5.2.2 full'
  await round(morning)
  expect(await owner`select from inquiries where reminded_at is not null`).toEqual([])
  server.judge = () => undefined
  for (const minutes of [0, 1, 2, 300, 360]) await round(after(morning, minutes))
  expect((await mails('studio'))[0]!.text!.match(/\/answered\//g)).toHaveLength(2)
  expect(await subjects('studio')).toEqual([
    'Not answered yet: Asha, and 1 more',
    'Waiting for an answer: 2, overdue: 0',
    'Over 24 hours: Asha, and 1 more',
  ])
  const due = await owner`select id from inquiries where reminded_at < overdue_at order by id`
  const [reference] = due.map(({ id }) => referenceOf(id as string))
  expect(due).toHaveLength(2)
  expect(await subjects('engineer')).toEqual([
    `Not answered yet: ${reference}, and 1 more`,
    `Over 24 hours: ${reference}, and 1 more`,
  ])
  const [byReference] = await mails('engineer')
  expect(byReference!.text).toMatch(/Answer by 25 Nov, 13:01 IST/)
  expect(byReference!.html).not.toMatch(/Asha|href/)
})

it.each([
  ['25 20:59', '25 22:30', undefined],
  ['25 21:00', '25 22:30', 'reminded_at'],
  ['25 21:59', '26 06:59', 'reminded_at'],
  ['25 21:59', '26 07:01', undefined],
  ['25 22:00', '25 21:30', undefined],
  ['25 06:59', '25 05:00', undefined],
  ['25 07:00', '25 01:01', 'reminded_at'],
  ['25 07:00', '25 01:00', 'overdue_at'],
])('at %s of what is to be reminded of at %s: %j', (now, at, expected) => {
  const inIndia = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+05:30`)
  const waiting = {
    created_at: before(inIndia(at), 18),
    answered_at: null,
    reminded_at: null,
    overdue_at: null,
  } as ListedInquiry
  expect(reminderDue(waiting, inIndia(now))).toBe(expected)
})

it('the morning mail says who waits with links, what is overdue and how old the backup is, once a day, also after a restart', async () => {
  await insertNotified(before(morning, 30))
  const folder = temporaryFolder()
  vi.stubEnv('BACKUPS_DIR', folder)
  writeFileSync(path.join(folder, 'proved'), '')
  utimesSync(path.join(folder, 'proved'), morning, morning)
  await round(before(morning, 2 / 60)) // 07:59
  for (let restart = 0; restart < 2; restart++) {
    memory = emptyMemory()
    for (let time = 0; time < 2; time++) await round(morning)
  }
  expect(await subjects()).toEqual(['Over 24 hours: Asha', 'Waiting for an answer: 1, overdue: 1'])
  expect((await mails())[1]!.text).toMatch(
    /OVERDUE since .*\| Asha.*mailto:a@b.*Record an answer.*The last proved backup is 0 hours old\.\s*$/s,
  )
})

it('the morning mail comes once, in other words where the database is away or refuses the login', async () => {
  const name = new URL(ownerUrl).pathname.slice(1) // other tests have the same role
  await owner.unsafe(`alter role staff in database ${name} set default_transaction_read_only = on`)
  for (const url of [staffUrl, staffUrl.replace(/:[^:@]+@/, ':wrong@'), nowhere]) {
    vi.stubEnv('DATABASE_STAFF_URL', url)
    memory = emptyMemory(night)
    for (let time = 0; time < 2; time++) await round(morning)
  }
  await owner.unsafe(`alter role staff in database ${name} reset all`)
  expect(await subjects()).toEqual([
    'Waiting for an answer: 0, overdue: 0',
    'Who waits is not known: the database refuses the login',
    'Who waits is not known: the database does not answer',
  ])
})

it('a mail server that stalls costs one wait a round, and gets the others in the next', async () => {
  await couples(6)
  await owner`update inquiries set created_at = now() - interval '1 hour' where names = 'couple 0'`
  const minute = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(minute.signal)
  let asked = 0
  server.judge = () => {
    asked++
    minute.abort()
    return 'ignore'
  }
  const first = await round()
  expect([first.answered, asked, server.mails.length]).toEqual([false, 1, 0])
  timeout.mockRestore()
  server.judge = () => undefined
  await round()
  expect(server.mails).toHaveLength(6)
  expect((await subjects()).at(-1)).toContain('couple 0')
})

it('a mail server that refuses one kind of mail, or one recipient of two, gets the rest', async () => {
  vi.stubEnv('SMTP_TO', 'studio@example.com, left@example.com')
  server.refusals = { 'left@example.com': '550 5.1.1 unknown' }
  server.judge = mail => (/^Subject: Waiting/m.test(mail) ? undefined : '550 5.6.0 no')
  await couples(6)
  const { problems, answered } = await round(morning)
  expect([...problems]).toEqual([
    'A mail could not be sent: EMESSAGE 550',
    'The mail server refuses or puts off mails to left@example.com (550).',
  ])
  expect([answered, await subjects()]).toEqual([true, ['Waiting for an answer: 6, overdue: 0']])
})

it('a flood is twenty mails a round and two hundred a day, unflagged ones first, and one list an hour', async () => {
  const now = new Date() // the database has the clock of the machine
  await owner`update morning_mail set sent_on = (now() at time zone 'Asia/Kolkata')::date`
  const insert = (many: number, flags: string[]) =>
    owner`insert into inquiries (id, names, email, flags)
      select gen_random_uuid(), 'flood', 'a@b.example', ${flags} from generate_series(1, ${many})`
  const flags = ['many from one address']
  await insert(284, flags)
  await couples(14)
  await round(now)
  const first = await subjects()
  const count = (subject: RegExp) => first.filter(each => subject.test(each!)).length
  expect([count(/^(Again: )?couple/), count(/^Check/)]).toEqual([14, 5])
  expect(first.slice(19)).toEqual(['New inquiries: 279'])
  memory = emptyMemory()
  await insert(3, flags)
  await owner`with earlier as (select id, row_number() over () from inquiries
      where notified_at = (select max(notified_at) from inquiries) limit 174)
    update inquiries set notified_at = now() - row_number * interval '1 second' - interval '20 hours'
    from earlier where inquiries.id = earlier.id`
  await insert(30, [])
  await round(after(now, 61))
  expect((await subjects()).slice(20)).toEqual([...Array(6).fill('flood'), 'New inquiries: 27'])
})

it('when the server speaks of a limit notices wait ten minutes, then twenty, and reminders and alarms do not', async () => {
  vi.stubEnv('BACKUPS_DIR', temporaryFolder())
  memory.startedAt = before(morning, 27)
  await insertNotified(before(morning, 19))
  await couples(2)
  const tries: string[] = []
  server.judge = mail => {
    const [subject] = /(Alarm|Not answered|Waiting|couple)/.exec(mail)!
    tries.push(subject)
    return subject === 'couple' ? '450 4.7.0 too many' : undefined
  }
  const triesAt = []
  for (const minute of [0, 9, 10, 29, 30]) {
    await round(after(morning, minute))
    triesAt.push(tries.length)
  }
  // The second alarm tells that the mails are not accepted.
  const inOrder = ['Alarm', 'Not answered', 'couple', 'Waiting', 'couple', 'Alarm', 'couple']
  expect(tries).toEqual(inOrder)
  expect(triesAt).toEqual([4, 4, 5, 6, 7])
})

it('a mail that a server puts off at first arrives, and alarms nobody', async () => {
  server.refusals = { 'studio@example.com': '451 4.7.1 later' }
  await couples(1)
  for (const minute of [0, 10, 20]) {
    await round(after(night, minute))
    server.refusals = {}
  }
  expect(await subjects()).toEqual(['couple 0, 14 Feb 2027, Udaipur'])
})

it('a database that freezes before or after a mail holds nothing up, and no mail is sent again', async () => {
  const gate = await startDatabaseGate(staffUrl)
  onTestFinished(gate.close)
  vi.stubEnv('DATABASE_STAFF_URL', gate.url)
  const { setTimeout } = globalThis
  let limits = 0
  const freezeAtLimit = (which: number) => {
    limits = 0
    const atOnce = (work: () => void, ms: number, ...more: []) => {
      if (ms === 30_000) limits++
      const isNow = ms === 30_000 && limits === which
      if (isNow) gate.freeze()
      return setTimeout(work, isNow ? 0 : ms, ...more)
    }
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(atOnce as typeof setTimeout)
  }
  await couples(1)
  for (const [which, now] of [night, morning].entries()) {
    freezeAtLimit(which + 1)
    expect([...(await round(now)).problems].join()).toContain('TIMEOUT')
    expect(server.mails).toHaveLength(which * 2)
    memory.alarms.clear()
    vi.restoreAllMocks()
    gate.open()
  }
  await vi.waitFor(async () => {
    await round(morning)
    expect((await rows())[0]!.notified_at).toBeInstanceOf(Date)
  })
  expect(await subjects()).toEqual([expect.any(String), 'Waiting for an answer: 1, overdue: 0'])
})

it('a site that is not ready for five minutes is an alarm, which names its host and what came, once, and once when it is over', async () => {
  Object.assign(site, { status: 301, words: 'an inquiry was refused at 25 Nov, 14:02 IST' })
  for (const minute of [0, 4]) await round(after(night, minute))
  expect(server.mails).toEqual([])
  for (const minute of [5, 6, 211]) await round(after(night, minute))
  site.status = 200
  for (const minute of [212, 213, 214]) await round(after(night, minute))
  const host = siteUrl.slice(7)
  const what = 'the site is not ready (an inquiry was refused at 25 Nov, 14:02 IST)'
  expect(await subjects()).toEqual([
    `Alarm at ${host}: ${what}`,
    'Waiting for an answer: 0, overdue: 0',
    `Over at ${host}: ${what}`,
  ])
  const [alarm, morningMail] = await mails()
  expect(alarm!.text).toContain('Alarm since 25 Nov, 04:30 IST')
  expect(morningMail!.text).toMatch(/^Alarm since 25 Nov, 04:30 IST: the site.*migrate/)
})

it('a quiet day has a morning mail, a login an hour, and no alarm; nor has a restart of a minute; the heart beats after good rounds alone', async () => {
  vi.stubEnv('HEARTBEAT_URL', `${siteUrl}/beat`)
  const logins = vi.spyOn((mailer = openMailer()), 'check')
  for (const minute of [0, 1, 59, 211, 1440]) await round(after(night, minute))
  site.status = 502
  await round(after(night, 1441))
  site.status = 200
  for (const minute of [1442, 1447]) await round(after(night, minute))
  expect(await subjects()).toEqual(['Waiting for an answer: 0, overdue: 0'])
  expect(logins).toHaveBeenCalledTimes(4)
  expect(site.asked.filter(url => url === '/beat')).toHaveLength(8)
  vi.stubEnv('DATABASE_STAFF_URL', nowhere)
  await round(after(night, 1448))
  expect(site.asked.at(-1)).toBe('/api/ready')
})

it('what ALERT_TO refuses goes to the studio, whose morning mail names the recipient', async () => {
  vi.stubEnv('ALERT_TO', 'engineer@example.com')
  vi.stubEnv('DATABASE_STAFF_URL', nowhere)
  server.refusals = { 'engineer@example.com': '550 5.1.1 unknown' }
  for (const minute of [-20, 0]) await round(after(morning, minute))
  const [alarm, ofMorning] = await mails()
  expect([alarm!.to![0]!.address, alarm!.subject]).toEqual([
    'studio@example.com',
    expect.stringMatching(/^Alarm at .*ECONNREFUSED/),
  ])
  expect(ofMorning!.text).toMatch(/^The mail server .* to engineer@example\.com \(550\)/m)
  expect(ofMorning!.text).toMatch(/^Alarm since .*Tell the person.*ECONNREFUSED/s)
})

it('on Mondays the morning mail tells how soon couples were answered, and of one address for all', async () => {
  const monday = new Date('2026-11-30T02:31:00Z')
  for (const hours of [2, 5, 30])
    await insertNotified(before(monday, 50), before(monday, 50 - hours))
  await insertNotified(before(monday, 400), before(monday, 300))
  await round(monday)
  expect((await mails())[0]!.text).toMatch(
    /seven days: 3, half within 5 hours, the slowest after 30\. SMTP_FROM is also a recipient/,
  )
})

it('backups are an alarm when the last proof is late, is of a time to come, or has not come since the start, and when the disk is nearly full', async () => {
  const folder = temporaryFolder()
  const proved = path.join(folder, 'proved')
  const names = () => [...memory.alarms.keys()]
  const roundWithProof = async (hours: number) => {
    writeFileSync(proved, '')
    utimesSync(proved, night, before(night, hours))
    await round()
    return names()
  }
  vi.stubEnv('BACKUPS_DIR', folder)
  await round()
  expect(names()).toEqual([])
  expect(await roundWithProof(27)).toEqual(['backup'])
  expect(await roundWithProof(1)).toEqual([])
  memory.startedAt = before(night, 27)
  expect(await roundWithProof(-1)).toEqual(['backup'])
  vi.mocked(statfsSync).mockReturnValueOnce({ bavail: 1_999, bsize: 1e6 } as StatsFs)
  expect(await roundWithProof(1)).toEqual(['disk'])
})

it('a server that is not on this machine gets no mail without TLS', async () => {
  const elsewhere = await openMailServer('127.0.0.2')
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.2:${elsewhere.port}`)
  await couples(1)
  const { problems } = await round()
  await elsewhere.close()
  expect([...problems].join()).toContain('ETLS')
  expect(elsewhere.mails).toEqual([])
})

it('both forms are proved at the start and each night after two; a failure is tried once more, mailed, said in the morning, and over once they are', async () => {
  vi.stubEnv('SITE_URL', 'https://site.example')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const two = new Date('2026-11-26T02:00+05:30')
  const proofs = vi.mocked(proveForms).mockRejectedValueOnce(0)
  const proofsAfter = async (minutes: number[], failure?: { subject: string; toDo: string }) => {
    proofs.mockResolvedValue(failure)
    for (const minute of minutes) await round(after(two, minute))
    return proofs.mock.calls.length
  }
  await couples(1)
  await owner`update morning_mail set proof_ids = array(select id from inquiries)`
  expect(await proofsAfter([-3, -2, -1])).toBe(2)
  expect((await rows())[0]!.notified_at).toBeInstanceOf(Date)
  const failure = { subject: 'the form of / fails', toDo: 'Look.' }
  expect(await proofsAfter([0, 1, 9], failure)).toBe(3)
  expect(server.mails).toEqual([])
  expect(await proofsAfter([10, 11, 21, 361], failure)).toBe(4)
  expect(await proofsAfter([1440, 1441, 1801])).toBe(5)
  const [alarm, said, end, proved] = await mails()
  expect([alarm!.subject, end!.subject]).toEqual([
    'Alarm at site.example: the form of / fails',
    'Over at site.example: the form of / fails',
  ])
  expect(said!.text).toMatch(/^Alarm since 26 Nov, 02:00 IST: the form of \/ fails\. Look\./)
  expect(said!.text).not.toContain('proved at')
  expect(proved!.text).toContain('Both forms were proved at 02:00.')
})
