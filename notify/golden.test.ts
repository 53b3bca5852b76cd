import {
  existsSync,
  readdirSync,
  statfsSync,
  type StatsFs,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import PostalMime from 'postal-mime'
import { beforeEach, expect, it, vi } from 'vitest'
import { contact } from '@/content/contact'
import { proofWords } from '@/content/emails'
import { type ListedInquiry, reminderDue } from '@/db/outbox'
import { detailedInquiries, inquiries } from '@/db/schema'
import { freshDatabase } from '@/db/test/database'
import { indianTime } from '@/lib/india'
import type { DetailedInquiry, Inquiry } from '@/lib/inquiry/fields'
import { temporaryFolder } from '@/lib/test/temporary-folder'
import { type Mailer, openMailer } from './mailer'
import { proveForms } from './smoke-test'
import { emptyMemory } from './round'
import { fillWords } from './words'
import { runRound } from './run-round'
import { type MailServer, openMailServer } from '@/notify/test/mail-server'
import { setEnv } from '@/lib/test/env'

// Every kind of email, as the mail server receives it. `npm run golden` writes the files.

vi.mock('node:fs', async importOriginal => {
  const original = await importOriginal<typeof import('node:fs')>()
  return { ...original, statfsSync: vi.fn() }
})
vi.mock('./smoke-test', () => ({ proveForms: vi.fn() }))

const halfHourMs = 1_800_000
const golden = fileURLToPath(new URL('golden', import.meta.url))
const { owner, staffUrl } = await freshDatabase({ emptied: true })
const db = drizzle(owner)
let server: MailServer
let mailer: Mailer
let memory: ReturnType<typeof emptyMemory>
let sentAt: Date[]
const written = new Set<string>()

beforeEach(async () => {
  server = await openMailServer()
  sentAt = []
  await owner`update morning_mail set sent_on = '-infinity'`
  const site = { SITE_URL: 'https://www.site.example', DATABASE_STAFF_URL: staffUrl }
  const addresses = {
    SMTP_TO: 'studio@studio.example',
    SMTP_FROM: 'site@studio.example',
    ALERT_TO: 'studio@studio.example, engineer@agency.example',
  }
  const unset = { NOTICE_DETAILS: '', BACKUPS_DIR: '', HEARTBEAT_URL: '' }
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
  for (const [name, value] of Object.entries({ ...site, ...addresses, ...unset, ...smtp }))
    setEnv(name, value)
  vi.spyOn(console, 'error').mockReturnValue()
  answerAs(200)
  vi.mocked(statfsSync).mockReturnValue({ bavail: 50_000, bsize: 1e6 } as StatsFs)
  vi.mocked(proveForms).mockResolvedValue(undefined)
  return () => server.close()
})

const answerAs = (status: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status }))

const inIndia = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+05:30`)

/** notify starts at the first of these times, such as `25 04:30`, and makes a round at each. */
async function runAt(...times: string[]) {
  mailer = openMailer()
  memory = emptyMemory(inIndia(times[0]!))
  await goOnAt(...times)
}

async function goOnAt(...times: string[]) {
  for (const now of times.map(inIndia)) {
    await runRound({ mailer, memory, stop: new AbortController().signal }, now)
    while (sentAt.length < server.mails.length) sentAt.push(now)
  }
}

/** @param names the files of all emails, in the order of sending; null for one shown elsewhere */
async function expectEmails(...names: (string | null)[]) {
  const emails = await Promise.all(server.mails.map((_, index) => describe(index)))
  const files = names.map(name => name && `${name}.txt`)
  for (const file of files) if (file) written.add(file)
  for (const [index, file] of files.entries())
    if (file) await expect(emails[index]).toMatchFileSnapshot(path.join(golden, file))
  expect(emails).toHaveLength(names.length)
}

async function describe(index: number) {
  const raw = server.mails[index]!
  const { mailFrom, rcptTo } = server.envelopes[index]!
  const { headers, subject, from, replyTo, text } = await PostalMime.parse(raw)
  const decoded: Record<string, unknown> = {
    subject,
    from: from && `${from.name} <${from.address}>`,
    'reply-to': replyTo?.map(({ name, address }) => `${name} <${address}>`).join(', '),
    date: '(time of sending)',
  }
  const parts = raw.match(/^Content-(Type|Transfer-Encoding): .*(\r\n .*)*/gm) ?? []
  const lines = [
    `Sent at: ${indianTime(sentAt[index]!)}`,
    `Envelope: ${mailFrom && mailFrom.address} to ${rcptTo.map(({ address }) => address).join(', ')}`,
    ...headers
      .filter(({ key }) => !key.startsWith('content-'))
      .map(({ key, originalKey, value }) => `${originalKey}: ${decoded[key] ?? value}`),
    ...parts.map(part => part.replace(/\r\n\s*/g, ' ')),
  ]
  return mask(`${lines.join('\n')}\n\n${text}`)
}

const mask = (email: string) =>
  email
    .replace(/<[\da-f-]{36}@/, '<(random)@')
    .replace(/boundary=.*/, 'boundary=(random)')
    .replace(/:\d+\/test_[\da-f]+/, ':(port)/(database)')
    .replace(/(.)\1{99,}/gu, (run, letter) => `(${letter} × ${run.length})`)

const anjali = {
  names: 'Anjali & Rohan',
  email: 'anjali@example.org',
  phone: '+91 98765 43210',
  wedding_date: '2027-02-14',
  location: 'Udaipur',
  guest_count: '180',
  budget: '12+',
  message: 'We met in the rain.\nAt Churchgate.',
} satisfies Inquiry

const meera = {
  name: 'Meera Rao',
  email: 'meera@example.org',
  phone: '+44 20 7946 0958',
  weddingDate: '2027-12-04',
  venue: 'The Lake Palace',
  guestCount: 'About 300',
  multiDay: '4-5',
  culturalDetails: 'Haldi and saat phere.\nMy aunt sings.',
  visualReferences: 'Satyajit Ray; https://film.example/apu',
  weddingPlanner: 'Aarti of Aarti Events',
  budgetRange: '18+',
  decisionTimeline: 'quarter',
  story: 'We met in the library.',
  nda: 'standard',
} satisfies DetailedInquiry

type Row = typeof inquiries.$inferInsert
type DetailedRow = typeof detailedInquiries.$inferInsert

/** @param number of its reference and link */
const idsOf = (number: number) => {
  const end = `-0000-4000-8000-${String(number).padStart(12, '0')}`
  return { id: `6951${String(number).padStart(4, '0')}${end}`, token: `11111111${end}` }
}
const insert = (number: number, time: string, row: Partial<Row> = {}) =>
  db.insert(inquiries).values({ ...anjali, ...idsOf(number), created_at: inIndia(time), ...row })
const insertDetailed = (number: number, time: string, row: Partial<DetailedRow> = {}) =>
  db
    .insert(detailedInquiries)
    .values({ ...meera, ...idsOf(number), created_at: inIndia(time), ...row })
const notified = (time: string) => ({ notified_at: inIndia(time) })

it('the email about a short inquiry is its golden file', async () => {
  await insert(1, '25 04:25')
  await runAt('25 04:30')
  await expectEmails('inquiry-short')
})

it('the email about a detailed inquiry is its golden file', async () => {
  await insertDetailed(1, '25 04:25')
  await runAt('25 04:30')
  await expectEmails('inquiry-detailed')
})

it.each(contact.requests)('the email about a $id is its golden file', async ({ id, story }) => {
  const { name, email } = meera
  const unanswered = Object.fromEntries(Object.keys(meera).map(field => [field, null]))
  await insertDetailed(1, '25 04:25', { ...unanswered, name, email, story })
  await runAt('25 04:30')
  await expectEmails(`inquiry-${id}`)
})

it('the email about a full NDA is its golden file', async () => {
  await insertDetailed(1, '25 04:25', { nda: 'nda' })
  await runAt('25 04:30')
  await expectEmails('inquiry-full-nda')
})

it('the email without details is its golden file', async () => {
  setEnv('NOTICE_DETAILS', 'no')
  await insert(1, '25 04:25')
  await runAt('25 04:30')
  await expectEmails('inquiry-without-details')
})

it('the email about what may be advertising is its golden file', async () => {
  const flags = [
    'a hidden field',
    'link in a short answer',
    'markup',
    'many links',
    'many from one address',
    'repeated',
  ]
  await insert(1, '25 04:25', { flags })
  await runAt('25 04:30')
  await expectEmails('inquiry-advertising')
})

it('the emails about an inquiry and its correction are their golden files', async () => {
  await insert(1, '25 04:20', { email: 'anjali@exmaple.org', phone: '+91 98765 43211' })
  await insert(2, '25 04:25', { phone: '+91 98765 43211' })
  await runAt('25 04:30')
  await expectEmails('inquiry-corrected', 'inquiry-correction')
})

it('the email that names similar inquiries is its golden file', async () => {
  await insert(1, '24 04:25', notified('24 04:30'))
  await insertDetailed(2, '24 04:25', { ...notified('24 04:30'), weddingDate: '2027-02-14' })
  await insert(3, '25 04:25', { names: 'Devika', email: 'devika@example.org', phone: null })
  await runAt('25 04:30')
  await expectEmails('inquiry-similar')
})

it('the email about an answer that is too long for it is its golden file', async () => {
  await insertDetailed(1, '25 04:25', {
    story: 'अ'.repeat(10_000),
    culturalDetails: 'आ'.repeat(5_000),
    visualReferences: 'इ'.repeat(2_000),
  })
  await runAt('25 04:30')
  await expectEmails('inquiry-cut')
})

it('the list of what came in a flood is its golden file', async () => {
  for (let number = 1; number <= 46; number++)
    await insertDetailed(number, '25 04:25', { nda: 'nda', flags: ['many from one address'] })
  await runAt('25 04:30')
  await expectEmails(...Array<null>(5).fill(null), 'flood')
})

it('the reminders are their golden files', async () => {
  await owner`update morning_mail set sent_on = '2026-11-25'`
  await insert(1, '24 15:00', notified('24 15:01'))
  await insertDetailed(2, '24 15:00', { nda: 'nda', ...notified('24 15:01') })
  await runAt('25 08:59', '25 09:00', '25 14:59', '25 15:00')
  await expectEmails('reminder-for-others', 'reminder', 'overdue-for-others', 'overdue')
})

it('the hours of reminders are their golden file', async () => {
  const lines = Array.from({ length: 24 }, (_, hour) => {
    const created_at = inIndia(`25 ${String(hour).padStart(2, '0')}:00`)
    const inquiry = { created_at, answered_at: null } as ListedInquiry
    const firsts: Record<string, string> = {}
    for (let now = created_at; !firsts.overdue_at; now = new Date(now.getTime() + halfHourMs)) {
      const column = reminderDue(inquiry, now)
      if (column) firsts[column] ??= indianTime(now)
    }
    const { reminded_at = 'none'.padEnd(17), overdue_at } = firsts
    return `${indianTime(created_at)}   ${reminded_at}   ${overdue_at}\n`
  })
  const table = `received            reminded            overdue\n${lines.join('')}`
  written.add('reminder-hours.txt')
  await expect(table).toMatchFileSnapshot(path.join(golden, 'reminder-hours.txt'))
})

it('the morning email is its golden file, with the backup, the forms and who waits', async () => {
  const folder = temporaryFolder()
  prove(folder, '25 03:00')
  setEnv('BACKUPS_DIR', folder)
  const times = { ...notified('24 05:00'), reminded_at: inIndia('24 21:00') }
  await insert(1, '24 05:00', { ...times, overdue_at: inIndia('25 07:00') })
  await insertDetailed(2, '24 17:00', notified('24 17:01'))
  await insert(3, '24 18:00', { ...notified('24 18:01'), flags: ['markup'] })
  await runAt('25 01:50', '25 02:00', '25 07:59', '25 08:00', '25 08:01')
  await expectEmails('morning')
})

it('the morning email is its golden file where nobody waits and no backup is proved', async () => {
  setEnv('BACKUPS_DIR', temporaryFolder())
  await runAt('25 07:59', '25 08:00')
  await expectEmails('morning-nobody-waits')
})

it("Monday's morning email is its golden file", async () => {
  setEnv('SMTP_FROM', 'studio@studio.example')
  const earlier = { answered_at: inIndia('22 09:00') }
  await insert(9, '20 09:00', { ...notified('20 09:01'), ...earlier })
  for (const [number, answered_at] of ['24 02:30', '24 05:30', '25 06:00'].entries())
    await insert(number, '24 00:00', { ...notified('24 00:01'), answered_at: inIndia(answered_at) })
  await runAt('30 08:00')
  await expectEmails('morning-on-monday')
})

it('the morning email that names a refused recipient is its golden file', async () => {
  setEnv('SMTP_TO', 'studio@studio.example, left@studio.example')
  server.refusals = { 'left@studio.example': '550 5.1.1 unknown' }
  await insert(1, '25 07:55')
  await runAt('25 08:00')
  await expectEmails(null, 'morning-with-refusal')
})

it('the emails where the database does not answer are their golden files', async () => {
  setEnv('DATABASE_STAFF_URL', 'postgres://staff:x@127.0.0.1:1/x')
  await runAt('25 07:45', '25 07:59', '25 08:00')
  await expectEmails('alarm-problem', 'morning-without-database')
})

it('the morning email where the database refuses the login is its golden file', async () => {
  setEnv('DATABASE_STAFF_URL', staffUrl.replace(/:[^:@]+@/, ':wrong@'))
  await runAt('25 08:00')
  await expectEmails('morning-without-login')
})

it('the emails about a site that is not ready are their golden files', async () => {
  answerAs(502)
  await runAt('25 07:53', '25 07:57', '25 07:58', '25 08:00')
  answerAs(200)
  await goOnAt('25 08:10', '25 08:11', '25 08:12')
  await expectEmails('alarm-site', 'morning-with-alarm', 'all-clear')
})

it('the alarm of the backups is its golden file', async () => {
  const folder = temporaryFolder()
  setEnv('BACKUPS_DIR', folder)
  prove(folder, '24 02:30')
  await runAt('25 04:30', '25 04:31')
  await expectEmails('alarm-backup')
})

it('the alarm of the disk is its golden file', async () => {
  setEnv('BACKUPS_DIR', temporaryFolder())
  vi.mocked(statfsSync).mockReturnValue({ bavail: 1_999, bsize: 1e6 } as StatsFs)
  await runAt('25 04:30')
  await expectEmails('alarm-disk')
})

it('the alarm of the forms is its golden file', async () => {
  const failure = fillWords(proofWords.failed, {
    page: '/contact',
    problem: proofWords.notThanked,
  })
  vi.mocked(proveForms).mockResolvedValue(failure)
  await runAt('25 02:00', '25 02:09', '25 02:10', '25 02:19', '25 02:20')
  await expectEmails('alarm-forms')
})

const prove = (folder: string, time: string) => {
  const file = path.join(folder, 'proved')
  writeFileSync(file, '')
  utimesSync(file, inIndia(time), inIndia(time))
}

it('every golden file is that of an email', () => {
  const files = existsSync(golden) ? readdirSync(golden) : []
  expect(files.filter(file => !written.has(file))).toEqual([])
})
