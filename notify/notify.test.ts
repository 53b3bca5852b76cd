import { once } from 'node:events'
import { statfsSync, type StatsFs, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mailWords, notifyWords } from '@/content/emails'
import { queriesMs } from '@/db/connect'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { referenceOf } from '@/lib/inquiry/id'
import {
  answerDue,
  answerHours,
  type ListedInquiry,
  nightBegins,
  nightEnds,
  reminderDue,
  reminderHours,
} from '@/db/outbox'
import { detailedInquiry, inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/test/database'
import { startDatabaseGate } from '@/db/test/gate'
import { hourInIndia } from '@/lib/india'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import { describeAlarm, mostHours } from './alarms'
import { type Mailer, openMailer } from './mailer'
import { firstPauseMinutes } from './notices'
import { proveForms } from './smoke-test'
import { emptyMemory } from './round'
import { morningHour, problemMs, runRound } from './run-round'
import { nightBeginsMs, outageMs, proofPatienceMs, retryMs } from './site-watch'
import { describeProof, fillSentence, fillWords } from './words'
import { type MailServer, openMailServer } from '@/notify/test/mail-server'
import { setEnv } from '@/lib/test/env'

vi.mock('node:fs', async importOriginal => {
  const original = await importOriginal<typeof import('node:fs')>()
  return { ...original, statfsSync: vi.fn(original.statfsSync) }
})

vi.mock('./smoke-test', () => ({ proveForms: vi.fn().mockRejectedValue(0) }))

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
  setEnv('DATABASE_STAFF_URL', staffUrl)
  setEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  setEnv('SMTP_TO', 'studio@example.com')
  setEnv('SITE_URL', siteUrl)
  return () => server.close()
})

const { lists, notice, alarms } = mailWords
const waiting = (all: number, overdue = 0) =>
  fillSentence(lists.morning.subject, { waiting: all, overdue })
const remindedOf = (couples: string) => fillSentence(lists.reminded_at.subject, { couples })
const overdueOf = (couples: string) => fillSentence(lists.overdue_at.subject, { couples })
const andAnother = (first: string) => fillSentence(lists.andMore, { first, count: 1 })

const before = (time: Date, hours: number) => new Date(time.getTime() - hours * 3_600_000)
const after = (time: Date, minutes: number) => before(time, -minutes / 60)
const minutesOf = (ms: number) => ms / 60_000
const hourOfDay = (hour: number) => before(new Date('2026-11-25T00:00+05:30'), -hour)
/** Against hanging: a busy machine takes seconds to open a connection again. */
const hangs = { timeout: 60_000 }
/** An hour without mails of its own. */
const night = hourOfDay(Math.min(morningHour, nightEnds) - 2.5)
const morning = after(hourOfDay(morningHour), 1)
const minutesToMorning = minutesOf(morning.getTime() - night.getTime())
/** Reminders come too. */
const day = after(hourOfDay(Math.max(morningHour, nightEnds)), 1)
/** An answer is due soon after the time. */
const minutesLeft = (reminderHours - 1) * 60
const nearlyDue = (time: Date) => before(time, answerHours - minutesLeft / 60)
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
  expect(right!.subject).toBe(fillSentence(notice.again, { couple: 'asha & kabir' }))
  expect(right!.replyTo).toEqual([{ name: 'asha & kabir', address: 'ASHA@example.org' }])
  expect(right!.text).toContain('asha@exmaple.org')
  expect(wrong!.text).toContain('ASHA@example.org')
  expect(other!.text).toContain(referenceOf(row!.id as string))
  expect(other!.text).not.toMatch(/asha|kabir/i)
})

it.each([
  ['NOTICE_DETAILS=no', 'no', 'standard', ['studio@example.com']],
  ['Full NDA required', '', 'nda', ['studio@example.com', 'engineer@example.com']],
] as const)(
  'mails leave out who wrote by %s, and a colleague who may read it is told',
  async (_, details, nda, recipients) => {
    setEnv('ALERT_TO', 'engineer@example.com')
    setEnv('NOTICE_DETAILS', details)
    await saveDetailedInquiry({ ...detailedInquiry, nda })
    await saveDetailedInquiry({ ...detailedInquiry, nda, story: null })
    await owner`update detailed_inquiries set created_at = ${nearlyDue(day)}`
    await round(day)
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

it('a reminder comes once before an answer is due and once when it is over, later where it fails, to ALERT_TO by reference; none of what is answered', async () => {
  setEnv('ALERT_TO', 'studio@example.com, engineer@example.com')
  for (const answered_at of [null, null, day]) await insertNotified(nearlyDue(day), answered_at)
  server.judge = () => '552 5.2.2 full'
  await round(day)
  expect(await owner`select from inquiries where reminded_at is not null`).toEqual([])
  server.judge = () => undefined
  for (const minutes of [0, 1, 2, minutesLeft, minutesLeft + 60]) await round(after(day, minutes))
  expect((await mails('studio'))[0]!.text!.match(/\/answered\//g)).toHaveLength(2)
  expect(await subjects('studio')).toEqual([
    remindedOf(andAnother('Asha')),
    waiting(2),
    overdueOf(andAnother('Asha')),
  ])
  const due = await owner`select id from inquiries where reminded_at < overdue_at order by id`
  const references = due.map(({ id }) => referenceOf(id as string))
  expect(due).toHaveLength(2)
  expect(await subjects('engineer')).toEqual([
    remindedOf(andAnother(references[0]!)),
    overdueOf(andAnother(references[0]!)),
  ])
  const [byReference] = await mails('engineer')
  expect(byReference!.html).not.toMatch(/Asha|href/)
})

it('a reminder comes at an hour of the day, before its answer is due, unless too little of the day is left', () => {
  for (let later = 0; later < 24; later++) {
    const created_at = before(night, -later)
    const inquiry = { created_at, answered_at: null, reminded_at: null } as ListedInquiry
    const due = answerDue(inquiry)
    for (let left = answerHours; left >= 0; left--) {
      const now = before(due, left)
      const hour = hourInIndia(now)
      const isDay = hour >= nightEnds && hour < nightBegins
      const expected = left === 0 ? 'overdue_at' : left <= reminderHours && 'reminded_at'
      if (!isDay) expect(reminderDue(inquiry, now)).toBeUndefined()
      else if (expected) expect(reminderDue(inquiry, now)).toBe(expected)
    }
  }
})

it('the morning mail comes at its hour, once a day, also after a restart', async () => {
  await insertNotified(before(day, answerHours + 6))
  await round(after(hourOfDay(morningHour), -1))
  expect(await subjects()).not.toContain(waiting(1, 1))
  for (let restart = 0; restart < 2; restart++) {
    memory = emptyMemory()
    for (let time = 0; time < 2; time++) await round(day)
  }
  expect(await subjects()).toEqual([overdueOf('Asha'), waiting(1, 1)])
})

it('the morning mail comes once, in other words where the database is away or refuses the login', async () => {
  const name = new URL(ownerUrl).pathname.slice(1) // other tests have the same role
  await owner.unsafe(`alter role staff in database ${name} set default_transaction_read_only = on`)
  for (const url of [staffUrl, staffUrl.replace(/:[^:@]+@/, ':wrong@'), nowhere]) {
    setEnv('DATABASE_STAFF_URL', url)
    memory = emptyMemory(night)
    for (let time = 0; time < 2; time++) await round(morning)
  }
  await owner.unsafe(`alter role staff in database ${name} reset all`)
  expect(await subjects()).toEqual([
    waiting(0),
    lists.withoutLogin.subject,
    lists.withoutDatabase.subject,
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
  setEnv('SMTP_TO', 'studio@example.com, left@example.com')
  server.refusals = { 'left@example.com': '550 5.1.1 unknown' }
  server.judge = mail => (mail.includes(waiting(6)) ? undefined : '550 5.6.0 no')
  await couples(6)
  const { problems, answered } = await round(morning)
  expect([...problems]).toEqual([
    fillSentence(notifyWords.notSent, { code: 'EMESSAGE 550' }),
    fillSentence(notifyWords.refused, { recipient: 'left@example.com', code: 550 }),
  ])
  expect([answered, await subjects()]).toEqual([true, [waiting(6)]])
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
  const count = (subject: string) => first.filter(each => each!.includes(subject)).length
  expect([count('couple'), count(fillSentence(notice.check, { couple: 'flood' }))]).toEqual([14, 5])
  expect(first.slice(19)).toEqual([fillSentence(lists.newInquiries.subject, { count: 279 })])
  memory = emptyMemory()
  await insert(3, flags)
  await owner`with earlier as (select id, row_number() over () from inquiries
      where notified_at = (select max(notified_at) from inquiries) limit 174)
    update inquiries set notified_at = now() - row_number * interval '1 second' - interval '20 hours'
    from earlier where inquiries.id = earlier.id`
  await insert(30, [])
  await round(after(now, 61))
  expect((await subjects()).slice(20)).toEqual([
    ...Array(6).fill('flood'),
    fillSentence(lists.newInquiries.subject, { count: 27 }),
  ])
})

it('when the server speaks of a limit notices wait, then twice as long, and reminders and alarms do not', async () => {
  setEnv('BACKUPS_DIR', temporaryFolder())
  memory.startedAt = before(day, mostHours + 1)
  await insertNotified(nearlyDue(day))
  await couples(2)
  let tries = 0
  server.judge = mail => {
    if (!/^Subject: .*couple \d/m.test(mail)) return undefined
    tries++
    return '450 4.7.0 too many'
  }
  const triesAt = []
  const pause = firstPauseMinutes
  for (const minute of [0, pause - 1, pause, 3 * pause - 1, 3 * pause]) {
    await round(after(day, minute))
    triesAt.push(tries)
  }
  expect(triesAt).toEqual([1, 1, 2, 2, 3])
  expect((await subjects()).slice(0, 3)).toEqual([
    expect.stringContaining(fillSentence(alarms.backup.subject, { hours: mostHours })),
    remindedOf('Asha'),
    waiting(3),
  ])
  await round(after(day, minutesOf(problemMs)))
  expect((await subjects()).at(-1)).toContain(
    fillSentence(notifyWords.notSent, { code: 'EMESSAGE' }),
  )
})

it('a mail that a server puts off at first arrives, and alarms nobody', async () => {
  server.refusals = { 'studio@example.com': '451 4.7.1 later' }
  await couples(1)
  for (const minute of [0, firstPauseMinutes, minutesOf(problemMs) + 5]) {
    await round(after(night, minute))
    server.refusals = {}
  }
  expect(await subjects()).toEqual([expect.stringContaining('couple 0')])
})

it('a database that freezes before or after a mail holds nothing up, and no mail is sent again', async () => {
  const gate = await startDatabaseGate(staffUrl)
  onTestFinished(gate.close)
  setEnv('DATABASE_STAFF_URL', gate.url)
  const { setTimeout } = globalThis
  let limits = 0
  const freezeAtLimit = (which: number) => {
    limits = 0
    const atOnce = (work: () => void, ms: number, ...more: []) => {
      if (ms === queriesMs) limits++
      const isNow = ms === queriesMs && limits === which
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
  }, hangs)
  expect(await subjects()).toEqual([expect.any(String), waiting(1)])
})

it('a site that is not ready for some minutes is an alarm, which names its host and what came, once, and once when it is over', async () => {
  Object.assign(site, { status: 301, words: 'an inquiry was refused at 25 Nov, 14:02 IST' })
  const outage = minutesOf(outageMs)
  for (const minute of [0, outage - 1]) await round(after(night, minute))
  expect(server.mails).toEqual([])
  for (const minute of [outage, outage + 1, minutesToMorning]) await round(after(night, minute))
  site.status = 200
  for (const minute of [1, 2, 3]) await round(after(morning, minute))
  const host = siteUrl.slice(7)
  const what = { ...fillWords(alarms.site, { failure: site.words }), since: night }
  expect(await subjects()).toEqual([
    fillSentence(mailWords.alarm, { host, subject: what.subject }),
    waiting(0),
    fillSentence(mailWords.allClear.subject, { host, subject: what.subject }),
  ])
  const [alarm, morningMail] = await mails()
  for (const { text } of [alarm!, morningMail!]) expect(text).toContain(describeAlarm(what))
})

it('a quiet day has a morning mail, a login an hour, and no alarm; nor has a restart of a minute; the heart beats after good rounds alone', async () => {
  setEnv('HEARTBEAT_URL', `${siteUrl}/beat`)
  const logins = vi.spyOn((mailer = openMailer()), 'check')
  for (const minute of [0, 1, 59, minutesToMorning, 1440]) await round(after(night, minute))
  site.status = 502
  await round(after(night, 1441))
  site.status = 200
  for (const minute of [1442, 1447]) await round(after(night, minute))
  expect(await subjects()).toEqual([waiting(0)])
  expect(logins).toHaveBeenCalledTimes(4)
  expect(site.asked.filter(url => url === '/beat')).toHaveLength(8)
  setEnv('DATABASE_STAFF_URL', nowhere)
  await round(after(night, 1448))
  expect(site.asked.at(-1)).toBe('/api/ready')
})

it('what ALERT_TO refuses goes to the studio, whose morning mail names the recipient', async () => {
  setEnv('ALERT_TO', 'engineer@example.com')
  setEnv('DATABASE_STAFF_URL', nowhere)
  server.refusals = { 'engineer@example.com': '550 5.1.1 unknown' }
  for (const minute of [-minutesOf(problemMs) - 5, 0]) await round(after(morning, minute))
  const [alarm, ofMorning] = await mails()
  expect([alarm!.to![0]!.address, alarm!.subject]).toEqual([
    'studio@example.com',
    expect.stringContaining('ECONNREFUSED'),
  ])
  expect(ofMorning!.text).toContain(
    fillSentence(notifyWords.refused, { recipient: 'engineer@example.com', code: 550 }),
  )
})

it('on Mondays the morning mail tells how soon couples were answered, and of one address for all', async () => {
  const monday = before(morning, -5 * 24)
  for (const hours of [2, 5, 30])
    await insertNotified(before(monday, 50), before(monday, 50 - hours))
  await insertNotified(before(monday, 400), before(monday, 300))
  await round(monday)
  const [{ text } = {}] = await mails()
  expect(text).toContain(
    fillSentence(mailWords.answersOfWeek, { recorded: 3, half: 5, slowest: 30 }),
  )
  expect(text).toContain(notifyWords.oneAddress)
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
  setEnv('BACKUPS_DIR', folder)
  await round()
  expect(names()).toEqual([])
  expect(await roundWithProof(mostHours + 1)).toEqual(['backup'])
  expect(await roundWithProof(1)).toEqual([])
  memory.startedAt = before(night, mostHours + 1)
  expect(await roundWithProof(-1)).toEqual(['backup'])
  vi.mocked(statfsSync).mockReturnValueOnce({ bavail: 1_999, bsize: 1e6 } as StatsFs)
  expect(await roundWithProof(1)).toEqual(['disk'])
})

it('a server that is not on this machine gets no mail without TLS', async () => {
  const elsewhere = await openMailServer('127.0.0.2')
  setEnv('SMTP_URL', `smtp://127.0.0.2:${elsewhere.port}`)
  await couples(1)
  const { problems } = await round()
  await elsewhere.close()
  expect([...problems].join()).toContain('ETLS')
  expect(elsewhere.mails).toEqual([])
})

it('both forms are proved at the start and each night; a failure is tried once more, mailed, said in the morning, and over once they are', async () => {
  setEnv('SITE_URL', 'https://site.example')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const start = new Date(Date.UTC(2026, 10, 25) + nightBeginsMs)
  const nextMorning = minutesOf(before(morning, -24).getTime() - start.getTime())
  const retry = minutesOf(retryMs)
  const proofs = vi.mocked(proveForms).mockRejectedValueOnce(0)
  const proofsAfter = async (minutes: number[], failure?: { subject: string; toDo: string }) => {
    proofs.mockResolvedValue(failure)
    for (const minute of minutes) await round(after(start, minute))
    return proofs.mock.calls.length
  }
  await couples(1)
  await owner`update morning_mail set proof_ids = array(select id from inquiries)`
  expect(await proofsAfter([-3, -2, -1])).toBe(2)
  expect((await rows())[0]!.notified_at).toBeInstanceOf(Date)
  const failure = { subject: 'the form of / fails', toDo: 'Look.' }
  expect(await proofsAfter([0, 1, retry - 1], failure)).toBe(3)
  expect(server.mails).toEqual([])
  const afterRetry = [retry, retry + 1, minutesOf(proofPatienceMs) + 1, nextMorning]
  expect(await proofsAfter(afterRetry, failure)).toBe(4)
  expect(await proofsAfter([1440, 1441, 1440 + nextMorning])).toBe(5)
  const [alarm, said, end, proved] = await mails()
  expect([alarm!.subject, end!.subject]).toEqual([
    fillSentence(mailWords.alarm, { host: 'site.example', subject: failure.subject }),
    fillSentence(mailWords.allClear.subject, { host: 'site.example', subject: failure.subject }),
  ])
  expect(said!.text).toContain(describeAlarm({ ...failure, since: start }))
  expect(said!.text).not.toContain(describeProof(after(start, -3)))
  expect(proved!.text).toContain(describeProof(after(start, 1440)))
})
