import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { referenceOf, saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import type { OpenInquiry } from '@/db/mail-queue'
import { detailedInquiry, inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { openMailer } from './notify/mailer'
import { emptyMemory } from './notify/round'
import { needsReminder, runRound } from './notify/run-round'
import { type MailServer, openMailServer, readMail } from './notify/testing-mail'

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
const round = (now = night, details = true) =>
  runRound({ mailer: openMailer(), details, memory, stop: new AbortController().signal }, now)
const mails = () => server.mails.map(readMail)
const headerOf = (name: string, n = 0) =>
  mails()[n]!.headers.find(line => line.startsWith(`${name}: `))
const subjects = () => mails().map((_, n) => headerOf('Subject', n)!.slice(9))
const links = () => mails()[0]!.text.match(/\/answered\//g)

const asha = {
  ...inquiry,
  names: 'Asha & Kabir',
  email: 'asha@example.org',
  location: 'Udaipur',
  message: 'In the rain',
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

it('the mail about an inquiry has every answer by its label, replies to the couple, and links to WhatsApp, telephone and answer', async () => {
  await saveInquiry({ ...asha, guest_count: null })
  for (let time = 0; time < 2; time++) await round()
  const [row] = await rows()
  expect(subjects()).toEqual([
    expect.stringMatching(
      /^Asha & Kabir, 14 February 2027, Udaipur, answer by \d+ \w+, \d\d:\d\d IST$/,
    ),
  ])
  expect(headerOf('Reply-To')).toBe('Reply-To: "Asha & Kabir" <asha@example.org>')
  const { text } = mails()[0]!
  expect(text).toContain(`Answered:\nhttps://site.example/answered/${row!.token}`)
  const answers = 'Investment Range:\n₹12 lakhs and above\n\nTell Us Your Story:\nIn the rain'
  for (const part of [
    'https://wa.me/919876543210',
    'tel:+919876543210',
    'Wedding Date:\n14 February 2027',
    answers,
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Guest Count|null/)
  expect(row!.notified_at).toBeInstanceOf(Date)
})

it('the mail about an inquiry names a similar one by its reference alone, and asks neutrally to check a flagged one', async () => {
  const id = await saveInquiry({ ...asha, wedding_date: '2027-03-03' })
  const meera = { ...shortestDetailedInquiry, name: 'Meera', email: 'ASHA@example.org' }
  await saveDetailedInquiry(meera, ['busy hour'])
  const strange = { names: 'Zoya', phone: '1', email: 'a?bcc=x@example.org' }
  await saveInquiry({ ...asha, ...strange, wedding_date: '2027-03-03' }, ['many links'])
  await saveDetailedInquiry({
    ...shortestDetailedInquiry,
    name: 'ASHA & KABIR',
    email: 'asha@gmial',
  })
  await saveDetailedInquiry({ ...shortestDetailedInquiry, name: 'A', phone: asha.phone })
  await round()
  for (const { text } of mails().slice(1))
    expect(text).toMatch(
      new RegExp(`The same day, e-mail, telephone or name: .*${referenceOf(id)}`),
    )
  expect(mails()[1]!.text).not.toContain('Kabir')
  expect([headerOf('Reply-To', 1), headerOf('Reply-To', 2)]).toEqual([
    'Reply-To: Meera <ASHA@example.org>',
    undefined,
  ])
  const write = 'Write:\nmailto:a%3Fbcc%3Dx@example.org?subject=Noor%20Vista'
  for (const part of ['Please check: many links.', write]) expect(mails()[2]!.text).toContain(part)
})

it.each([
  ['NOTICE_DETAILS=no', false, 'standard'],
  ['Full NDA required', true, 'nda'],
] as const)('the mail about an inquiry leaves the answers out by %s', async (_, details, nda) => {
  await saveDetailedInquiry({ ...detailedInquiry, nda })
  await round(night, details)
  expect(subjects()[0]).toMatch(/^Inquiry [\da-f]{4} [\da-f]{4}, answer by /)
  expect(links()).toHaveLength(1)
  // Without ids and marks of MIME: random digits may be those of the telephone.
  const mail = (mails()[0]!.headers.join() + mails()[0]!.text).replace(/[\da-f-]{16,}/g, '')
  expect(mail).not.toMatch(/Meera|meera@|wa\.me|2027|98765/)
})

it.each([
  ['a newline', 'Asha\r\nBcc: x@evil.example'],
  ['an encoded word', '=?utf-8?Q?Asha=0ABcc:_x@evil.example?='],
  ['two hundred marks', `Z${'\u0351'.repeat(199)}`],
  ['a text turned round', 'Asha\u202egnp.exe'],
])(
  'the mail about an inquiry has no header that a stranger wrote: %s in the names',
  async (_, names) => {
    await owner`insert into inquiries (id, names, email, location)
    values (gen_random_uuid(), ${names}, 'आरव@example.org', ${names})`
    expect((await round()).problems).toEqual(new Set())
    const [head = ''] = server.mails[0]!.split('\r\n\r\n')
    expect(head).not.toMatch(/^(bcc|reply-to)/im)
    expect(mails()[0]!.headers.filter(line => !/^[A-Z][\w-]+: /.test(line))).toEqual([])
    expect(subjects()[0]!.length).toBeLessThan(220)
    expect(subjects()[0]).not.toMatch(/[\r\n\u202e]/)
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
  expect(subjects().filter(each => !each.startsWith('Waiting'))).toEqual([
    expect.stringMatching(/^Not answered yet: [\da-f ]{9}, [\da-f ]{9}$/),
  ])
  expect(links()).toHaveLength(2)
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
  } as OpenInquiry
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
  expect(subjects()).toEqual(['Waiting for an answer: 1, overdue: 1'])
  expect(mails()[0]!.text).toMatch(
    /OVERDUE since .*Answered:\nhttps.*The last proved backup is 0 hours old\.$/s,
  )
  expect(mails()[0]!.text).not.toContain('Asha')
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
  expect(subjects().at(-1)).toContain('couple 0')
})

it('a mail server that refuses one kind of mail, or one recipient of two, gets the rest', async () => {
  vi.stubEnv('SMTP_TO', 'studio@example.com, left@example.com')
  server.refusedRecipients = ['left@example.com']
  server.judge = mail => (/couple/.test(mail) ? 'refuse' : undefined)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await couples(6)
  const { problems, answered } = await round(morning)
  expect([...problems]).toEqual(['A mail could not be sent: EMESSAGE 550'])
  expect([answered, subjects()]).toEqual([true, ['Waiting for an answer: 6, overdue: 0']])
  expect(log.mock.calls).toEqual([['The mail server refuses the recipient left@example.com.']])
})

it('a mail server gets more than twenty that wait at the start in one mail with their links', async () => {
  await couples(21)
  for (let time = 0; time < 2; time++) await round()
  expect([subjects(), links()!.length]).toEqual([['New inquiries: 21'], 21])
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
  expect(subjects()).toEqual(
    Array(2).fill(expect.stringContaining('Alarm: There is no proved backup')),
  )
  expect([headerOf('To'), headerOf('To', 1)]).toEqual([
    'To: studio@example.com',
    'To: engineer@example.com',
  ])
})
