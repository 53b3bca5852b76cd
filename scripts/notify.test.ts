import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import type { OpenInquiry } from '@/db/notices'
import { detailedInquiry, inquiry, shortestDetailedInquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { temporaryFolder } from '@/lib/testing'
import { openMailer } from './notify/mailer'
import { emptyMemory, needsReminder, runRound } from './notify/round'
import { type MailServer, openMailServer, readMail } from './notify/testing-mail'

const database = await freshDatabase({ emptied: true })
let server: MailServer
let memory: ReturnType<typeof emptyMemory>
beforeEach(async () => {
  await database.owner`update morning_mail set sent_on = '-infinity'`
  server = await openMailServer()
  memory = emptyMemory()
  vi.stubEnv('DATABASE_STAFF_URL', database.staffUrl)
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  vi.stubEnv('SMTP_TO', 'studio@example.com')
  vi.stubEnv('SITE_URL', 'https://site.example')
  return () => server.close()
})

/** Tests begin at an hour without mails of its own. */
const night = new Date('2026-11-24T23:00:00Z') // 04:30 in India
const morning = new Date('2026-11-25T02:31:00Z') // 08:01
const round = (now = night, details = true) =>
  runRound({ mailer: openMailer(), details, memory, stop: new AbortController().signal }, now)
const mails = () => server.mails.map(readMail)
const subjects = () => mails().map(({ headers }) => headers.find(line => line.startsWith('Subject: '))!.slice(9))
const headerOf = (name: string, n = 0) => mails()[n]!.headers.find(line => line.startsWith(`${name}: `))

const asha = {
  ...inquiry,
  names: 'Asha & Kabir',
  email: 'asha@example.org',
  location: 'Udaipur',
  message: 'In the rain',
}
const rows = () => database.owner`select * from inquiries order by created_at`

describe('the mail about an inquiry', () => {
  it('has every answer by its label, replies to the couple, and links to WhatsApp, telephone and answer', async () => {
    await saveInquiry({ ...asha, guest_count: null })
    await round()
    const [row] = await rows()
    expect(subjects()[0]).toMatch(/^Asha & Kabir, 14 February 2027, Udaipur, answer by \d+ \w+, \d\d:\d\d IST$/)
    expect(headerOf('Reply-To')).toBe('Reply-To: "Asha & Kabir" <asha@example.org>')
    const { text } = mails()[0]!
    expect(text).toContain(`Answered:\nhttps://site.example/answered/${row!.token}`)
    for (const part of ['https://wa.me/919876543210', 'tel:+919876543210', 'Wedding Date:\n14 February 2027'])
      expect(text).toContain(part)
    expect(text).toContain('Investment Range:\n₹12 lakhs and above\n\nTell Us Your Story:\nIn the rain')
    expect(text).not.toMatch(/Guest Count|null/)
    expect(row!.notified_at).toBeInstanceOf(Date)
    await round()
    expect(server.mails).toHaveLength(1)
  })

  it('names another inquiry for the same day or from the same address by its reference alone', async () => {
    await saveInquiry(asha)
    await saveDetailedInquiry({ ...shortestDetailedInquiry, name: 'Meera', email: 'ASHA@example.org' })
    await round()
    const [row] = await rows()
    const reference = `${row!.id.slice(0, 4)} ${row!.id.slice(4, 8)}`
    expect(mails()[1]!.text).toContain(`The same day or the same e-mail: ${reference}.`)
    expect(mails()[1]!.text).not.toContain('Kabir')
  })

  it('asks in neutral words to check a flagged one, which has no Reply-To', async () => {
    await saveInquiry({ ...asha, email: 'a?bcc=x@example.org' }, ['many links'])
    await round()
    expect(headerOf('Reply-To')).toBeUndefined()
    expect(mails()[0]!.text).toContain('Please check: many links.')
    expect(mails()[0]!.text).toContain('Write:\nmailto:a%3Fbcc%3Dx@example.org?subject=Noor%20Vista')
  })

  it.each([
    ['NOTICE_DETAILS=no', false, 'standard'],
    ['Full NDA required', true, 'nda'],
  ] as const)('leaves the answers out by %s', async (_, details, nda) => {
    await saveDetailedInquiry({ ...detailedInquiry, nda })
    await round(night, details)
    expect(subjects()[0]).toMatch(/^Inquiry [\da-f]{4} [\da-f]{4}, answer by /)
    expect(mails()[0]!.text).toContain('/answered/')
    expect(mails()[0]!.headers.join() + mails()[0]!.text).not.toMatch(/Meera|meera@|wa\.me|2027|98765/)
  })

  it.each([
    ['a newline', 'Asha\r\nBcc: x@evil.example'],
    ['an encoded word', '=?utf-8?Q?Asha=0ABcc:_x@evil.example?='],
    ['two hundred marks', `Z${'\u0351'.repeat(199)}`],
    ['a text turned round', 'Asha\u202egnp.exe'],
  ])('has no header that a stranger wrote: %s in the names', async (_, names) => {
    await database.owner`insert into inquiries (id, names, email, location)
      values (gen_random_uuid(), ${names}, 'आरव@example.org', ${names})`
    expect((await round()).problems).toEqual(new Set())
    const [head = ''] = server.mails[0]!.split('\r\n\r\n')
    expect(head).not.toMatch(/^(bcc|reply-to)/im)
    expect(mails()[0]!.headers.filter(line => !/^[A-Z][\w-]+: /.test(line))).toEqual([])
    expect(subjects()[0]!.length).toBeLessThan(220)
    expect(subjects()[0]).not.toMatch(/[\r\n\u202e]/)
  })
})

describe('reminders', () => {
  it('come once, six hours before the answer is due, in one mail; none of what is answered', async () => {
    const created_at = new Date(morning.getTime() - 18.1 * 3_600_000)
    for (const answered_at of [null, null, morning])
      await database.owner`insert into inquiries (id, names, email, created_at, notified_at, answered_at)
        values (gen_random_uuid(), 'Asha', 'a@b.example', ${created_at}, now(), ${answered_at})`
    for (let n = 0; n < 3; n++) await round(morning)
    expect(subjects().filter(each => !each.startsWith('Waiting'))).toEqual([
      expect.stringMatching(/^Not answered yet: [\da-f ]{9}, [\da-f ]{9}$/),
    ])
    expect(mails()[0]!.text.match(/\/answered\//g)).toHaveLength(2)
  })

  it.each([
    ['25 20:59', '25 22:30', false],
    ['25 21:00', '25 22:30', true],
    ['25 21:59', '26 06:59', true],
    ['25 21:59', '26 07:01', false],
    ['25 22:00', '25 21:30', false],
    ['25 06:59', '25 05:00', false],
    ['25 07:00', '25 05:00', true],
  ])('at %s of what is to be reminded of at %s: %j', (now, at, expected) => {
    const inIndia = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+05:30`)
    const created_at = new Date(inIndia(at).getTime() - 18 * 3_600_000)
    const waiting = { created_at, answered_at: null, reminded_at: null } as OpenInquiry
    expect(needsReminder(waiting, inIndia(now))).toBe(expected)
  })

  it('are taken back where the mail fails, and come later', async () => {
    const afternoon = new Date('2026-11-25T10:00:00Z')
    const created_at = new Date(afternoon.getTime() - 19 * 3_600_000)
    await database.owner`insert into inquiries (id, names, email, created_at, notified_at)
      values (gen_random_uuid(), 'Asha', 'a@b.example', ${created_at}, now())`
    server.judge = () => 'refuse'
    await round(afternoon)
    expect((await rows())[0]!.reminded_at).toBeNull()
    server.judge = () => undefined
    await round(afternoon)
    expect((await rows())[0]!.reminded_at).toBeInstanceOf(Date)
  })
})

describe('the morning mail', () => {
  it('says who waits with links, what is overdue and how old the backup is, once a day, also after a restart', async () => {
    await saveInquiry(asha)
    await database.owner`update inquiries set notified_at = now(), created_at = ${new Date(morning.getTime() - 30 * 3_600_000)}`
    const folder = temporaryFolder()
    vi.stubEnv('BACKUPS_DIR', folder)
    writeFileSync(path.join(folder, 'proved'), '')
    await round(new Date(morning.getTime() - 120_000)) // 07:59
    for (let restart = 0; restart < 2; restart++) {
      memory = emptyMemory()
      await round(morning)
      await round(morning)
    }
    expect(subjects()).toEqual(['Waiting for an answer: 1, overdue: 1'])
    expect(mails()[0]!.text).toMatch(/OVERDUE since .*Answered:\nhttps.*The last proved backup is 0 hours old\.$/s)
    expect(mails()[0]!.text).not.toContain('Asha')
  })

  it.each(['cannot be written', 'is away'])('comes once although the database %s', async state => {
    await saveInquiry(asha)
    await round()
    const name = new URL(database.ownerUrl).pathname.slice(1) // other tests have the same role
    if (state === 'is away') vi.stubEnv('DATABASE_STAFF_URL', 'postgres://staff:x@127.0.0.1:1/x')
    else await database.owner.unsafe(`alter role staff in database ${name} set default_transaction_read_only = on`)
    for (let n = 0; n < 10; n++) await round(morning)
    await database.owner.unsafe(`alter role staff in database ${name} reset all`)
    expect(subjects().slice(1)).toHaveLength(1)
  })
})

describe('a mail server', () => {
  const six = () => Promise.all(Array.from({ length: 6 }, (_, n) => saveInquiry({ ...asha, names: `couple ${n}` })))

  it('that stalls costs one wait a round, and gets the others in the next', async () => {
    await six()
    const minute = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(minute.signal)
    let asked = 0
    server.judge = mail => {
      if (!mail.includes('couple 0')) return undefined
      asked++
      minute.abort()
      return 'silence'
    }
    await database.owner`update inquiries set created_at = now() - interval '1 hour' where names = 'couple 0'`
    const first = await round()
    expect([first.answered, asked, server.mails.length]).toEqual([false, 1, 0])
    timeout.mockRestore()
    server.judge = () => undefined
    await round()
    expect(server.mails).toHaveLength(6)
    expect(subjects().at(-1)).toContain('couple 0')
  })

  it('that refuses one kind of mail gets the others', async () => {
    await six()
    server.judge = mail => (/couple/.test(mail) ? 'refuse' : undefined)
    const { problems, answered } = await round(morning)
    expect([...problems]).toEqual(['A mail could not be sent: EMESSAGE 550'])
    expect([answered, subjects()]).toEqual([true, ['Waiting for an answer: 6, overdue: 0']])
  })

  it('that refuses one recipient of two is logged, and the mail is sent', async () => {
    vi.stubEnv('SMTP_TO', 'studio@example.com, left@example.com')
    server.refusedRecipients = ['left@example.com']
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await saveInquiry(asha)
    await round()
    expect([server.mails.length, log.mock.calls]).toEqual([
      1,
      [['The mail server refuses the recipient left@example.com.']],
    ])
  })

  it('gets more than twenty that wait at the start in one mail with their links', async () => {
    await Promise.all(Array.from({ length: 21 }, (_, n) => saveInquiry({ ...asha, names: `couple ${n}` })))
    await round()
    await round()
    expect(subjects()).toEqual(['New inquiries: 21'])
    expect(mails()[0]!.text.match(/\/answered\//g)).toHaveLength(21)
  })
})

it('an alarm comes once while it lasts, by its name, without a database, to SMTP_TO or to ALERT_TO', async () => {
  const folder = temporaryFolder()
  vi.stubEnv('BACKUPS_DIR', folder)
  vi.stubEnv('DATABASE_STAFF_URL', 'postgres://staff:x@127.0.0.1:1/x')
  writeFileSync(path.join(folder, 'proved'), '')
  for (const hours of [27, 28, 1, 27]) {
    utimesSync(path.join(folder, 'proved'), new Date(), new Date(Date.now() - hours * 3_600_000))
    if (hours === 1) vi.stubEnv('ALERT_TO', 'engineer@example.com')
    await round()
  }
  expect(subjects()).toEqual(Array(2).fill(expect.stringContaining('Alarm: There is no proved backup')))
  expect([headerOf('To'), headerOf('To', 1)]).toEqual(['To: studio@example.com', 'To: engineer@example.com'])
})
