import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { beforeEach, expect, it, vi } from 'vitest'
import { referenceOf, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import type { ListedInquiry } from '@/db/mail-queue'
import { detailedInquiry, inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { openMailer } from './notify/mailer'
import { emptyMemory } from './notify/round'
import { needsReminder, runRound } from './notify/run-round'
import { type MailServer, openMailServer } from './notify/testing-mail'

const { owner, ownerUrl, staffUrl } = await freshDatabase({ emptied: true })
const nowhere = 'postgres://staff:x@127.0.0.1:1/x'
let server: MailServer
let memory: ReturnType<typeof emptyMemory>
beforeEach(async () => {
  await owner`update morning_mail set sent_on = '-infinity'`
  server = await openMailServer()
  memory = emptyMemory()
  vi.stubEnv('DATABASE_STAFF_URL', staffUrl)
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  vi.stubEnv('SMTP_TO', 'studio@example.com')
  vi.stubEnv('SITE_URL', 'https://site.example')
  return () => server.close()
})

/** Tests begin at an hour without mails of its own. */
const night = new Date('2026-11-24T23:00:00Z') // 04:30 in India
const morning = new Date('2026-11-25T02:31:00Z') // 08:01
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * 3_600_000)
const round = (now = night) =>
  runRound({ mailer: openMailer(), memory, stop: new AbortController().signal }, now)
const mails = () => Promise.all(server.mails.map(mail => PostalMime.parse(mail)))
const subjects = async () => (await mails()).map(({ subject }) => subject)
const links = async () => (await mails())[0]!.text!.match(/\/answered\//g)

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
/** An inquiry that the studio was mailed about. */
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
    expect(received).toHaveLength(4)
    expect(received[0]!.to!.map(({ address }) => address)).toEqual(recipients)
    for (const { subject, text, html, replyTo } of received) {
      // Without ids: random digits may be those of the telephone.
      const told = [subject, text, html, replyTo].join().replace(/[\da-f-]{16,}/g, '')
      expect(told).not.toMatch(/Meera|meera@|wa\.me|mailto|2027|98765/)
      expect(text!.match(/\/answered\//g)).toHaveLength(text!.includes('from the top') ? 2 : 1)
    }
  },
)

it('no mail is answered by a holiday reply, and its sender is one address with a name of its own', async () => {
  vi.stubEnv('SMTP_TO', 'studio@example.com, asha@example.com')
  await round(morning)
  const [mail] = await mails()
  expect(mail!.from).toEqual({ name: 'Noor Vista site', address: 'studio@example.com' })
  expect(mail!.to).toHaveLength(2)
  expect(Object.fromEntries(mail!.headers.map(({ key, value }) => [key, value]))).toMatchObject({
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'All',
  })
})

it.each(['a@example.com b@example.com', 'a@example.com,', 'Asha <a@example.com>'])(
  'the start refuses the recipients %j in a sentence',
  recipients => {
    for (const variable of ['SMTP_TO', 'ALERT_TO', 'SMTP_FROM']) {
      vi.stubEnv(variable, recipients)
      expect(openMailer).toThrow(`${variable} must read asha@studio.example, `)
      vi.stubEnv(variable, '')
    }
  },
)

it('reminders come once, six hours before the answer is due, in one mail, later where it fails; none of what is answered', async () => {
  for (const answered_at of [null, null, morning])
    await insertNotified(before(morning, 18.1), answered_at)
  server.judge = () => 'refuse'
  await round(morning)
  expect((await rows()).map(row => row.reminded_at)).toEqual([null, null, null])
  server.judge = () => undefined
  for (let time = 0; time < 3; time++) await round(morning)
  const [reminder, ...more] = (await subjects()).filter(each => !each!.startsWith('Waiting'))
  expect([reminder, more]).toEqual(['Not answered yet: Asha, and 1 more', []])
  expect(await links()).toHaveLength(2)
  expect((await rows()).filter(row => row.reminded_at)).toHaveLength(2)
})

it.each([
  ['25 20:59', '25 22:30', false],
  ['25 21:00', '25 22:30', true],
  ['25 21:59', '26 06:59', true],
  ['25 21:59', '26 07:01', false],
  ['25 22:00', '25 21:30', false],
  ['25 06:59', '25 05:00', false],
  ['25 07:00', '25 05:00', true],
])('reminders at %s of what is to be reminded of at %s: %j', (now, at, expected) => {
  const inIndia = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+05:30`)
  const waiting = {
    created_at: before(inIndia(at), 18),
    answered_at: null,
    reminded_at: null,
  } as ListedInquiry
  expect(needsReminder(waiting, inIndia(now))).toBe(expected)
})

it('the morning mail says who waits with links, what is overdue and how old the backup is, once a day, also after a restart', async () => {
  await insertNotified(before(morning, 30))
  const folder = temporaryFolder()
  vi.stubEnv('BACKUPS_DIR', folder)
  writeFileSync(path.join(folder, 'proved'), '')
  await round(before(morning, 2 / 60)) // 07:59
  for (let restart = 0; restart < 2; restart++) {
    memory = emptyMemory()
    for (let time = 0; time < 2; time++) await round(morning)
  }
  expect(await subjects()).toEqual(['Waiting for an answer: 1, overdue: 1'])
  expect((await mails())[0]!.text).toMatch(
    /OVERDUE since .*\| Asha.*mailto:a@b.*https:.*The last proved backup is 0 hours old\.\s*$/s,
  )
})

it.each(['cannot be written', 'is away'])(
  'the morning mail comes once although the database %s',
  async state => {
    const name = new URL(ownerUrl).pathname.slice(1) // other tests have the same role
    if (state === 'is away') vi.stubEnv('DATABASE_STAFF_URL', nowhere)
    else
      await owner.unsafe(
        `alter role staff in database ${name} set default_transaction_read_only = on`,
      )
    for (let time = 0; time < 10; time++) await round(morning)
    await owner.unsafe(`alter role staff in database ${name} reset all`)
    expect(server.mails).toHaveLength(1)
  },
)

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
  server.refusedRecipients = ['left@example.com']
  server.judge = mail => (/^Subject: Waiting/m.test(mail) ? undefined : 'refuse')
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await couples(6)
  const { problems, answered } = await round(morning)
  expect([...problems]).toEqual(['A mail could not be sent: EMESSAGE 550'])
  expect([answered, await subjects()]).toEqual([true, ['Waiting for an answer: 6, overdue: 0']])
  expect(log.mock.calls).toEqual([['The mail server refuses the recipient left@example.com.']])
})

it('a mail server gets more than twenty that wait at the start in one mail with their links', async () => {
  await couples(21)
  for (let time = 0; time < 2; time++) await round()
  expect([await subjects(), (await links())!.length]).toEqual([['New inquiries: 21'], 21])
})

it('an alarm comes once while it lasts, by its name, without a database, to SMTP_TO or to ALERT_TO', async () => {
  const folder = temporaryFolder()
  vi.stubEnv('BACKUPS_DIR', folder)
  vi.stubEnv('DATABASE_STAFF_URL', nowhere)
  writeFileSync(path.join(folder, 'proved'), '')
  for (const hours of [27, 28, 1, 27]) {
    utimesSync(path.join(folder, 'proved'), new Date(), before(new Date(), hours))
    if (hours === 1) vi.stubEnv('ALERT_TO', 'engineer@example.com')
    await round()
  }
  expect(await subjects()).toEqual(Array(2).fill('Alarm: no proved backup in the last 26 hours'))
  expect((await mails()).map(({ to }) => to![0]!.address)).toEqual([
    'studio@example.com',
    'engineer@example.com',
  ])
})
